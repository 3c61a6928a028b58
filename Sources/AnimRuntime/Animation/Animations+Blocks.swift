extension Animations {
  /// Opens a block; what is written until it closes belongs to it. An inner one takes over duration,
  /// curve and options of the one around unless its options say otherwise.
  ///
  /// - Returns: the block's id; `none` when four million are alive, and then nothing is animated.
  mutating func begin(_ spec: AnimationSpec, _ clock: inout Clock) -> AnimationID {
    var spec = spec
    if let outer = openBlocks.last, !outer.isTransition, blocks.contains(outer.id.raw) {
      spec = spec.nested(in: blocks[outer.id.raw].spec)
    }
    spec = spec.settled
    spec.delay = max(spec.delay, Time(flicks: -1 << 60))
    let length = Timing.length(
      of: spec.duration, count: spec.repeatCount, autoreverses: spec.autoreverses)
    let timing = Timing(
      duration: spec.duration, length: length, autoreverses: spec.autoreverses,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds), stretch: clock.timeScale)
    let id = AnimationID(
      raw: blocks.insert(
        AnimationRecord(spec: spec, timing: timing, serial: clock.nextSerial())))
    openBlocks.append(OpenBlock(id: id, firstCapture: captures.count))
    return id
  }

  /// Closes the innermost open block: what changed begins to move, and whoever moved it before loses
  /// it or, additively, joins in. `start` is to follow.
  ///
  /// - Returns: what begins, in order of first writing; nil if the block has never been alive.
  mutating func close(
    _ views: inout ViewTree, _ clock: inout Clock
  ) -> [AnimationBegin]? {
    prepareClose(views)
    guard let block = openBlocks.popLast(), blocks.contains(block.id.raw) else { return nil }
    blocks[block.id.raw].isOpen = false
    let spec = blocks[block.id.raw].spec
    blocks[block.id.raw].timing.begin = clock.now + clock.stretched(spec.delay)

    var begins: [AnimationBegin] = []
    var place = block.firstCapture
    while place < captures.count {
      let capture = captures[place]
      close(capture, spec, into: &begins, &views, &clock)
      contributions.removePair(capture.wide)
      place += 1
    }
    captures.removeSubrange(block.firstCapture...)
    curves.invalidate()
    return begins
  }

  /// Enters start and end of a closed block; one that moves nothing ends in the next round.
  mutating func start(
    _ id: AnimationID, hasBegins: Bool, _ views: inout ViewTree, _ clock: inout Clock
  ) {
    let record = blocks[id.raw]
    if record.isDriven { return }
    guard hasBegins, record.spec.duration > .zero, !record.isEmpty else {
      detachAll(of: id, &views)
      scheduleEnd(of: id, at: clock.now, &clock)
      return
    }
    clock.schedule(
      .animationStart, at: record.timing.begin, tie: record.serial, target: id.raw,
      stamp: record.stamp)
    scheduleEnd(of: id, at: record.timing.end, &clock)
  }

  /// Enters the end of a block.
  func scheduleEnd(of id: AnimationID, at due: Time, _ clock: inout Clock) {
    clock.schedule(
      .animationEnd, at: due, tie: blocks[id.raw].serial, target: id.raw,
      stamp: blocks[id.raw].stamp)
  }

  /// Ends a block: its contributions go and its slot is free.
  ///
  /// - Returns: the block as it was.
  @discardableResult
  mutating func finish(_ id: AnimationID, _ views: inout ViewTree) -> AnimationRecord {
    let record = blocks[id.raw]
    detachAll(of: id, &views)
    blocks.remove(id.raw)
    return record
  }

  /// Ends all blocks without a report.
  ///
  /// - Returns: the callbacks of those that are not driven, in order of creation.
  mutating func removeAll(_ views: inout ViewTree) -> [Callback] {
    let callbacks = pending.map { blocks[$0.raw].spec.completion }
    for name in blocks.names { finish(AnimationID(raw: name), &views) }
    openBlocks.removeAll()
    captures.removeAll()
    curves.removeAll()
    return callbacks
  }

  /// Takes a property from its block; a block left with nothing ends in the next round, and
  /// an animator as a whole, unless it is one of its own blocks that takes it.
  mutating func takeAway(
    _ index: Int32, by taker: AnimatorID = .none, _ views: inout ViewTree, _ clock: inout Clock
  ) {
    let block = contributions[index].animation
    detach(index, &views)
    if blocks[block.raw].isDriven {
      noteInterruption(of: blocks[block.raw].animator, by: taker)
      return
    }
    // A transition goes on: only what was written is seen earlier.
    if blocks[block.raw].isTransition { return }
    blocks[block.raw].isInterrupted = true
    guard blocks[block.raw].isEmpty, !blocks[block.raw].isOpen else { return }
    endEarly(block, entries: 2, &clock)
  }

  /// Lets a closed block end in the next round, unfinished.
  ///
  /// - Parameter entries: how many of its start and end are still to come.
  mutating func endEarly(_ id: AnimationID, entries: Int, _ clock: inout Clock) {
    blocks[id.raw].isInterrupted = true
    blocks[id.raw].stamp &+= 1
    for _ in 0..<entries { clock.agenda.noteDeath() }
    scheduleEnd(of: id, at: clock.now, &clock)
  }

  /// Notes that a newer block has taken something from an animator: it ends when that block has
  /// closed. Its own blocks may take from one another, and while one is open nobody ends it.
  private mutating func noteInterruption(of id: AnimatorID, by taker: AnimatorID) {
    guard taker != id, !isPreparing(id), !interrupted.contains(id) else { return }
    interrupted.append(id)
  }
}
