import AnimDynamics

extension Dynamics {
  /// The animator of a view, made if there is none yet; `none` for a view that is gone.
  mutating func makeDynamics(for view: ViewID, _ scene: inout Scene) -> DynamicsID {
    if let known = animatorOfView[view.raw] { return known }
    guard scene.views.contains(view) else { return .none }
    let record = DynamicsRecord(
      reference: view, world: World(keepsHistory: keepsHistory), serial: scene.clock.nextSerial())
    let id = DynamicsID(raw: animators.insert(record))
    if id != .none { animatorOfView[view.raw] = id }
    return id
  }

  /// Ends an animator; its behaviors have none from scene.now on.
  mutating func destroyDynamics(_ id: DynamicsID, _ scene: inout Scene) {
    guard animators.contains(id.raw) else { return }
    for behavior in animators[id.raw].behaviors { removeBehavior(behavior, &scene) }
    animatorOfView[animators[id.raw].reference.raw] = nil
    // A slot that is free keeps its element: not a whole engine.
    animators[id.raw].world = World(keepsHistory: false)
    animators.remove(id.raw)
  }

  /// The behaviors that were added to an animator, in order.
  func behaviors(of id: DynamicsID) -> [BehaviorID] {
    animators.contains(id.raw) ? animators[id.raw].behaviors : []
  }

  /// All behaviors of an animator, each followed by its children.
  func allBehaviors(of id: DynamicsID) -> [BehaviorID] {
    let top = behaviors(of: id)
    if !top.contains(where: { !behaviors[$0.raw].children.isEmpty }) { return top }
    var all: [BehaviorID] = []
    var work = Array(top.reversed())
    while let behavior = work.popLast() {
      all.append(behavior)
      work += behaviors[behavior.raw].children.reversed()
    }
    return all
  }

  /// How long it has been stepping, in seconds.
  func elapsedTime(of id: DynamicsID) -> Double {
    guard animators.contains(id.raw) else { return 0 }
    return Double(animators[id.raw].world.steps) * World.stepLength
  }

  /// True if there is nothing to move, or nothing that moves.
  func isAtRest(_ id: DynamicsID) -> Bool {
    animators[id.raw].items.isEmpty || animators[id.raw].world.isAtRest
  }

  /// An animator that stands still goes on if there is something to move.
  mutating func wake(_ id: DynamicsID, _ clock: inout Clock) {
    guard animators[id.raw].state == .paused, !isAtRest(id) else { return }
    animators[id.raw].state = .resuming
    animators[id.raw].stamp &+= 1
    schedule(id, at: clock.now, &clock)
  }

  /// Enters the next moment of an animator.
  func schedule(_ id: DynamicsID, at time: Time, _ clock: inout Clock) {
    let (serial, stamp) = (animators[id.raw].serial, animators[id.raw].stamp)
    clock.schedule(.physics, at: time, tie: serial, target: id.raw, stamp: stamp)
  }
}
