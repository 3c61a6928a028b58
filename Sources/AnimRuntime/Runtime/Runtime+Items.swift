import AnimGeometry

extension Runtime {
  // MARK: Items of behaviors

  /// The item that a view is, made if it is none yet; `none` for a view that is gone.
  public mutating func item(for view: ViewID) -> ItemID { dynamics.item(for: view, scene.views) }

  /// Makes an item that is no view.
  public mutating func makeItem(_ pose: ItemPose, shape: ItemShape = .rectangle) -> ItemID {
    dynamics.makeItem(pose, shape: shape)
  }

  /// The item that a view is, if it is in some behavior.
  public func knownItem(of view: ViewID) -> ItemID? { dynamics.itemOfView[view.raw] }

  /// The view that an item is; nil for one that is none or is gone.
  public func view(of item: ItemID) -> ViewID? {
    dynamics[item].flatMap { $0.view == .none ? nil : $0.view }
  }

  /// True while an item is in some behavior.
  public func exists(_ item: ItemID) -> Bool { dynamics[item] != nil }

  /// True while an item is in a behavior.
  public func contains(_ item: ItemID, _ behavior: BehaviorID) -> Bool {
    dynamics.contains(item, behavior)
  }

  /// Adds an item to a behavior; false if it is in it already.
  @discardableResult
  public mutating func add(_ item: ItemID, to behavior: BehaviorID) throws(BehaviorError)
    -> Bool
  {
    try dynamics.add(item, to: behavior, &scene, &animators)
  }

  /// Takes an item out of a behavior; false if it is not in it. Out of its last one it is an item no
  /// longer.
  @discardableResult
  public mutating func remove(_ item: ItemID, from behavior: BehaviorID) -> Bool {
    dynamics.remove(item, from: behavior, &scene)
  }

  /// Forgets an item that is in no behavior.
  public mutating func forgetIdleItem(_ item: ItemID) { dynamics.forgetIdleItem(item) }

  /// In how many behaviors an item is.
  public func membershipCount(of item: ItemID) -> Int { dynamics[item]?.memberships.count ?? 0 }

  /// True if a behavior acts on an item, and no other does.
  public func actsAlone(_ behavior: BehaviorID, on item: ItemID) -> Bool {
    dynamics.actsAlone(behavior, on: item)
  }

  /// Where a push takes hold of an item, from its middle, in its own axes.
  public func offset(of item: ItemID, in id: BehaviorID) -> Point {
    dynamics[id]?.offsets[item] ?? .zero
  }

  /// Sets where a push takes hold of an item, from its middle, in its own axes.
  public mutating func setOffset(_ offset: Point, of item: ItemID, in id: BehaviorID)
    throws(BehaviorError)
  {
    try dynamics.setOffset(offset, of: item, in: id)
  }

  // MARK: Items that move

  /// True while an animator moves a view: its `center` and `transform` are the animator's then.
  public func isMovedByDynamics(_ view: ViewID) -> Bool { dynamics.isMoved(view) }

  /// True for a property that an animator of dynamics has taken over.
  public func isOwnedByDynamics(_ property: Property, of view: ViewID) -> Bool {
    dynamics.owns(property, of: view)
  }

  /// The animator that moves an item; nil if none does.
  public func animator(of item: ItemID) -> DynamicsID? { dynamics.animator(of: item) }

  /// What an animator moves, in the order in which it came to it.
  public func movedItems(of id: DynamicsID) -> [ItemID] { dynamics[id]?.items ?? [] }

  /// The items of an animator of which something is in a rectangle of its reference view, in the
  /// order in which they came to it.
  public func items(in rect: Rect, of id: DynamicsID) -> [ItemID] {
    dynamics.items(in: rect, of: id, scene)
  }

  /// The first item in a view that an animator outside of it moves: the view cannot leave, unless
  /// for another place in the animator's reference view. What is in a screen that will learn that
  /// it disappears has time until then.
  public func itemHeld(in view: ViewID, movingTo parent: ViewID = .none) -> ItemID? {
    dynamics.itemHeld(in: view, movingTo: parent, scene, screens)
  }

  /// Points a second, in the reference view's coordinates.
  public func linearVelocity(of item: ItemID) -> Point { dynamics.linearVelocity(of: item) }

  /// Radians a second, clockwise.
  public func angularVelocity(of item: ItemID) -> Double { dynamics.angularVelocity(of: item) }

  /// Adds to the velocities of an item, in points and radians a second; before it has an animator
  /// they add up.
  public mutating func addVelocity(_ linear: Point, angular: Double, to item: ItemID)
    throws(BehaviorError)
  {
    try dynamics.addVelocity(linear, angular: angular, to: item, &scene)
  }

  /// Lets the body of an item be where scripts have put it, as large as they have made it; it keeps
  /// its velocities.
  public mutating func updateItem(_ item: ItemID) throws(BehaviorError) {
    try dynamics.updateItem(item, &scene)
  }

  /// The shape with which a view collides.
  public func shape(of view: ViewID) -> ItemShape { dynamics.shape(of: view) }

  /// Sets the shape with which a view collides: of an item at once, with the bounds that it has now,
  /// while it stays where its body is and keeps its velocities.
  public mutating func setShape(_ shape: ItemShape, of view: ViewID) throws(BehaviorError) {
    try dynamics.setShape(shape, of: view, &scene)
  }

  /// Where an item that is no view has been moved to.
  public func pose(of item: ItemID) -> ItemPose? { dynamics.pose(of: item, scene) }

  /// Sets where a script has put an item that is no view; counts from `updateItem` on.
  public mutating func setPose(_ pose: ItemPose, shape: ItemShape, of item: ItemID) {
    dynamics.setPose(pose, shape: shape, of: item)
  }
}
