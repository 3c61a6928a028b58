/// What came of opening a keyframe.
public enum KeyframeOpening: Hashable, Sendable {
  case opened
  /// No block is open whose duration it could divide.
  case noBlock
  /// A keyframe of the same block is open already.
  case nested
  /// The block's spring takes its own time, which nobody knows who writes the keyframe.
  case ownDuration
}

extension Animations {
  /// Opens a keyframe of the innermost open block: what is written until `endKeyframe` moves in its
  /// part of each cycle only. `start` and `duration` are fractions of the block's duration,
  /// clamped to 0…1 and to the block's end; `curve` is the block's unless given.
  mutating func beginKeyframe(
    start: Double, duration: Double, curve: TimingCurve?, _ clock: inout Clock
  ) -> KeyframeOpening {
    guard let block = openBlocks.last, !block.isTransition else { return .noBlock }
    guard block.keyframe == nil else { return .nested }
    guard blocks.contains(block.id.raw) else {
      openBlocks[openBlocks.count - 1].keyframe = OpenKeyframe(
        span: KeyframeSpan(start: 0, end: 0, curve: .linear), serial: clock.nextSerial())
      return .opened
    }
    let spec = blocks[block.id.raw].spec
    if case .spring = spec.curve { return .ownDuration }
    let whole = Double(max(spec.duration, .zero).flicks)
    func place(_ fraction: Double) -> Int64 {
      Int64((whole * min(max(fraction, 0), 1)).rounded())
    }
    let first = place(start)
    let span = KeyframeSpan(
      start: first, end: max(first, place(start + max(duration, 0))), curve: curve ?? spec.curve)
    openBlocks[openBlocks.count - 1].keyframe = OpenKeyframe(span: span, serial: clock.nextSerial())
    return .opened
  }

  /// Closes the open keyframe of the innermost open block: what it has changed goes from where it is
  /// by then to its new value.
  mutating func endKeyframe(_ views: ViewTree) {
    guard let keyframe = openBlocks.last?.keyframe else { return }
    openBlocks[openBlocks.count - 1].keyframe = nil
    for write in keyframe.written where write.contribution >= 0 {
      let contribution = contributions[write.contribution]
      let slot = Int(contribution.view)
      let isChanged =
        if let old = write.oldWide {
          views.modelTransform(slot, contribution.property) != old
        } else {
          views.modelLanes(slot, contribution.property) != write.old
        }
      if isChanged { addSegment(keyframe.span, write.contribution, views) }
    }
  }

  /// Notes that the open keyframe, if there is one, is about to write what `index` contributes to.
  mutating func noteWrite(_ index: Int32, _ views: ViewTree) {
    guard let serial = openBlocks.last?.keyframe?.serial else { return }
    if contributions[index].track < 0 { contributions[index].track = tracks.insert() }
    let contribution = contributions[index]
    guard tracks[contribution.track].writer != serial else { return }
    tracks[contribution.track].writer = serial
    addDirectSegment(index, views)
    let slot = Int(contribution.view)
    let isWide = contribution.wide >= 0
    let write = KeyframeWrite(
      contribution: index, old: isWide ? .zero : views.modelLanes(slot, contribution.property),
      oldWide: isWide ? views.modelTransform(slot, contribution.property) : nil)
    openBlocks[openBlocks.count - 1].keyframe?.written.append(write)
  }

  /// Lets what the block has written outside its keyframes go all the way, if it has.
  mutating func addDirectSegment(_ index: Int32, _ views: ViewTree) {
    let contribution = contributions[index]
    let slot = Int(contribution.view)
    let track = tracks[contribution.track]
    let isWritten: Bool
    if !track.isEmpty {
      isWritten =
        contribution.wide >= 0
        ? views.modelTransform(slot, contribution.property) != track.writtenWide
        : views.modelLanes(slot, contribution.property) != track.written
    } else if let capture = captures.last(where: { $0.contribution == index }) {
      isWritten =
        capture.wide >= 0
        ? views.modelTransform(slot, contribution.property) != contributions.pair(capture.wide).from
        : views.modelLanes(slot, contribution.property) != capture.old
    } else {
      isWritten = false
    }
    guard isWritten else { return }
    let spec = blocks[contribution.animation.raw].spec
    let end = max(spec.duration, .zero).flicks
    addSegment(KeyframeSpan(start: 0, end: end, curve: spec.curve), index, views)
  }

  /// Lets a property move to its present model value within a span.
  private mutating func addSegment(_ span: KeyframeSpan, _ index: Int32, _ views: ViewTree) {
    let contribution = contributions[index]
    let slot = Int(contribution.view)
    var segment = KeyframeSegment(span)
    if contribution.wide >= 0 {
      let transform = views.modelTransform(slot, contribution.property)
      tracks[contribution.track].writtenWide = transform
      tracks[contribution.track].add(segment, to: transform)
    } else {
      segment.to = views.modelLanes(slot, contribution.property)
      tracks[contribution.track].written = segment.to
      tracks[contribution.track].add(segment, to: nil)
    }
  }

  /// Adds what the segments of a contribution say, each as the begin of a movement of its own.
  func addKeyframes(
    _ index: Int32, _ spec: AnimationSpec, to begins: inout [AnimationBegin], _ views: ViewTree,
    _ clock: Clock
  ) {
    let contribution = contributions[index]
    guard contribution.track >= 0 else { return }
    let track = tracks[contribution.track]
    let type = contribution.property.type
    let isWide = contribution.wide >= 0
    for (place, segment) in track.segments.enumerated() {
      begins.append(
        AnimationBegin(
          view: views.id(contribution.view), property: contribution.property,
          from: isWide
            ? .transform(track.transforms[place].from) : PropertyValue(type, lanes: segment.from),
          to: isWide
            ? .transform(track.transforms[place].to) : PropertyValue(type, lanes: segment.to),
          duration: clock.stretched(Time(flicks: segment.end - segment.start)),
          delay: clock.stretched(spec.delay + Time(flicks: segment.start)), curve: segment.curve,
          spring: segment.solver.constants(of: segment.curve), isKeyframe: true))
    }
  }
}
