import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// How the coordinates that an item's center is in lie in those of the reference view.
  struct ItemSpace {
    var superview: ViewID
    /// Nil where they are the same.
    var turn: Double?
    var scale = Point(1, 1)
    /// True if they are seen as in a mirror, so that what turns clockwise is seen to turn the other
    /// way: each is turned over its x axis first.
    var isMirrored = false
  }

  /// Where an item is scene.now, by what scripts see of it.
  func presentationPose(of item: ItemID, _ scene: Scene) -> ItemPose {
    let view = items[item.raw].view
    guard view != .none else { return items[item.raw].pose }
    let slot = scene.views.slot(view)
    let (center, bounds) = (
      scene.views.modelLanes(slot, .center), scene.views.modelLanes(slot, .bounds)
    )
    return ItemPose(
      center: Point(center.x, center.y),
      bounds: Rect(lanes: bounds), transform: scene.views.modelTransform(slot, .transform))
  }

  /// Nil for a view that is not in the reference view, or whose superviews hide it from it.
  func space(of view: ViewID, in animator: DynamicsID, _ scene: Scene) -> ItemSpace? {
    let reference = animators[animator.raw].reference
    guard view != .none else { return ItemSpace(superview: reference) }
    guard let superview = scene.views.superview(of: view), scene.views.contains(reference) else {
      return nil
    }
    if superview == reference { return ItemSpace(superview: superview) }
    guard scene.views.isDescendant(superview, of: reference),
      let origin = scene.views.convert(.zero, from: superview, to: reference),
      let x = scene.views.convert(Point(1, 0), from: superview, to: reference),
      let y = scene.views.convert(Point(0, 1), from: superview, to: reference)
    else { return nil }
    let (right, down) = (x - origin, y - origin)
    return ItemSpace(
      superview: superview, turn: right.angle, scale: Point(right.length, down.length),
      isMirrored: right.x * down.y < right.y * down.x)
  }

  /// From the anchor point to the middle of the bounds, untransformed.
  func middleOffset(of view: ViewID, _ pose: ItemPose, _ scene: Scene) -> Point {
    guard view != .none else { return .zero }
    let anchor = scene.views.modelLanes(scene.views.slot(view), .anchorPoint)
    return Point((0.5 - anchor.x) * pose.bounds.width, (0.5 - anchor.y) * pose.bounds.height)
  }

  /// The place, angle and shape of an item's body.
  func embodiment(of item: ItemID, in animator: DynamicsID, _ scene: Scene) throws(BehaviorError)
    -> (position: Vector, angle: Double, shape: Shape, pose: ItemPose, space: ItemSpace)
  {
    let record = items[item.raw]
    let reference = animators[animator.raw].reference
    if record.view == reference { throw .ownReference(item) }
    let pose = presentationPose(of: item, scene)
    guard pose.bounds.width > 0, pose.bounds.height > 0 else { throw .zeroSize(item) }
    guard let space = space(of: record.view, in: animator, scene) else {
      throw .outside(item, animator)
    }
    let turned = pose.transform.apply(to: middleOffset(of: record.view, pose, scene))
    var middle = pose.center + turned
    if space.turn != nil {
      guard let moved = scene.views.convert(middle, from: space.superview, to: reference) else {
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
      ? record.shape : shapeOfView[record.view.raw] ?? .rectangle
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
  mutating func addBody(
    _ item: ItemID, in animator: DynamicsID, _ scene: inout Scene, _ viewAnimators: inout Animators
  ) throws(BehaviorError) {
    let record = items[item.raw]
    if record.links > 0 {
      guard record.animator == animator else { throw .movedByAnother(item) }
      items[item.raw].links += 1
      return
    }
    var start = try embodiment(of: item, in: animator, scene)
    if scene.isAnimating(.center, of: record.view) || scene.isAnimating(.transform, of: record.view)
    {
      // Whoever moved it has lost it. An animator that ends so leaves it where it is seen, so only
      // scene.now is it known where it begins.
      viewAnimators.cancelAnimations(of: record.view, .center, &scene)
      viewAnimators.cancelAnimations(of: record.view, .transform, &scene)
      noteResized(&scene)
      start = try embodiment(of: item, in: animator, scene)
    }
    let motion = Motion(
      position: start.position, angle: start.angle, velocity: record.velocity,
      angularVelocity: record.angularVelocity)
    let traits = bodyTraits(of: record)
    let body: BodyID
    do throws(DynamicsError) {
      body = try animators[animator.raw].world.addBody(
        start.shape, at: motion, traits: traits)
    } catch {
      throw BehaviorError(error, of: item, start.shape)
    }
    items[item.raw].animator = animator
    items[item.raw].body = body
    items[item.raw].links = 1
    adopt(item, start.pose, start.angle, start.space)
    animators[animator.raw].items.append(item)
    animators[animator.raw].itemOfBody[body.raw] = item
    movedCount += 1
    hold(record.view, true, &scene)
  }

  /// Takes note of what an item is like as its body is put where it is.
  private mutating func adopt(
    _ item: ItemID, _ pose: ItemPose, _ angle: Double, _ space: ItemSpace
  ) {
    items[item.raw].base = pose.transform
    items[item.raw].baseAngle = angle
    items[item.raw].baseTurn = space.turn ?? 0
    let slot = SlotPool<ItemRecord>.index(item.raw)
    places[slot].body = items[item.raw].body
    places[slot].isOverwritten = false
    // A zero below zero is seen to be none once it is added to something.
    places[slot].isPlain =
      pose.transform.isIdentity && pose.transform.entries.allSatisfy { $0.sign == .plus }
    places[slot].center = pose.center
    places[slot].angle = angle
    places[slot].sine = 0
    places[slot].cosine = 1
  }

  /// No behavior acts on an item any more: it stays where it is.
  mutating func removeBody(_ item: ItemID, _ scene: inout Scene) {
    let record = items[item.raw]
    guard record.isMoved else { return }
    animators[record.animator.raw].world.removeBody(record.body)
    animators[record.animator.raw].itemOfBody[record.body.raw] = nil
    animators[record.animator.raw].items.removeAll { $0 == item }
    items[item.raw].animator = .none
    items[item.raw].body = .none
    items[item.raw].velocity = .zero
    items[item.raw].angularVelocity = 0
    places[SlotPool<ItemRecord>.index(item.raw)].body = .none
    places[SlotPool<ItemRecord>.index(item.raw)].isOutside = false
    movedCount -= 1
    hold(record.view, false, &scene)
  }

  /// Takes the place of a view, or gives it back.
  private func hold(_ view: ViewID, _ flag: Bool, _ scene: inout Scene) {
    guard scene.views.contains(view) else { return }
    scene.views.hold(scene.views.slot(view), flag)
    scene.layout.noteHold(on: view, scene.views, &scene.clock)
  }

  /// Lets the body of an item be where scripts have put it, as large as they have made it; it keeps
  /// its velocities.
  mutating func updateItem(_ item: ItemID, _ scene: inout Scene) throws(BehaviorError) {
    guard items.contains(item.raw), items[item.raw].isMoved else { return }
    let record = items[item.raw]
    let (position, angle, shape, pose, space) = try embodiment(of: item, in: record.animator, scene)
    do throws(DynamicsError) {
      try animators[record.animator.raw].world.setShape(shape, of: record.body)
      try animators[record.animator.raw].world.place(
        record.body, at: position, angle: angle)
    } catch {
      throw BehaviorError(error, of: item, shape)
    }
    adopt(item, pose, angle, space)
    wake(record.animator, &scene.clock)
  }

  /// Sets what of a view collides: of an item at once, with the bounds that it has scene.now, while it
  /// stays where its body is and keeps its velocities.
  mutating func setShape(_ shape: ItemShape, of view: ViewID, _ scene: inout Scene)
    throws(BehaviorError)
  {
    guard scene.views.contains(view), self.shape(of: view) != shape else { return }
    let old = shapeOfView[view.raw]
    shapeOfView[view.raw] = shape == .rectangle ? nil : shape
    guard let item = itemOfView[view.raw], items[item.raw].isMoved else { return }
    do throws(BehaviorError) {
      try reshape(item, &scene)
    } catch {
      shapeOfView[view.raw] = old
      throw error
    }
  }

  private mutating func reshape(_ item: ItemID, _ scene: inout Scene) throws(BehaviorError) {
    let (animator, body) = (items[item.raw].animator, items[item.raw].body)
    let shape = try embodiment(of: item, in: animator, scene).shape
    do throws(DynamicsError) {
      try animators[animator.raw].world.setShape(shape, of: body)
    } catch {
      throw BehaviorError(error, of: item, shape)
    }
    wake(animator, &scene.clock)
  }

  /// What a script has made of an item that is no view; counts from `updateItem` on.
  mutating func setPose(_ pose: ItemPose, shape: ItemShape, of item: ItemID) {
    guard items.contains(item.raw), items[item.raw].view == .none else { return }
    items[item.raw].pose = pose
    items[item.raw].shape = shape
  }

  /// Where an item that is no view has been moved to.
  func pose(of item: ItemID, _ scene: Scene) -> ItemPose? {
    items.contains(item.raw) ? presentationPose(of: item, scene) : nil
  }
}
