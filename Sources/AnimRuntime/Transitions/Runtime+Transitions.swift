extension Runtime {
  /// True while the innermost open block is a transition's: nothing that is written is animated.
  public var isInTransitionBlock: Bool { openBlocks.last?.isTransition ?? false }

  /// Opens the block of a transition: until `endTransition` the model changes at once, and of the
  /// contents of its views the old is seen. Takes nothing over from blocks around.
  ///
  /// - Returns: the transition's id, one of those of animations; `none` when four million are alive.
  public mutating func beginTransition(_ spec: TransitionSpec) -> AnimationID {
    let animation = AnimationSpec(
      duration: spec.duration, delay: max(spec.delay, Time(flicks: -1 << 60)), curve: spec.curve,
      options: spec.options)
    let timing = Timing(
      duration: spec.duration, length: spec.duration, autoreverses: false,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds), stretch: timeScale)
    var block = AnimationRecord(spec: animation, timing: timing, serial: nextSerial())
    block.isTransition = true
    let id = AnimationID(raw: animations.insert(block))
    openBlocks.append(OpenBlock(id: id, firstCapture: captures.count, isTransition: true))
    guard animations.contains(id.raw), let first = spec.views.first else { return id }
    let container = spec.views.count == 1 ? first : superview(of: first) ?? first
    if spec.duration > .zero, isShowing(container) {
      transitions.insert(TransitionRecord(spec: spec, container: container), id)
    }
    return id
  }

  /// Closes a transition's block, and with it any still open inside.
  ///
  /// A transition that takes no time, or whose views are not seen, ends in the next round
  /// and has no swap.
  public mutating func endTransition(_ id: AnimationID) {
    guard openBlocks.contains(where: { $0.id == id && $0.isTransition }) else { return }
    while let inner = openBlocks.last, inner.id != id { closeBlock(inner) }
    openBlocks.removeLast()
    guard animations.contains(id.raw) else { return }
    animations[id.raw].isOpen = false
    animations[id.raw].timing.begin = now + stretched(animations[id.raw].spec.delay)
    let block = animations[id.raw]
    guard let record = transitions[id], let shown = record.spec.views.last, isOnScreen(shown),
      isShowing(record.container)
    else {
      forgetTransition(id)
      schedule(.animationEnd, at: now, tie: block.serial, target: id.raw, stamp: block.stamp)
      return
    }
    let begin = block.timing.begin
    let halfway = block.timing.halfway.stretched(by: block.timing.stretch)
    let swap = record.spec.effect == .none ? begin : begin + halfway
    transitions.setSwap(swap, of: id)
    if record.spec.effect == .crossDissolve, record.spec.views.count > 1 { dissolve(id, record) }
    schedule(.animationStart, at: swap, tie: block.serial, target: id.raw, stamp: block.stamp)
    schedule(
      .animationEnd, at: block.timing.end, tie: block.serial, target: id.raw, stamp: block.stamp)
  }

  /// Closes a block that was left open inside another.
  mutating func closeBlock(_ block: OpenBlock) {
    if block.isTransition { endTransition(block.id) } else { _ = endAnimation(block.id) }
  }

  /// The time has come when the new contents are seen.
  mutating func swapContents(_ id: AnimationID) -> Event {
    var index = animations[id.raw].first
    while index >= 0 {
      let next = contributions[index].nextInBlock
      if contributions[index].mode == .content { detach(index) }
      index = next
    }
    transitions.swap(id)
    return .contentSwapped(id)
  }

  /// Ends the transitions of a view that leaves the tree, unfinished.
  mutating func cancelTransitions(of view: ViewID) {
    for id in transitions.running[view] ?? [] {
      guard let record = transitions[id], !animations[id.raw].isOpen else { continue }
      // The view that was replaced is gone anyway.
      if record.spec.views.count > 1, record.spec.views.last != view,
        !record.spec.options.contains(.showHideTransitionViews)
      {
        continue
      }
      forgetTransition(id)
      animations[id.raw].isInterrupted = true
      animations[id.raw].stamp &+= 1
      noteDeadEntry()
      if !record.hasSwapped { noteDeadEntry() }
      let block = animations[id.raw]
      schedule(.animationEnd, at: now, tie: block.serial, target: id.raw, stamp: block.stamp)
    }
  }

  /// Lets go of everything a transition makes seen.
  private mutating func forgetTransition(_ id: AnimationID) {
    while animations[id.raw].first >= 0 { detach(animations[id.raw].first) }
    transitions.remove(id)
    noteScreens(endOf: id)
  }

  /// Lets the new view appear and the old one vanish: opacities p and 1 − p of their own.
  private mutating func dissolve(_ id: AnimationID, _ record: TransitionRecord) {
    for view in record.spec.views where views.contains(view) {
      let slot = views.slot(view)
      let opaque = modelLanes(slot, .alpha)
      let isNew = view == record.spec.views.last
      var newest = stack(slot, .alpha)
      while newest >= 0, contributions[newest].above >= 0 { newest = contributions[newest].above }
      let contribution = Contribution(
        from: isNew ? .zero : opaque, to: isNew ? opaque : .zero, wide: -1, animation: id,
        view: Int32(slot), property: .alpha)
      _ = attach(contribution, above: newest)
    }
  }
}
