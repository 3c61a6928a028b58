import AnimGeometry

extension Runtime {
  // MARK: Dynamic animators

  /// The animator of a view, made if there is none yet; `none` for a view that is gone.
  public mutating func makeDynamics(for view: ViewID) -> DynamicsID {
    dynamics.makeDynamics(for: view, &scene)
  }

  /// The animator whose reference view it is.
  public func dynamics(of view: ViewID) -> DynamicsID? { dynamics.animatorOfView[view.raw] }

  /// Ends an animator; its behaviors have none from now on.
  public mutating func destroyDynamics(_ id: DynamicsID) { dynamics.destroyDynamics(id, &scene) }

  /// The view whose coordinates and bounds count.
  public func referenceView(of id: DynamicsID) -> ViewID {
    dynamics[id]?.reference ?? .none
  }

  /// The behaviors that were added to an animator, in order.
  public func behaviors(of id: DynamicsID) -> [BehaviorID] { dynamics[id]?.behaviors ?? [] }

  /// All behaviors of an animator, each followed by its children.
  public func allBehaviors(of id: DynamicsID) -> [BehaviorID] { dynamics.allBehaviors(of: id) }

  /// True while it steps: something moves, or is about to.
  public func isRunning(_ id: DynamicsID) -> Bool { (dynamics[id]?.state ?? .paused) != .paused }

  /// How long it has been stepping, in seconds.
  public func elapsedTime(of id: DynamicsID) -> Double { dynamics.elapsedTime(of: id) }

  /// Makes copies know how the states before the present one came about, as needed to go on from one
  /// of them.
  public mutating func keepDynamicsHistory() { dynamics.keepsHistory = true }

  /// About how much an animator has to do in a step.
  public func stepWork(of id: DynamicsID) -> Int { dynamics.stepWork(of: id) }

  /// The events of the last step, each to be reported once.
  public var dynamicsReport: [DynamicsEvent] { dynamics.report }

  /// After the handlers of a step: true if everything has come to rest, and the animator pauses.
  public mutating func finishStep(of id: DynamicsID) -> Bool { dynamics.finishStep(of: id, &scene) }

  // MARK: Behaviors

  /// How many behaviors may be inside one another.
  public static let maximumBehaviorDepth = Dynamics.maximumDepth

  /// Makes a behavior without items and without an animator; `none` when four million are alive.
  public mutating func makeBehavior(_ spec: BehaviorSpec) -> BehaviorID {
    dynamics.makeBehavior(spec, &scene.clock)
  }

  /// Ends a behavior: takes it out of where it is, and its items and children out of it.
  public mutating func destroyBehavior(_ id: BehaviorID) { dynamics.destroyBehavior(id, &scene) }

  /// What a behavior does; nil for one that is gone.
  public func spec(of id: BehaviorID) -> BehaviorSpec? { dynamics[id]?.spec }

  /// Gives a behavior other numbers; a spec of another kind has no effect.
  public mutating func update(_ id: BehaviorID, _ spec: BehaviorSpec) throws(BehaviorError) {
    try dynamics.update(id, spec, &scene)
  }

  /// The animator it acts in, its own or that of what it is a child of; nil if it is in none.
  public func animator(of id: BehaviorID) -> DynamicsID? { dynamics.animator(of: id) }

  /// What it is a child of; nil if of nothing.
  public func parent(of id: BehaviorID) -> BehaviorID? {
    dynamics[id].flatMap { $0.parent == .none ? nil : $0.parent }
  }

  /// The children of a composite, in order of adding.
  public func children(of id: BehaviorID) -> [BehaviorID] { dynamics[id]?.children ?? [] }

  /// The items of a behavior, in the order of joining.
  public func items(of id: BehaviorID) -> [ItemID] { dynamics[id]?.items ?? [] }

  /// True for an impulse that has pushed.
  public func isUsed(_ id: BehaviorID) -> Bool { dynamics[id]?.isUsed ?? false }

  /// The distance that an attachment keeps; nil while it has not begun and none was given.
  public func length(of id: BehaviorID) -> Double? { dynamics.length(of: id) }

  /// Adds a behavior to an animator, out of where it was.
  public mutating func addBehavior(_ id: BehaviorID, to animator: DynamicsID)
    throws(BehaviorError)
  {
    try dynamics.addBehavior(id, to: animator, &scene, &animators)
  }

  /// Takes a behavior out of its animator, or out of what it is a child of.
  public mutating func removeBehavior(_ id: BehaviorID) { dynamics.removeBehavior(id, &scene) }

  /// Throws if a behavior cannot be the child of another.
  public func checkChild(_ child: BehaviorID, of parent: BehaviorID) throws(BehaviorError) {
    try dynamics.checkChild(child, of: parent)
  }

  /// Makes a behavior the child of a composite, out of where it was.
  public mutating func addChild(_ child: BehaviorID, to parent: BehaviorID)
    throws(BehaviorError)
  {
    try dynamics.addChild(child, to: parent, &scene, &animators)
  }

  /// Adds a boundary to a collision, in place of one of the same name.
  public mutating func addBoundary(
    _ name: BoundaryName, _ line: PathLine, to id: BehaviorID
  ) throws(BehaviorError) {
    try dynamics.addBoundary(name, line, to: id, &scene)
  }

  /// Takes a boundary away; false if there is none of that name.
  @discardableResult
  public mutating func removeBoundary(_ name: BoundaryName, from id: BehaviorID) -> Bool {
    dynamics.removeBoundary(name, from: id, &scene)
  }

  /// The names of a collision's boundaries, in order of adding, without the reference view's bounds.
  public func boundaryNames(of id: BehaviorID) -> [BoundaryName] {
    dynamics[id]?.boundaries.map(\.name) ?? []
  }
}
