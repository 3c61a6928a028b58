import AnimDynamics

extension Runtime {
  /// The animator of a view, made if there is none yet; `none` for a view that is gone.
  public mutating func makeDynamics(for view: ViewID) -> DynamicsID {
    if let known = dynamics.animatorOfView[view.raw] { return known }
    guard views.contains(view) else { return .none }
    let record = DynamicsRecord(
      reference: view, world: World(keepsHistory: dynamics.keepsHistory), serial: nextSerial())
    let id = DynamicsID(raw: dynamics.animators.insert(record))
    if id != .none { dynamics.animatorOfView[view.raw] = id }
    return id
  }

  /// The animator whose reference view it is.
  public func dynamics(of view: ViewID) -> DynamicsID? { dynamics.animatorOfView[view.raw] }

  /// Ends an animator; its behaviors have none from now on.
  public mutating func destroyDynamics(_ id: DynamicsID) {
    guard dynamics.animators.contains(id.raw) else { return }
    for behavior in dynamics.animators[id.raw].behaviors { removeBehavior(behavior) }
    dynamics.animatorOfView[dynamics.animators[id.raw].reference.raw] = nil
    // A slot that is free keeps its element: not a whole engine.
    dynamics.animators[id.raw].world = World(keepsHistory: false)
    dynamics.animators.remove(id.raw)
  }

  /// The view whose coordinates and bounds count.
  public func referenceView(of id: DynamicsID) -> ViewID {
    dynamics.animators.contains(id.raw) ? dynamics.animators[id.raw].reference : .none
  }

  /// The behaviors that were added to an animator, in order.
  public func behaviors(of id: DynamicsID) -> [BehaviorID] {
    dynamics.animators.contains(id.raw) ? dynamics.animators[id.raw].behaviors : []
  }

  /// All behaviors of an animator, each followed by its children.
  public func allBehaviors(of id: DynamicsID) -> [BehaviorID] {
    let top = behaviors(of: id)
    if !top.contains(where: { !dynamics.behaviors[$0.raw].children.isEmpty }) { return top }
    var all: [BehaviorID] = []
    var work = Array(top.reversed())
    while let behavior = work.popLast() {
      all.append(behavior)
      work += dynamics.behaviors[behavior.raw].children.reversed()
    }
    return all
  }

  /// Whether it steps: something moves, or is about to.
  public func isRunning(_ id: DynamicsID) -> Bool {
    dynamics.animators.contains(id.raw) && dynamics.animators[id.raw].state != .paused
  }

  /// How long it has been stepping, in seconds.
  public func elapsedTime(of id: DynamicsID) -> Double {
    guard dynamics.animators.contains(id.raw) else { return 0 }
    return Double(dynamics.animators[id.raw].world.steps) * World.stepLength
  }

  /// Whether the states before the present one will be gone on from, so that copies must know how
  /// they came about.
  public mutating func keepDynamicsHistory() { dynamics.keepsHistory = true }

  /// Whether there is nothing to move, or nothing that moves.
  func isAtRest(_ id: DynamicsID) -> Bool {
    dynamics.animators[id.raw].items.isEmpty || dynamics.animators[id.raw].world.isAtRest
  }

  /// An animator that stands still goes on if there is something to move.
  mutating func wake(_ id: DynamicsID) {
    guard dynamics.animators[id.raw].state == .paused, !isAtRest(id) else { return }
    dynamics.animators[id.raw].state = .resuming
    dynamics.animators[id.raw].stamp &+= 1
    schedulePhysics(id, at: now)
  }

  /// Enters the next moment of an animator.
  mutating func schedulePhysics(_ id: DynamicsID, at time: Time) {
    let (serial, stamp) = (dynamics.animators[id.raw].serial, dynamics.animators[id.raw].stamp)
    schedule(.physics, at: time, tie: serial, target: id.raw, stamp: stamp)
  }
}
