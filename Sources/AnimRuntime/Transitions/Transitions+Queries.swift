import AnimGeometry

extension Transitions {
  /// True from the end of the delay of a transition of the view until its end, whatever its options.
  func isRunning(on view: ViewID, _ scene: Scene) -> Bool {
    running[view]?.contains { isUnderWay($0, scene) } ?? false
  }

  /// True if a transition without `allowUserInteraction` is under way on the view.
  func blocksInput(_ view: ViewID, _ scene: Scene) -> Bool {
    if isEmpty { return false }
    return running[view]?.contains {
      isUnderWay($0, scene)
        && !scene.animations.blocks[$0.raw].spec.options.contains(.allowUserInteraction)
    } ?? false
  }

  private func isUnderWay(_ id: AnimationID, _ scene: Scene) -> Bool {
    let block = scene.animations.blocks[id.raw]
    return !block.isOpen && block.timing.begin <= scene.now && scene.now < block.timing.end
  }

  /// How far the transition that is seen on a view is, as its curve has it: of several the newest
  /// whose delay is over; 0 without one.
  func progress(of view: ViewID, _ scene: Scene) -> Double {
    shown(on: view, scene).flatMap {
      scene.animations.blocks[$0.raw].timing.progress(at: scene.now)
    } ?? 0
  }

  /// How far a flip has turned a view over, from 0 to π; the old side is seen up to π/2.
  func turn(of view: ViewID, _ scene: Scene) -> Double {
    guard let id = shown(on: view, scene), self[id]?.spec.effect.isFlip == true
    else {
      return 0
    }
    return (scene.animations.blocks[id.raw].timing.progress(at: scene.now) ?? 0) * .pi
  }

  private func shown(on view: ViewID, _ scene: Scene) -> AnimationID? {
    running[view]?.last { isUnderWay($0, scene) }
  }

  /// The transition of a view that a new one would meet: the newest whose time, delay not counted,
  /// has an instant in common with that of `id`, which has begun.
  func transition(
    of view: ViewID, meeting id: AnimationID, _ scene: Scene
  ) -> AnimationID? {
    guard self[id] != nil else { return nil }
    let span = scene.animations.blocks[id.raw].timing
    return running[view]?.last { other in
      let timing = scene.animations.blocks[other.raw].timing
      return other != id && !scene.animations.blocks[other.raw].isOpen && timing.begin < span.end
        && span.begin < timing.end
    }
  }

  /// True if neither a block nor a transition keeps input from the view now.
  func allowsInteraction(_ view: ViewID, _ scene: Scene) -> Bool {
    scene.views.contains(view) && !blocksInput(view, scene)
      && scene.animations.allowsInteraction(view, scene.views, at: scene.now)
  }

  /// The innermost open transition that is seen.
  func innermostOpen(_ animations: Animations) -> AnimationID? {
    if isEmpty { return nil }
    return animations.openBlocks.last { self[$0.id] != nil }?.id
  }
}
