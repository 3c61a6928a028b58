import AnimDynamics
import AnimGeometry

extension Runtime {
  /// How the coordinates that an item's center is in lie in those of the reference view.
  struct ItemSpace {
    var superview: ViewID
    /// Nil where they are the same.
    var turn: Double?
    var scale = Point(1, 1)
    /// Whether they are seen as in a mirror, so that what turns clockwise is seen to turn the other
    /// way: each is turned over its x axis first.
    var isMirrored = false
  }

  /// Where an item is now, by what scripts see of it.
  func presentationPose(of item: ItemID) -> ItemPose {
    let view = dynamics.items[item.raw].view
    guard view != .none else { return dynamics.items[item.raw].pose }
    let slot = views.slot(view)
    let (center, bounds) = (modelLanes(slot, .center), modelLanes(slot, .bounds))
    return ItemPose(
      center: Point(center.x, center.y),
      bounds: Rect(lanes: bounds), transform: modelWide(slot, .transform))
  }

  /// Nil for a view that is not in the reference view, or whose superviews hide it from it.
  func space(of view: ViewID, in animator: DynamicsID) -> ItemSpace? {
    let reference = dynamics.animators[animator.raw].reference
    guard view != .none else { return ItemSpace(superview: reference) }
    guard let superview = superview(of: view), views.contains(reference) else { return nil }
    if superview == reference { return ItemSpace(superview: superview) }
    guard isDescendant(superview, of: reference),
      let origin = convert(.zero, from: superview, to: reference),
      let x = convert(Point(1, 0), from: superview, to: reference),
      let y = convert(Point(0, 1), from: superview, to: reference)
    else { return nil }
    let (right, down) = (x - origin, y - origin)
    return ItemSpace(
      superview: superview, turn: right.angle, scale: Point(right.length, down.length),
      isMirrored: right.x * down.y < right.y * down.x)
  }

  /// From the anchor point to the middle of the bounds, untransformed.
  func middleOffset(of view: ViewID, _ pose: ItemPose) -> Point {
    guard view != .none else { return .zero }
    let anchor = modelLanes(views.slot(view), .anchorPoint)
    return Point((0.5 - anchor.x) * pose.bounds.width, (0.5 - anchor.y) * pose.bounds.height)
  }

  /// The place, angle and shape of an item's body.
  func embodiment(of item: ItemID, in animator: DynamicsID) throws(BehaviorError)
    -> (position: Vector, angle: Double, shape: Shape, pose: ItemPose, space: ItemSpace)
  {
    let record = dynamics.items[item.raw]
    let reference = dynamics.animators[animator.raw].reference
    if record.view == reference { throw .ownReference(item) }
    let pose = presentationPose(of: item)
    guard pose.bounds.width > 0, pose.bounds.height > 0 else { throw .zeroSize(item) }
    guard let space = space(of: record.view, in: animator) else { throw .outside(item, animator) }
    let turned = pose.transform.apply(to: middleOffset(of: record.view, pose))
    var middle = pose.center + turned
    if space.turn != nil {
      guard let moved = convert(middle, from: space.superview, to: reference) else {
        throw .outside(item, animator)
      }
      middle = moved
    }
    let rotation = pose.transform.rotation
    let angle = (space.turn ?? 0) + (space.isMirrored ? -rotation : rotation)
    return (Vector(middle.x, middle.y), angle, shape(of: record, pose, space), pose, space)
  }

