import AnimDynamics
import AnimGeometry

extension Runtime {
  /// The moment of an animator has come: it says that it goes on, or makes a step.
  mutating func deliverPhysics(_ id: DynamicsID) -> Event? {
    if dynamics.animators[id.raw].state == .resuming {
      if isAtRest(id) {
        dynamics.animators[id.raw].state = .paused
        return nil
      }
      dynamics.animators[id.raw].state = .running
      schedulePhysics(id, at: Runtime.frame(after: now))
      return .dynamicsResumed(id)
    }
    refreshFrames(of: id)
    // Steps that a busy run loop has missed are not made up for: the display did not ask for them.
    let events = dynamics.animators[id.raw].world.step()
    dynamics.report.removeAll(keepingCapacity: true)
    writeBack(in: id)
    for event in events { report(event, of: id) }
    return .dynamicsStepped(id)
  }

  /// What the last step has brought about; to be told once.
  public var dynamicsReport: [DynamicsEvent] { dynamics.report }

  /// After the handlers of a step: true if everything has come to rest, and the animator pauses.
  public mutating func finishStep(of id: DynamicsID) -> Bool {
    guard dynamics.animators.contains(id.raw), dynamics.animators[id.raw].state == .running
    else { return false }
    if isAtRest(id) {
      dynamics.animators[id.raw].state = .paused
      return true
    }
    schedulePhysics(id, at: Runtime.frame(after: now))
    return false
  }

  /// The smallest upright rectangle around bounds that are turned.
  func box(_ motion: Motion, _ bounds: Rect) -> Rect {
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
        dynamics.report.append(.itemsBegan(behavior, item, other, at: point))
      case .boundary(let boundary):
        guard let name = dynamics.animators[id.raw].nameOfBoundary[boundary.raw] else { return }
        dynamics.report.append(.boundaryBegan(behavior, item, name, at: point))
      }
    case .ended(let effect, let body, let other):
      guard let behavior = behavior(effect, in: id), let item = item(body, in: id) else { return }
      switch other {
      case .body(let body):
        guard let other = self.item(body, in: id) else { return }
        dynamics.report.append(.itemsEnded(behavior, item, other))
      case .boundary(let boundary):
        guard let name = dynamics.animators[id.raw].nameOfBoundary[boundary.raw] else { return }
        dynamics.report.append(.boundaryEnded(behavior, item, name))
      }
    case .pushed(let effect):
      guard let behavior = behavior(effect, in: id) else { return }
      dynamics.behaviors[behavior.raw].isUsed = true
      if case .push(var push) = dynamics.behaviors[behavior.raw].spec {
        push.isActive = false
        dynamics.behaviors[behavior.raw].spec = .push(push)
      }
      dynamics.report.append(.pushed(behavior))
    case .clamped(let body):
      if let item = item(body, in: id) { dynamics.report.append(.clamped(item)) }
    case .crowded: dynamics.report.append(.crowded)
    }
  }

  private func behavior(_ effect: EffectID, in id: DynamicsID) -> BehaviorID? {
    dynamics.animators[id.raw].behaviorOfEffect[effect.raw]
  }

  private func item(_ body: BodyID, in id: DynamicsID) -> ItemID? {
    dynamics.animators[id.raw].itemOfBody[body.raw]
  }
}
