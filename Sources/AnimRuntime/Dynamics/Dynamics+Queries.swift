import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// True if an animator moves a view: its `center` and `transform` are the animator's then.
  func isMoved(_ view: ViewID) -> Bool {
    guard movedCount > 0, let item = itemOfView[view.raw] else { return false }
    return items[item.raw].isMoved
  }

  /// True if it is a property that an animator of dynamics has taken over.
  func owns(_ property: Property, of view: ViewID) -> Bool {
    guard movedCount > 0, property == .center || property == .transform else {
      return false
    }
    return isMoved(view)
  }

  /// About how much an animator has to do in a step.
  func stepWork(of id: DynamicsID) -> Int {
    guard animators.contains(id.raw) else { return 0 }
    return animators[id.raw].world.work
  }

  /// True if a behavior acts on an item, and no other does.
  func actsAlone(_ behavior: BehaviorID, on item: ItemID) -> Bool {
    contains(item, behavior) && behaviors[behavior.raw].isLinked
      && items[item.raw].links == 1
  }

  /// The first item in a view that an animator outside of it moves: the view cannot leave, unless
  /// for another place in the animator's reference view. What is in a screen that will be told that
  /// it disappears has time until then.
  func itemHeld(
    in view: ViewID, movingTo parent: ViewID, _ scene: Scene, _ screens: Screens
  ) -> ItemID? {
    guard movedCount > 0, scene.views.contains(view) else { return nil }
    let isLeaving = !scene.views.isInTree(parent)
    let root = scene.views.isInTree(view) ? view : .stage
    for slot in scene.views.subtree(view) {
      let candidate = scene.views.id(slot)
      guard let item = itemOfView[candidate.raw], items[item.raw].isMoved
      else { continue }
      let animator = items[item.raw].animator
      let reference = animators[animator.raw].reference
      if scene.views.isDescendant(reference, of: view)
        || scene.views.isDescendant(parent, of: reference)
      {
        continue
      }
      if !isLeaving || !screens.isInScreenToDisappear(candidate, within: root, scene.views) {
        return item
      }
    }
    return nil
  }

  /// The animator that moves an item; nil if none does.
  func animator(of item: ItemID) -> DynamicsID? {
    guard items.contains(item.raw), items[item.raw].isMoved else { return nil }
    return items[item.raw].animator
  }

  /// Points a second, in the reference view's coordinates.
  func linearVelocity(of item: ItemID) -> Point {
    guard items.contains(item.raw) else { return .zero }
    let velocity = motion(of: item)?.velocity ?? items[item.raw].velocity
    return Point(velocity.x, velocity.y)
  }

  /// Radians a second, clockwise.
  func angularVelocity(of item: ItemID) -> Double {
    guard items.contains(item.raw) else { return 0 }
    return motion(of: item)?.angularVelocity ?? items[item.raw].angularVelocity
  }

  private func motion(of item: ItemID) -> Motion? {
    guard items[item.raw].isMoved else { return nil }
    let animator = items[item.raw].animator
    return animators[animator.raw].world.motion(of: items[item.raw].body)
  }

  /// Adds to the velocities of an item; before it has an animator they add up.
  mutating func addVelocity(_ linear: Point, angular: Double, to item: ItemID, _ scene: inout Scene)
    throws(BehaviorError)
  {
    guard items.contains(item.raw) else { return }
    let record = items[item.raw]
    guard record.isMoved else {
      items[item.raw].velocity += Vector(linear.x, linear.y)
      items[item.raw].angularVelocity += angular
      return
    }
    try Dynamics.attempt { () throws(DynamicsError) in
      try animators[record.animator.raw].world.addVelocity(
        Vector(linear.x, linear.y), angular: angular, to: record.body)
    }
    wake(record.animator, &scene.clock)
  }

  /// The items of an animator of which something is in a rectangle of its reference view, in the
  /// order in which they came to it.
  func items(in rect: Rect, of id: DynamicsID, _ scene: Scene) -> [ItemID] {
    guard animators.contains(id.raw) else { return [] }
    return animators[id.raw].items.filter { item in
      guard let motion = motion(of: item) else { return false }
      return Self.box(motion, presentationPose(of: item, scene).bounds).touches(rect)
    }
  }

  /// The distance that an attachment keeps; nil while it has not begun and none was given.
  func length(of id: BehaviorID) -> Double? {
    guard behaviors.contains(id.raw),
      case .attachment(let spec) = behaviors[id.raw].spec
    else { return nil }
    if let animator = animator(of: id),
      case .attachment(let attachment)? = animators[animator.raw].world.effect(
        behaviors[id.raw].effect)
    {
      return attachment.length
    }
    return spec.length
  }

  mutating func setOffset(_ offset: Point, of item: ItemID, in id: BehaviorID)
    throws(BehaviorError)
  {
    guard contains(item, id) else { throw .notIn(item, id) }
    behaviors[id.raw].offsets[item] = offset == .zero ? nil : offset
    guard let animator = animator(of: id), behaviors[id.raw].effect != .none else {
      return
    }
    try Dynamics.attempt { () throws(DynamicsError) in
      try animators[animator.raw].world.join(
        items[item.raw].body, to: behaviors[id.raw].effect,
        offset: Vector(offset.x, offset.y))
    }
  }

  /// What of a view collides.
  func shape(of view: ViewID) -> ItemShape { shapeOfView[view.raw] ?? .rectangle }

  /// A view has ended.
  mutating func forget(_ view: ViewID, _ scene: inout Scene) {
    if !shapeOfView.isEmpty { shapeOfView[view.raw] = nil }
    if let animator = animatorOfView[view.raw] { destroyDynamics(animator, &scene) }
  }
}
