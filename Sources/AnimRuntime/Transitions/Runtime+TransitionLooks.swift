import AnimGeometry

extension Runtime {
  /// True from the end of the delay of a transition of the view until its end, whatever its options.
  public func isInTransition(_ view: ViewID) -> Bool {
    transitions.running[view]?.contains { isUnderWay($0) } ?? false
  }

  /// True if a transition without `allowUserInteraction` is under way on the view.
  func isBlockedByTransition(_ view: ViewID) -> Bool {
    if transitions.isEmpty { return false }
    return transitions.running[view]?.contains {
      isUnderWay($0) && !animations[$0.raw].spec.options.contains(.allowUserInteraction)
    } ?? false
  }

  private func isUnderWay(_ id: AnimationID) -> Bool {
    let block = animations[id.raw]
    return !block.isOpen && block.timing.begin <= now && now < block.timing.end
  }

  /// How far the transition that is seen on a view is, as its curve has it: of several the newest
  /// whose delay is over; 0 without one.
  public func transitionProgress(of view: ViewID) -> Double {
    presentationTransition(of: view).flatMap { animations[$0.raw].timing.progress(at: now) } ?? 0
  }

  /// How far a flip has turned a view over, from 0 to π; the old side is seen up to π/2.
  public func turn(of view: ViewID) -> Double {
    guard let id = presentationTransition(of: view), transitions[id]?.spec.effect.isFlip == true
    else {
      return 0
    }
    return (animations[id.raw].timing.progress(at: now) ?? 0) * .pi
  }

  private func presentationTransition(of view: ViewID) -> AnimationID? {
    transitions.running[view]?.last { isUnderWay($0) }
  }

  /// The transition of a view that a new one would meet: the newest whose time, delay not counted,
  /// has an instant in common with that of `id`, which has begun.
  public func transition(of view: ViewID, meeting id: AnimationID) -> AnimationID? {
    guard transitions[id] != nil else { return nil }
    let span = animations[id.raw].timing
    return transitions.running[view]?.last { other in
      let timing = animations[other.raw].timing
      return other != id && !animations[other.raw].isOpen && timing.begin < span.end
        && span.begin < timing.end
    }
  }

  /// True if a view's bounds cover the stage's, by model values.
  public func fillsStage(_ view: ViewID) -> Bool {
    let stage = modelLanes(views.slot(.stage), .bounds)
    guard views.contains(view) else { return false }
    let bounds = modelLanes(views.slot(view), .bounds)
    guard
      let first = convert(Point(bounds.x, bounds.y), from: view, to: .stage),
      let last = convert(
        Point(bounds.x + bounds.z, bounds.y + bounds.w), from: view, to: .stage)
    else { return false }
    return first.x <= stage.x && first.y <= stage.y && last.x >= stage.x + stage.z
      && last.y >= stage.y + stage.w
  }

  /// How long a block takes from the end of its delay, and when that is, counted from now; zero
  /// once it is over.
  public func times(of id: AnimationID) -> (duration: Time, delay: Time) {
    guard animations.contains(id.raw) else { return (.zero, .zero) }
    let timing = animations[id.raw].timing
    return (max(timing.length.stretched(by: timing.stretch), .zero), timing.begin - now)
  }

  /// What a transition says, nil once it is over or when it is not seen.
  public func transitionSpec(of id: AnimationID) -> TransitionSpec? { transitions[id]?.spec }
}