  private func shape(of record: ItemRecord, _ pose: ItemPose, _ space: ItemSpace) -> Shape {
    var scale = space.scale
    let (width, height) = (pose.bounds.width * scale.x, pose.bounds.height * scale.y)
    let shape =
      record.view == .none
      ? record.shape : dynamics.shapeOfView[record.view.raw] ?? .rectangle
    switch shape {
    case .rectangle: return .rectangle(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path(let line):
      let bounds = pose.bounds
      if space.isMirrored { scale.y = -scale.y }
      let middle = Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
      return .outline(line.outline(movedBy: -middle, scaledBy: scale))
    }
  }

  // MARK: Having a body

  /// One behavior more acts on an item: its first one gives it a body.
  mutating func addBody(_ item: ItemID, in animator: DynamicsID) throws(BehaviorError) {
    let record = dynamics.items[item.raw]
    if record.links > 0 {
      guard record.animator == animator else { throw .movedByAnother(item) }
      dynamics.items[item.raw].links += 1
      return
    }
    var start = try embodiment(of: item, in: animator)
    if isAnimating(.center, of: record.view) || isAnimating(.transform, of: record.view) {
      // Whoever moved it has lost it. An animator that ends so leaves it where it is seen, so only
      // now is it known where it begins.
      cancelAnimations(of: record.view, .center)
      cancelAnimations(of: record.view, .transform)
      start = try embodiment(of: item, in: animator)
    }
    let motion = Motion(
      position: start.position, angle: start.angle, velocity: record.velocity,
      angularVelocity: record.angularVelocity)
    let traits = bodyTraits(of: record)
    let body: BodyID
    do throws(DynamicsError) {
      body = try dynamics.animators[animator.raw].world.addBody(
        start.shape, at: motion, traits: traits)
    } catch {
      throw BehaviorError(error, of: item, start.shape)
    }
    dynamics.items[item.raw].animator = animator
    dynamics.items[item.raw].body = body
    dynamics.items[item.raw].links = 1
    adopt(item, start.pose, start.angle, start.space)
    dynamics.animators[animator.raw].items.append(item)
    dynamics.animators[animator.raw].itemOfBody[body.raw] = item
    dynamics.movedCount += 1
    noteOwner(of: record.view)
  }

  /// Takes note of what an item is like as its body is put where it is.
  private mutating func adopt(
    _ item: ItemID, _ pose: ItemPose, _ angle: Double, _ space: ItemSpace
  ) {
    dynamics.items[item.raw].base = pose.transform
    dynamics.items[item.raw].baseAngle = angle
    dynamics.items[item.raw].baseTurn = space.turn ?? 0
    let slot = SlotPool<ItemRecord>.index(item.raw)
    dynamics.places[slot].body = dynamics.items[item.raw].body
    dynamics.places[slot].isOverwritten = false
    // A zero below zero is seen to be none once it is added to something.
    dynamics.places[slot].isPlain =
      pose.transform.isIdentity && pose.transform.entries.allSatisfy { $0.sign == .plus }
    dynamics.places[slot].center = pose.center
    dynamics.places[slot].angle = angle
    dynamics.places[slot].sine = 0
    dynamics.places[slot].cosine = 1
  }

  /// No behavior acts on an item any more: it stays where it is.
  mutating func removeBody(_ item: ItemID) {
    let record = dynamics.items[item.raw]
    guard record.isMoved else { return }
    dynamics.animators[record.animator.raw].world.removeBody(record.body)
    dynamics.animators[record.animator.raw].itemOfBody[record.body.raw] = nil
    dynamics.animators[record.animator.raw].items.removeAll { $0 == item }
    dynamics.items[item.raw].animator = .none
    dynamics.items[item.raw].body = .none
    dynamics.items[item.raw].velocity = .zero
    dynamics.items[item.raw].angularVelocity = 0
    dynamics.places[SlotPool<ItemRecord>.index(item.raw)].body = .none
    dynamics.places[SlotPool<ItemRecord>.index(item.raw)].isOutside = false
    dynamics.movedCount -= 1
    noteOwner(of: record.view)
  }

  /// Lets the body of an item be where scripts have put it, as large as they have made it; it keeps
  /// its velocities.
  public mutating func updateItem(_ item: ItemID) throws(BehaviorError) {
    guard dynamics.items.contains(item.raw), dynamics.items[item.raw].isMoved else { return }
    let record = dynamics.items[item.raw]
    let (position, angle, shape, pose, space) = try embodiment(of: item, in: record.animator)
    do throws(DynamicsError) {
      try dynamics.animators[record.animator.raw].world.setShape(shape, of: record.body)
      try dynamics.animators[record.animator.raw].world.place(
        record.body, at: position, angle: angle)
    } catch {
      throw BehaviorError(error, of: item, shape)
    }
    adopt(item, pose, angle, space)
    wake(record.animator)
  }

  /// Sets what of a view collides: of an item at once, with the bounds that it has now, while it
  /// stays where its body is and keeps its velocities.
  public mutating func setShape(_ shape: ItemShape, of view: ViewID) throws(BehaviorError) {
    guard views.contains(view), self.shape(of: view) != shape else { return }
    let old = dynamics.shapeOfView[view.raw]
    dynamics.shapeOfView[view.raw] = shape == .rectangle ? nil : shape
    guard let item = dynamics.itemOfView[view.raw], dynamics.items[item.raw].isMoved else { return }
    do throws(BehaviorError) {
      try reshape(item)
    } catch {
      dynamics.shapeOfView[view.raw] = old
      throw error
    }
  }

  private mutating func reshape(_ item: ItemID) throws(BehaviorError) {
    let (animator, body) = (dynamics.items[item.raw].animator, dynamics.items[item.raw].body)
    let shape = try embodiment(of: item, in: animator).shape
    do throws(DynamicsError) {
      try dynamics.animators[animator.raw].world.setShape(shape, of: body)
    } catch {
      throw BehaviorError(error, of: item, shape)
    }
    wake(animator)
  }

  /// What a script has made of an item that is no view; counts from `updateItem` on.
  public mutating func setPose(_ pose: ItemPose, shape: ItemShape, of item: ItemID) {
    guard dynamics.items.contains(item.raw), dynamics.items[item.raw].view == .none else { return }
    dynamics.items[item.raw].pose = pose
    dynamics.items[item.raw].shape = shape
  }

  /// Where an item that is no view has been moved to.
  public func pose(of item: ItemID) -> ItemPose? {
    dynamics.items.contains(item.raw) ? presentationPose(of: item) : nil
  }
}
