/// The blocks of `animate`, of animators and of transitions, and what they add to properties.
struct Animations: Sendable {
  /// The blocks that are not over.
  var blocks = SlotPool<AnimationRecord>()
  var contributions = ContributionStore()
  var tracks = KeyframeStore()
  /// What moves the blocks of animators, by the animator's slot.
  var drivers: [Driver] = []
  /// The blocks whose closures are running, innermost last.
  var openBlocks: [OpenBlock] = []
  /// What the open blocks have written, in order of first writing.
  var captures: [Capture] = []
  /// The animators that have lost a property to a newer block; each ends when that has closed.
  var interrupted: [AnimatorID] = []
  /// What moves along curves of the script.
  var curves = CurveBook()
  /// How many motions of a property its writes in blocks have gone past, since this was last taken.
  var motionsPassed = 0

  /// The driver of an animator that exists.
  subscript(id: AnimatorID) -> Driver {
    _read { yield drivers[Slot.index(id.raw)] }
    _modify { yield &drivers[Slot.index(id.raw)] }
  }

  func contains(_ id: AnimationID) -> Bool { blocks.contains(id.raw) }

  /// True while an entry of the agenda still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    blocks.contains(entry.target) && blocks[entry.target].stamp == entry.stamp
  }

  /// True while a block of the animator is open.
  func isPreparing(_ animator: AnimatorID) -> Bool {
    openBlocks.contains { blocks.contains($0.id.raw) && blocks[$0.id.raw].animator == animator }
  }

  /// True while the innermost open block animates what is written.
  var animatesWrites: Bool {
    guard let block = openBlocks.last else { return false }
    return !block.isTransition && blocks.contains(block.id.raw)
  }

  /// The blocks that are not over, in order of creation; those of animators do not count.
  var pending: [AnimationID] {
    blocks.names.filter { !blocks[$0].isDriven }
      .sorted { blocks[$0].serial < blocks[$1].serial }
      .map { AnimationID(raw: $0) }
  }

  /// What a block still moves, in order of first writing.
  func movements(of id: AnimationID, _ views: ViewTree) -> [(view: ViewID, property: Property)] {
    guard blocks.contains(id.raw) else { return [] }
    var movements: [(ViewID, Property)] = []
    var index = blocks[id.raw].first
    while index >= 0 {
      let contribution = contributions[index]
      movements.append((views.id(contribution.view), contribution.property))
      index = contribution.nextInBlock
    }
    return movements
  }

  /// False if a block without `allowUserInteraction` moves the view now.
  func allowsInteraction(_ view: ViewID, _ views: ViewTree, at now: Time) -> Bool {
    let row = views.slot(view) * Property.storedCount
    for stack in views.stacks[row..<row + Property.storedCount] {
      var index = stack
      while index >= 0 {
        let record = blocks[contributions[index].animation.raw]
        if !record.isOpen, !record.isDriven, !record.isTransition,
          !record.spec.options.contains(.allowUserInteraction),
          record.timing.begin <= now, now < record.timing.end
        {
          return false
        }
        index = contributions[index].above
      }
    }
    return true
  }

  /// Notes that the innermost open block has changed a view in vain.
  mutating func noteUnseen(_ view: ViewID) {
    if !openBlocks.isEmpty { openBlocks[openBlocks.count - 1].noteUnseen(view) }
  }

  /// About how many bytes the blocks and their contributions take.
  var footprint: Int {
    blocks.count * MemoryLayout<AnimationRecord>.stride
      + contributions.count * MemoryLayout<Contribution>.stride
      + contributions.pairs.count * MemoryLayout<TransformPair>.stride + curves.footprint
  }
}

// MARK: Digest

extension Animations {
  /// Adds every block to a digest.
  func add(to digest: inout Digest) {
    for name in blocks.names {
      let record = blocks[name]
      digest.add(name)
      digest.add(record.serial)
      digest.add(record.timing.begin)
      digest.add(record.timing.duration)
      digest.add(record.timing.length)
      digest.add(record.timing.stretch)
      digest.add(record.timing.autoreverses)
      digest.add(record.spec.curve)
      digest.add(record.spec.options.rawValue)
      digest.add(record.spec.completion.raw)
      digest.add(record.isOpen)
      digest.add(record.isInterrupted)
      digest.add(record.animator.raw)
      digest.add(Int(record.part))
    }
    for block in openBlocks { digest.add(block.id.raw) }
  }

  /// Adds the contributions to the properties of the view in a slot.
  func addContributions(to slot: Int, _ views: ViewTree, into digest: inout Digest) {
    for property in Property.allCases.prefix(Property.storedCount) {
      var index = views.stack(slot, property)
      while index >= 0 {
        let contribution = contributions[index]
        digest.add(UInt64(property.rawValue))
        digest.add(contribution.animation.raw)
        digest.add(UInt64(contribution.mode.rawValue))
        digest.add(contribution.from)
        digest.add(contribution.to)
        if contribution.wide >= 0 {
          digest.add(contributions.pair(contribution.wide).from)
          digest.add(contributions.pair(contribution.wide).to)
        }
        if contribution.track >= 0 { tracks[contribution.track].add(to: &digest) }
        index = contribution.above
      }
    }
  }
}

extension KeyframeTrack {
  fileprivate func add(to digest: inout Digest) {
    for segment in segments {
      digest.add(Time(flicks: segment.start))
      digest.add(Time(flicks: segment.end))
      digest.add(segment.curve)
      digest.add(segment.from)
      digest.add(segment.to)
    }
    for pair in transforms {
      digest.add(pair.from)
      digest.add(pair.to)
    }
  }
}
