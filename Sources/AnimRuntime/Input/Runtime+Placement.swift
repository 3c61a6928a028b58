import AnimGeometry

extension Runtime {
  /// How a view's coordinates lie in its superview's (in those around it, if it has none).
  ///
  /// The anchor point goes to the origin, the transform acts there, the anchor point goes to
  /// `center`; the superview's sublayer transform then acts about its own anchor point.
  func placement(of view: ViewID, at side: Side) -> Placement {
    let slot = views.slot(view)
    let lanes = lanes(slot, .center, side)
    var placement = Placement(anchor: anchor(slot, side), center: Point(lanes.x, lanes.y))
    let own = wide(slot, .transform, side)
    let parent = views.links(view).parent
    let around = parent >= 0 ? wide(Int(parent), .sublayerTransform, side) : .identity
    if around == .identity {
      if own != .identity { placement.map = PlaneMap(own, movedBy: placement.center) }
      return placement
    }
    let pivot = anchor(Int(parent), side)
    let depth = modelLanes(slot, .zPosition).x
    let (x, y) = (placement.center.x - pivot.x, placement.center.y - pivot.y)
    let whole = own.concatenating(Transform().translated(by: x, y, depth)).concatenating(around)
    placement.map = PlaneMap(whole, movedBy: pivot)
    return placement
  }

  /// The anchor point in the view's own coordinates.
  private func anchor(_ slot: Int, _ side: Side) -> Point {
    let bounds = lanes(slot, .bounds, side)
    let anchor = lanes(slot, .anchorPoint, side)
    return Point(bounds.x + anchor.x * bounds.z, bounds.y + anchor.y * bounds.w)
  }

  func lanes(_ slot: Int, _ property: Property, _ side: Side) -> SIMD4<Double> {
    side == .model ? modelLanes(slot, property) : presentationLanes(slot, property)
  }

  func wide(_ slot: Int, _ property: Property, _ side: Side) -> Transform {
    side == .model ? modelWide(slot, property) : presentationTransform(slot, property)
  }

  /// A point in the coordinates of `view` in those of `other`, as both are seen; nil if no common
  /// superview joins them, or one of the planes between is seen from its edge or behind the eye.
  public func convertPresentation(_ point: Point, from view: ViewID, to other: ViewID) -> Point? {
    var steps = 0
    return convert(point, from: view, to: other, at: .presentation, &steps)
  }

  /// The same by the model values.
  public func convert(_ point: Point, from view: ViewID, to other: ViewID) -> Point? {
    var steps = 0
    return convert(point, from: view, to: other, at: .model, &steps)
  }

  /// The same on either side, adding to `steps` how many planes had to be gone through.
  public func convert(
    _ point: Point, from view: ViewID, to other: ViewID, at side: Side, _ steps: inout Int
  ) -> Point? {
    guard views.contains(view), views.contains(other) else { return nil }
    var (up, down) = (view, other)
    var way: [ViewID] = []
    var point = point
    var (height, depth) = (level(of: up), level(of: down))
    steps += (height + depth) / 16
    while up != down {
      steps += 1
      if depth >= height {
        way.append(down)
        guard let parent = superview(of: down) else { return nil }
        (down, depth) = (parent, depth - 1)
      } else {
        guard let parent = superview(of: up),
          let moved = placement(of: up, at: side).apply(to: point)
        else { return nil }
        (up, height, point) = (parent, height - 1, moved)
      }
    }
    for view in way.reversed() {
      steps += 1
      guard let moved = placement(of: view, at: side).undo(point) else { return nil }
      point = moved
    }
    return point
  }

  /// How many views a view is in.
  func level(of view: ViewID) -> Int {
    var level = 0
    var parent = views.links(view).parent
    while parent >= 0 {
      level += 1
      parent = views.links(views.id(parent)).parent
    }
    return level
  }
}
