import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// What a moment of an animator was.
  enum Moment {
    /// It goes on; steps follow.
    case resumed
    /// It has made a step.
    case stepped
  }

  /// The moment of an animator has come: it says that it goes on, or makes a step.
  mutating func deliver(
    _ id: DynamicsID, _ scene: inout Scene, _ screens: Screens
  ) -> Moment? {
    if animators[id.raw].state == .resuming {
      if isAtRest(id) {
        animators[id.raw].state = .paused
        return nil
      }
      animators[id.raw].state = .running
      schedule(id, at: scene.clock.nextFrame, &scene.clock)
      return .resumed
    }
    refreshFrames(of: id, scene)
    // Steps that a busy run loop has missed are not made up for: the display did not ask for them.
    let events = animators[id.raw].world.step()
    report.removeAll(keepingCapacity: true)
    writeBack(in: id, &scene, screens)
    for event in events { report(event, of: id) }
    return .stepped
  }

  /// After the handlers of a step: true if everything has come to rest, and the animator pauses.
  mutating func finishStep(of id: DynamicsID, _ scene: inout Scene) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].state == .running
    else { return false }
    if isAtRest(id) {
      animators[id.raw].state = .paused
      return true
    }
    schedule(id, at: scene.clock.nextFrame, &scene.clock)
    return false
  }

  /// The smallest upright rectangle around bounds that are turned.
  static func box(_ motion: Motion, _ bounds: Rect) -> Rect {
    var (width, height) = (bounds.width, bounds.height)
    if motion.angle != 0 {
      let (s, c) = Elementary.sincos(motion.angle)
      (width, height) = (
        abs(bounds.width * c) + abs(bounds.height * s),
        abs(bounds.width * s) + abs(bounds.height * c)
      )
    }
    return Rect(motion.position.x - width / 2, motion.position.y - height / 2, width, height)
  }

  // MARK: Events

  /// Says one of the engine's events in terms of behaviors and items.
  private mutating func report(_ event: WorldEvent, of id: DynamicsID) {
    switch event {
    case .began(let effect, let body, let other, let place):
      guard let behavior = behavior(effect, in: id), let item = item(body, in: id) else { return }
      let point = Point(place.x, place.y)
      switch other {
      case .body(let body):
        guard let other = self.item(body, in: id) else { return }
        report.append(.itemsBegan(behavior, item, other, at: point))
      case .boundary(let boundary):
        guard let name = animators[id.raw].nameOfBoundary[boundary.raw] else { return }
        report.append(.boundaryBegan(behavior, item, name, at: point))
      }
    case .ended(let effect, let body, let other):
      guard let behavior = behavior(effect, in: id), let item = item(body, in: id) else { return }
      switch other {
      case .body(let body):
        guard let other = self.item(body, in: id) else { return }
        report.append(.itemsEnded(behavior, item, other))
      case .boundary(let boundary):
        guard let name = animators[id.raw].nameOfBoundary[boundary.raw] else { return }
        report.append(.boundaryEnded(behavior, item, name))
      }
    case .pushed(let effect):
      guard let behavior = behavior(effect, in: id) else { return }
      behaviors[behavior.raw].isUsed = true
      if case .push(var push) = behaviors[behavior.raw].spec {
        push.isActive = false
        behaviors[behavior.raw].spec = .push(push)
      }
      report.append(.pushed(behavior))
    case .clamped(let body):
      if let item = item(body, in: id) { report.append(.clamped(item)) }
    case .crowded: report.append(.crowded)
    }
  }

  private func behavior(_ effect: EffectID, in id: DynamicsID) -> BehaviorID? {
    animators[id.raw].behaviorOfEffect[effect.raw]
  }

  private func item(_ body: BodyID, in id: DynamicsID) -> ItemID? {
    animators[id.raw].itemOfBody[body.raw]
  }
}
