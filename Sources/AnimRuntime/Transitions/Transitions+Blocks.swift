extension Transitions {
  /// Opens the block of a transition: until `endTransition` the model changes at once, and of the
  /// contents of its views the old is seen. Takes nothing over from blocks around.
  ///
  /// - Returns: the transition's id, one of those of animations; `none` when four million are alive.
  mutating func begin(
    _ spec: TransitionSpec, _ scene: inout Scene, _ screens: Screens
  ) -> AnimationID {
    let animation = AnimationSpec(
      duration: spec.duration, delay: max(spec.delay, Time(flicks: -1 << 60)), curve: spec.curve,
      options: spec.options)
    let timing = Timing(
      duration: spec.duration, length: spec.duration, autoreverses: false,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds),
      stretch: scene.clock.timeScale)
    var block = AnimationRecord(spec: animation, timing: timing, serial: scene.clock.nextSerial())
    block.isTransition = true
    let id = AnimationID(raw: scene.animations.blocks.insert(block))
    scene.animations.openBlocks.append(
      OpenBlock(id: id, firstCapture: scene.animations.captures.count, isTransition: true))
    guard scene.animations.blocks.contains(id.raw), let first = spec.views.first else { return id }
    let container = spec.views.count == 1 ? first : scene.views.superview(of: first) ?? first
    if spec.duration > .zero, screens.isShowing(container, scene.views) {
      insert(TransitionRecord(spec: spec, container: container), id)
    }
    return id
  }

  /// Closes the innermost open block, which is a transition's.
  ///
  /// A transition that takes no time, or whose views are not seen, ends in the next round
  /// and has no swap.
  mutating func close(_ scene: inout Scene, _ screens: inout Screens) {
    guard let id = scene.animations.openBlocks.popLast()?.id else { return }
    guard scene.animations.blocks.contains(id.raw) else { return }
    scene.animations.blocks[id.raw].isOpen = false
    scene.animations.blocks[id.raw].timing.begin =
      scene.now + scene.clock.stretched(scene.animations.blocks[id.raw].spec.delay)
    let block = scene.animations.blocks[id.raw]
    guard let record = self[id], let shown = record.spec.views.last,
      screens.isOnScreen(shown, scene.views),
      screens.isShowing(record.container, scene.views)
    else {
      forget(id, &scene, &screens)
      scene.animations.scheduleEnd(of: id, at: scene.now, &scene.clock)
      return
    }
    if record.spec.effect == .crossDissolve, record.spec.views.count > 1 {
      dissolve(id, record, &scene)
    }
    if record.spec.effect == .none {
      enterSwap(of: id, after: .zero, &scene)
    } else if block.timing.curve.script == nil {
      enterSwap(of: id, after: block.timing.halfway, &scene)
    } else {
      scene.animations.curves.seekHalfway(of: id, block.timing.duration)
    }
    if block.spec.curve.isScript { scene.animations.curves.note(.block(id)) }
    scene.animations.scheduleEnd(of: id, at: block.timing.end, &scene.clock)
  }

  /// Enters the time when the new contents are seen, so long after the end of the delay.
  func enterSwap(of id: AnimationID, after halfway: Time, _ scene: inout Scene) {
    let block = scene.animations.blocks[id.raw]
    let swap = block.timing.begin + halfway.stretched(by: block.timing.stretch)
    scene.animations.blocks[id.raw].swap = swap
    scene.clock.schedule(
      .animationStart, at: swap, tie: block.serial, target: id.raw, stamp: block.stamp)
  }

  /// The time has come when the new contents are seen.
  mutating func swapContents(of id: AnimationID, _ scene: inout Scene) {
    var index = scene.animations.blocks[id.raw].first
    while index >= 0 {
      let next = scene.animations.contributions[index].nextInBlock
      if scene.animations.contributions[index].mode == .content {
        scene.animations.detach(index, &scene.views)
      }
      index = next
    }
    swap(id)
  }

  /// Ends the transitions of a view that leaves the tree, unfinished.
  mutating func cancel(of view: ViewID, _ scene: inout Scene, _ screens: inout Screens) {
    if isEmpty { return }
    for id in running[view] ?? [] {
      guard let record = self[id], !scene.animations.blocks[id.raw].isOpen else { continue }
      // The view that was replaced is gone anyway.
      if record.spec.views.count > 1, record.spec.views.last != view,
        !record.spec.options.contains(.showHideTransitionViews)
      {
        continue
      }
      forget(id, &scene, &screens)
      scene.animations.endEarly(id, entries: record.hasSwapped ? 1 : 2, &scene.clock)
    }
  }

  /// The end of a transition is due.
  mutating func finish(_ id: AnimationID, _ screens: inout Screens) {
    remove(id)
    screens.noteEnd(of: id)
  }

  /// Lets go of everything a transition makes seen.
  private mutating func forget(
    _ id: AnimationID, _ scene: inout Scene, _ screens: inout Screens
  ) {
    scene.animations.detachAll(of: id, &scene.views)
    remove(id)
    screens.noteEnd(of: id)
  }

  /// Lets the new view appear and the old one vanish: opacities p and 1 − p of their own.
  private func dissolve(
    _ id: AnimationID, _ record: TransitionRecord, _ scene: inout Scene
  ) {
    for view in record.spec.views where scene.views.contains(view) {
      let slot = scene.views.slot(view)
      let opaque = scene.views.modelLanes(slot, .alpha)
      let isNew = view == record.spec.views.last
      var newest = scene.views.stack(slot, .alpha)
      while newest >= 0, scene.animations.contributions[newest].above >= 0 {
        newest = scene.animations.contributions[newest].above
      }
      let contribution = Contribution(
        from: isNew ? .zero : opaque, to: isNew ? opaque : .zero, wide: -1, animation: id,
        view: Int32(slot), property: .alpha)
      _ = scene.animations.attach(contribution, above: newest, &scene.views)
    }
  }
}
