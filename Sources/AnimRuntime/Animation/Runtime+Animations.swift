extension Runtime {
  /// True while a block's closure runs: what is written now is animated.
  public var isInAnimationBlock: Bool { !openBlocks.isEmpty }

  /// The first view that the innermost open block has changed in vain: it is not on the stage, or
  /// in a screen that has not appeared, so nothing of it is seen to move.
  public var unseenInBlock: ViewID? { openBlocks.last?.unseen }

  /// How many motions of a property its writes in blocks have gone past since this was last asked.
  public mutating func takeMotionsPassed() -> Int {
    defer { motionsPassed = 0 }
    return motionsPassed
  }

  /// Opens a block; what is written until `endAnimation` belongs to it. Blocks nest: an inner one
  /// takes over duration, curve and options of the one around unless its options say otherwise.
  ///
  /// - Returns: the block's id; `none` when four million are alive, and then nothing is animated.
  public mutating func beginAnimation(_ spec: AnimationSpec) -> AnimationID {
    var spec = spec
    if let outer = openBlocks.last, !outer.isTransition, animations.contains(outer.id.raw) {
      spec = spec.nested(in: animations[outer.id.raw].spec)
    }
    spec = spec.settled
    spec.delay = max(spec.delay, Time(flicks: -1 << 60))
    let length = Timing.length(
      of: spec.duration, count: spec.repeatCount, autoreverses: spec.autoreverses)
    let timing = Timing(
      duration: spec.duration, length: length, autoreverses: spec.autoreverses,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds), stretch: timeScale)
    let id = AnimationID(
      raw: animations.insert(
        AnimationRecord(spec: spec, timing: timing, serial: nextSerial())))
    openBlocks.append(OpenBlock(id: id, firstCapture: captures.count))
    return id
  }

  /// Closes a block, and with it any still open inside: what changed begins to move, and whoever
  /// moved it before loses it or, additively, joins in.
  ///
  /// - Returns: one `AnimationBegin` for each property that has changed, in order of first writing,
  ///   each followed by those of its keyframes in order of time.
  public mutating func endAnimation(_ id: AnimationID) -> [AnimationBegin] {
    guard openBlocks.contains(where: { $0.id == id }) else { return [] }
    while let inner = openBlocks.last, inner.id != id { closeBlock(inner) }
    endKeyframe()
    guard let block = openBlocks.popLast(), animations.contains(id.raw) else { return [] }
    animations[id.raw].isOpen = false
    let spec = animations[id.raw].spec
    animations[id.raw].timing.begin = now + stretched(spec.delay)

    var begins: [AnimationBegin] = []
    var place = block.firstCapture
    while place < captures.count {
      let capture = captures[place]
      close(capture, spec, into: &begins)
      contributions.removePair(capture.wide)
      place += 1
    }
    captures.removeSubrange(block.firstCapture...)
    endInterrupted()
    start(id, hasBegins: !begins.isEmpty)
    return begins
  }

  /// Ends every animation of a view, unfinished; a block that moves other views goes on with them.
  public mutating func cancelAnimations(of view: ViewID) {
    guard views.contains(view) else { return }
    if !transitions.isEmpty { cancelTransitions(of: view) }
    let row = views.slot(view) * Property.storedCount
    for offset in 0..<Property.storedCount {
      while views.stacks[row + offset] >= 0 { cancel(views.stacks[row + offset]) }
    }
  }

  /// Ends every animation of one property of a view, unfinished.
  public mutating func cancelAnimations(of view: ViewID, _ property: Property) {
    guard views.contains(view) else { return }
    if property == .frame {
      cancelAnimations(of: view, .bounds)
      cancelAnimations(of: view, .center)
      return
    }
    while stack(views.slot(view), property) >= 0 {
      cancel(stack(views.slot(view), property))
    }
  }

  /// True from a block's opening until its end is reported.
  public func isPending(_ id: AnimationID) -> Bool { animations.contains(id.raw) }

  /// The blocks that are not over, in order of creation; those of animators do not count.
  public var pendingAnimations: [AnimationID] {
    animations.names.filter { !animations[$0].isDriven }
      .sorted { animations[$0].serial < animations[$1].serial }
      .map { AnimationID(raw: $0) }
  }

  /// False if a block without `allowUserInteraction` moves the view now, or a transition shows it.
  public func allowsInteraction(_ view: ViewID) -> Bool {
    guard views.contains(view), !isBlockedByTransition(view) else { return false }
    let row = views.slot(view) * Property.storedCount
    for stack in views.stacks[row..<row + Property.storedCount] {
      var index = stack
      while index >= 0 {
        let record = animations[contributions[index].animation.raw]
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

  /// The end of a block is due: its contributions go and its slot is free.
  mutating func finishAnimation(_ id: AnimationID) -> Event {
    let record = animations[id.raw]
    if record.isDriven { return finishRun(of: record.animator, id) }
    while animations[id.raw].first >= 0 { detach(animations[id.raw].first) }
    if record.isTransition {
      transitions.remove(id)
      noteScreens(endOf: id)
    }
    animations.remove(id.raw)
    return .animationEnded(id, finished: !record.isInterrupted, record.spec.completion)
  }

  /// The delay of a block is over.
  mutating func animationStarted(_ id: AnimationID) -> Event {
    let animator = animations[id.raw].animator
    guard animator != .none else { return .animationStarted(id) }
    animators[animator.raw].entryCount -= 1
    return .animatorStarted(animator)
  }

  /// Enters start and end of a closed block.
  private mutating func start(_ id: AnimationID, hasBegins: Bool) {
    let record = animations[id.raw]
    if record.isDriven { return }
    guard hasBegins, record.spec.duration > .zero, !record.isEmpty else {
      while animations[id.raw].first >= 0 { detach(animations[id.raw].first) }
      schedule(.animationEnd, at: now, tie: record.serial, target: id.raw, stamp: record.stamp)
      return
    }
    schedule(
      .animationStart, at: record.timing.begin, tie: record.serial, target: id.raw,
      stamp: record.stamp)
    schedule(
      .animationEnd, at: record.timing.end, tie: record.serial, target: id.raw,
      stamp: record.stamp)
  }

  /// Ends a contribution that nothing takes the place of: its block's, or with all of its animator.
  private mutating func cancel(_ index: Int32) {
    let block = animations[contributions[index].animation.raw]
    if block.isDriven, !isPreparing(block.animator) {
      interrupt(block.animator)
    } else {
      takeAway(index)
    }
  }

  /// Takes a property from its block; a block left with nothing ends in the next round, and
  /// an animator as a whole, unless it is one of its own blocks that takes it.
  mutating func takeAway(_ index: Int32, by taker: AnimatorID = .none) {
    let block = contributions[index].animation
    detach(index)
    if animations[block.raw].isDriven {
      noteInterruption(of: animations[block.raw].animator, by: taker)
      return
    }
    // A transition goes on: only what was written is seen earlier.
    if animations[block.raw].isTransition { return }
    animations[block.raw].isInterrupted = true
    guard animations[block.raw].isEmpty, !animations[block.raw].isOpen else { return }
    animations[block.raw].stamp &+= 1
    noteDeadEntry()
    noteDeadEntry()
    let record = animations[block.raw]
    schedule(.animationEnd, at: now, tie: record.serial, target: block.raw, stamp: record.stamp)
  }
}
