extension Runtime {
  // MARK: Blocks

  /// True while a block's closure runs: what is written now is animated.
  public var isInAnimationBlock: Bool { !scene.animations.openBlocks.isEmpty }

  /// The first view that the innermost open block has changed in vain: it is not on the stage, or
  /// in a screen that has not appeared, so nothing of it is seen to move.
  public var unseenInBlock: ViewID? { scene.animations.openBlocks.last?.unseen }

  /// How many motions of a property its writes in blocks have gone past since this was last asked.
  public mutating func takeMotionsPassed() -> Int {
    defer { scene.animations.motionsPassed = 0 }
    return scene.animations.motionsPassed
  }

  /// Opens a block; what is written until `endAnimation` belongs to it. Blocks nest: an inner one
  /// takes over duration, curve and options of the one around unless its options say otherwise.
  ///
  /// - Returns: the block's id; `none` when four million are alive, and then nothing is animated.
  public mutating func beginAnimation(_ spec: AnimationSpec) -> AnimationID {
    scene.animations.begin(spec, &scene.clock)
  }

  /// Closes a block, and with it any still open inside: what changed begins to move, and whoever
  /// moved it before loses it or, additively, joins in.
  ///
  /// - Returns: one `AnimationBegin` for each property that has changed, in order of first writing,
  ///   each followed by those of its keyframes in order of time.
  public mutating func endAnimation(_ id: AnimationID) -> [AnimationBegin] {
    guard scene.animations.openBlocks.contains(where: { $0.id == id }) else { return [] }
    closeBlocks(inside: id)
    guard let begins = scene.animations.close(&scene.views, &scene.clock) else { return [] }
    animators.endInterrupted(&scene)
    scene.animations.start(id, hasBegins: !begins.isEmpty, &scene.views, &scene.clock)
    settleChanges()
    return begins
  }

  /// Opens a keyframe of the innermost open block: what is written until `endKeyframe` moves in its
  /// part of each cycle only. `start` and `duration` are fractions of the block's duration,
  /// clamped to 0…1 and to the block's end; `curve` is the block's unless given.
  public mutating func beginKeyframe(
    start: Double, duration: Double, curve: TimingCurve? = nil
  ) -> KeyframeOpening {
    scene.animations.beginKeyframe(start: start, duration: duration, curve: curve, &scene.clock)
  }

  /// Closes the open keyframe of the innermost open block: what it has changed goes from where it is
  /// by then to its new value.
  public mutating func endKeyframe() { scene.animations.endKeyframe(scene.views) }

  /// Ends every animation of a view, unfinished; a block that moves other views goes on with them.
  public mutating func cancelAnimations(of view: ViewID) {
    guard exists(view) else { return }
    transitions.cancel(of: view, &scene, &screens)
    animators.cancelAnimations(of: view, &scene)
    settleChanges()
  }

  /// Ends every animation of one property of a view, unfinished.
  public mutating func cancelAnimations(of view: ViewID, _ property: Property) {
    guard exists(view) else { return }
    animators.cancelAnimations(of: view, property, &scene)
    settleChanges()
  }

  /// True from a block's opening until its end is reported.
  public func isPending(_ id: AnimationID) -> Bool { scene.animations.contains(id) }

  /// The blocks that are not over, in order of creation; those of animators do not count.
  public var pendingAnimations: [AnimationID] { scene.animations.pending }

  /// When a block's delay is over and when it ends, `never` if it repeats for ever; nil once it is
  /// over.
  public func span(of id: AnimationID) -> (begin: Time, end: Time)? {
    guard isPending(id) else { return nil }
    let timing = scene.animations.blocks[id.raw].timing
    return (timing.begin, timing.end)
  }

  /// How long a block takes from the end of its delay, and when that is, counted from now; zero
  /// once it is over.
  public func times(of id: AnimationID) -> (duration: Time, delay: Time) {
    guard isPending(id) else { return (.zero, .zero) }
    let timing = scene.animations.blocks[id.raw].timing
    return (max(timing.length.stretched(by: timing.stretch), .zero), timing.begin - now)
  }

  /// What a block still moves, in order of first writing.
  public func movements(of id: AnimationID) -> [(view: ViewID, property: Property)] {
    scene.animations.movements(of: id, scene.views)
  }

  /// Closes the blocks that are open inside another.
  private mutating func closeBlocks(inside id: AnimationID) {
    while let inner = scene.animations.openBlocks.last, inner.id != id {
      if inner.isTransition {
        transitions.close(&scene, &screens)
      } else {
        _ = endAnimation(inner.id)
      }
    }
  }

  /// Brings the agenda and physics up to date with what the end of animations has changed.
  mutating func settleChanges() {
    dynamics.noteResized(&scene)
    tidyAgenda()
  }

  // MARK: Transitions

  /// True while the innermost open block is a transition's: nothing that is written is animated.
  public var isInTransitionBlock: Bool { scene.animations.openBlocks.last?.isTransition ?? false }

  /// Opens the block of a transition: until `endTransition` the model changes at once, and of the
  /// contents of its views the old is seen. Takes nothing over from blocks around.
  ///
  /// - Returns: the transition's id, one of those of animations; `none` when four million are alive.
  public mutating func beginTransition(_ spec: TransitionSpec) -> AnimationID {
    transitions.begin(spec, &scene, screens)
  }

  /// Closes a transition's block, and with it any still open inside.
  ///
  /// A transition that takes no time, or whose views are not seen, ends in the next round
  /// and has no swap.
  public mutating func endTransition(_ id: AnimationID) {
    guard scene.animations.openBlocks.contains(where: { $0.id == id && $0.isTransition })
    else { return }
    closeBlocks(inside: id)
    transitions.close(&scene, &screens)
  }

  /// The open transitions that show a view's old state until their swap, also from inside an
  /// `animate` in their blocks; outermost first.
  public func openTransitions(showing view: ViewID) -> [AnimationID] {
    transitions.open(showing: view, scene)
  }

  /// True from the opening of a transition until the time of its swap: the old contents are seen.
  public func showsOldContents(_ id: AnimationID) -> Bool {
    transitions.showsOldContents(id, scene)
  }

  /// The subviews that are seen in a view, from the rearmost to the foremost: the old ones until a
  /// swap, as far as they exist.
  public func presentationSubviews(of view: ViewID) -> [ViewID] {
    transitions.presentationSubviews(of: view, scene)
  }

  /// The superview a view is seen in: the old one until a swap; nil at a root.
  public func presentationSuperview(of view: ViewID) -> ViewID? {
    transitions.presentationSuperview(of: view, scene)
  }

  /// True from the end of the delay of a transition of the view until its end, whatever its options.
  public func isInTransition(_ view: ViewID) -> Bool { transitions.isRunning(on: view, scene) }

  /// How far the transition that is seen on a view is, as its curve has it: of several the newest
  /// whose delay is over; 0 without one.
  public func transitionProgress(of view: ViewID) -> Double {
    transitions.progress(of: view, scene)
  }

  /// How far a flip has turned a view over, from 0 to π; the old side is seen up to π/2.
  public func turn(of view: ViewID) -> Double { transitions.turn(of: view, scene) }

  /// The transition of a view that a new one would meet: the newest whose time, delay not counted,
  /// has an instant in common with that of `id`, which has begun.
  public func transition(of view: ViewID, meeting id: AnimationID) -> AnimationID? {
    transitions.transition(of: view, meeting: id, scene)
  }

  /// What a transition was made with, nil once it is over or when it is not seen.
  public func transitionSpec(of id: AnimationID) -> TransitionSpec? { transitions[id]?.spec }
}
