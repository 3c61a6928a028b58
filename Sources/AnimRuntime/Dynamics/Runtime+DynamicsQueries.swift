import AnimDynamics
import AnimGeometry

extension Runtime {
  /// Whether an animator moves a view: its `center` and `transform` are the animator's then.
  public func isMovedByDynamics(_ view: ViewID) -> Bool {
    guard dynamics.movedCount > 0, let item = dynamics.itemOfView[view.raw] else { return false }
    return dynamics.items[item.raw].isMoved
  }

  /// Whether it is a property that an animator of dynamics has taken over.
  public func isOwnedByDynamics(_ property: Property, of view: ViewID) -> Bool {
    guard dynamics.movedCount > 0, property == .center || property == .transform else {
      return false
    }
    return isMovedByDynamics(view)
  }

  /// The item that a view is, if it is in some behavior.
  public func knownItem(of view: ViewID) -> ItemID? { dynamics.itemOfView[view.raw] }

  /// About how much an animator has to do in a step.
  public func stepWork(of id: DynamicsID) -> Int {
    guard dynamics.animators.contains(id.raw) else { return 0 }
    return dynamics.animators[id.raw].world.work
  }

  /// In how many behaviors an item is.
  public func membershipCount(of item: ItemID) -> Int {
    dynamics.items.contains(item.raw) ? dynamics.items[item.raw].memberships.count : 0
  }

  /// Whether a behavior acts on an item, and no other does.
  public func actsAlone(_ behavior: BehaviorID, on item: ItemID) -> Bool {
    contains(item, behavior) && dynamics.behaviors[behavior.raw].isLinked
      && dynamics.items[item.raw].links == 1
  }

  /// What an animator moves, in the order in which it came to it.
  public func movedItems(of id: DynamicsID) -> [ItemID] {
    dynamics.animators.contains(id.raw) ? dynamics.animators[id.raw].items : []
  }

  /// The first item in a view that an animator outside of it moves: the view cannot leave, unless
  /// for another place in the animator's reference view. What is in a screen that will be told that
  /// it disappears has time until then.
  public func itemHeld(in view: ViewID, movingTo parent: ViewID = .none) -> ItemID? {
    guard dynamics.movedCount > 0, views.contains(view) else { return nil }
    let isLeaving = !isInTree(parent)
    let root = isInTree(view) ? view : .stage
    for slot in views.subtree(view) {
      let candidate = views.id(slot)
      guard let item = dynamics.itemOfView[candidate.raw], dynamics.items[item.raw].isMoved
      else { continue }
      let animator = dynamics.items[item.raw].animator
      let reference = dynamics.animators[animator.raw].reference
      if isDescendant(reference, of: view) || isDescendant(parent, of: reference) { continue }
      if !isLeaving || !isInScreenToDisappear(candidate, within: root) { return item }
    }
    return nil
  }

  /// The animator that moves an item; nil if none does.
  public func animator(of item: ItemID) -> DynamicsID? {
    guard dynamics.items.contains(item.raw), dynamics.items[item.raw].isMoved else { return nil }
    return dynamics.items[item.raw].animator
  }

  /// Points a second, in the reference view's coordinates.
  public func linearVelocity(of item: ItemID) -> Point {
    guard dynamics.items.contains(item.raw) else { return .zero }
    let velocity = motion(of: item)?.velocity ?? dynamics.items[item.raw].velocity
    return Point(velocity.x, velocity.y)
  }

  /// Radians a second, clockwise.
  public func angularVelocity(of item: ItemID) -> Double {
    guard dynamics.items.contains(item.raw) else { return 0 }
    return motion(of: item)?.angularVelocity ?? dynamics.items[item.raw].angularVelocity
  }

  private func motion(of item: ItemID) -> Motion? {
    guard dynamics.items[item.raw].isMoved else { return nil }
    let animator = dynamics.items[item.raw].animator
    return dynamics.animators[animator.raw].world.motion(of: dynamics.items[item.raw].body)
  }

  /// Adds to the velocities of an item; before it has an animator they add up.
  public mutating func addVelocity(_ linear: Point, angular: Double, to item: ItemID)
    throws(BehaviorError)
  {
    guard dynamics.items.contains(item.raw) else { return }
    let record = dynamics.items[item.raw]
    guard record.isMoved else {
      dynamics.items[item.raw].velocity += Vector(linear.x, linear.y)
      dynamics.items[item.raw].angularVelocity += angular
      return
    }
    try Runtime.attempt { () throws(DynamicsError) in
      try dynamics.animators[record.animator.raw].world.addVelocity(
        Vector(linear.x, linear.y), angular: angular, to: record.body)
    }
    wake(record.animator)
  }

  /// The items of an animator of which something is in a rectangle of its reference view, in the
  /// order in which they came to it.
  public func items(in rect: Rect, of id: DynamicsID) -> [ItemID] {
    guard dynamics.animators.contains(id.raw) else { return [] }
    return dynamics.animators[id.raw].items.filter { item in
      guard let motion = motion(of: item) else { return false }
      return box(motion, presentationPose(of: item).bounds).touches(rect)
    }
  }

  /// The distance that an attachment keeps; nil while it has not begun and none was given.
  public func length(of id: BehaviorID) -> Double? {
    guard dynamics.behaviors.contains(id.raw),
      case .attachment(let spec) = dynamics.behaviors[id.raw].spec
    else { return nil }
    if let animator = animator(of: id),
      case .attachment(let attachment)? = dynamics.animators[animator.raw].world.effect(
        dynamics.behaviors[id.raw].effect)
    {
      return attachment.length
    }
    return spec.length
  }

  /// Where a push takes hold of an item, from its middle, in its own axes.
  public func offset(of item: ItemID, in id: BehaviorID) -> Point {
    dynamics.behaviors.contains(id.raw) ? dynamics.behaviors[id.raw].offsets[item] ?? .zero : .zero
  }

  public mutating func setOffset(_ offset: Point, of item: ItemID, in id: BehaviorID)
    throws(BehaviorError)
  {
    guard contains(item, id) else { throw .notIn(item, id) }
    dynamics.behaviors[id.raw].offsets[item] = offset == .zero ? nil : offset
    guard let animator = animator(of: id), dynamics.behaviors[id.raw].effect != .none else {
      return
    }
    try Runtime.attempt { () throws(DynamicsError) in
      try dynamics.animators[animator.raw].world.join(
        dynamics.items[item.raw].body, to: dynamics.behaviors[id.raw].effect,
        offset: Vector(offset.x, offset.y))
    }
  }

  /// What of a view collides.
  public func shape(of view: ViewID) -> ItemShape { dynamics.shapeOfView[view.raw] ?? .rectangle }

  /// A view has ended.
  mutating func forgetDynamics(of view: ViewID) {
    if !dynamics.shapeOfView.isEmpty { dynamics.shapeOfView[view.raw] = nil }
    if let animator = dynamics.animatorOfView[view.raw] { destroyDynamics(animator) }
  }
}
