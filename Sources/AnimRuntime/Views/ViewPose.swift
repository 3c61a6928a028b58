import AnimGeometry

/// What decides where a view is seen, on one side.
struct ViewPose: Sendable {
  var bounds: SIMD4<Double>
  var center: SIMD4<Double>
  var anchorPoint: SIMD4<Double>
  var transform: Transform

  /// The smallest rectangle, in the superview's coordinates, around the transformed bounds.
  ///
  /// The bounds are placed so that their anchor point lies on `center`, then transformed about it;
  /// depth is ignored.
  var frame: Rect {
    let t = transform
    let (width, height) = (bounds.z, bounds.w)
    let (left, top) = (-anchorPoint.x * width, -anchorPoint.y * height)
    if t == .identity { return Rect(center.x + left, center.y + top, width, height).finite }
    let x = SIMD4(left, left + width, left, left + width)
    let y = SIMD4(top, top, top + height, top + height)
    let xs = x * t.m11 + y * t.m21 + t.m41
    let ys = x * t.m12 + y * t.m22 + t.m42
    return Rect(
      center.x + xs.min(), center.y + ys.min(), xs.max() - xs.min(), ys.max() - ys.min()
    ).finite
  }

  /// The anchor point in the view's own coordinates.
  var anchor: Point {
    Point(bounds.x + anchorPoint.x * bounds.z, bounds.y + anchorPoint.y * bounds.w)
  }

  /// How the view's coordinates lie in its superview's.
  ///
  /// The anchor point goes to the origin, the transform acts there, the anchor point goes to
  /// `center`; the superview's sublayer transform then acts about its own anchor point.
  ///
  /// - Parameters:
  ///   - depth: the view's `zPosition`.
  ///   - sublayerTransform: the superview's; the identity without one.
  ///   - pivot: the superview's anchor point; read only where its transform is not the identity.
  func placement(
    depth: Double, in sublayerTransform: Transform, about pivot: @autoclosure () -> Point
  ) -> Placement {
    var placement = Placement(anchor: anchor, center: Point(center.x, center.y))
    if sublayerTransform == .identity {
      if transform != .identity {
        placement.map = PlaneMap(transform, movedBy: placement.center)
      }
      return placement
    }
    let pivot = pivot()
    let (x, y) = (placement.center.x - pivot.x, placement.center.y - pivot.y)
    let whole = transform.concatenating(Transform().translated(by: x, y, depth))
      .concatenating(sublayerTransform)
    placement.map = PlaneMap(whole, movedBy: pivot)
    return placement
  }
}

extension ViewTree {
  /// What scripts have made of a view's place.
  func modelPose(_ slot: Int) -> ViewPose {
    ViewPose(
      bounds: modelLanes(slot, .bounds), center: modelLanes(slot, .center),
      anchorPoint: modelLanes(slot, .anchorPoint), transform: modelTransform(slot, .transform))
  }

  /// How a view's coordinates lie in its superview's by the model values.
  func modelPlacement(of view: ViewID) -> Placement {
    let slot = slot(view)
    let parent = Int(links(view).parent)
    return modelPose(slot).placement(
      depth: modelLanes(slot, .zPosition).x,
      in: parent >= 0 ? modelTransform(parent, .sublayerTransform) : .identity,
      about: modelPose(parent).anchor)
  }

  /// A point in the coordinates of `view` in those of `other` by the model values; nil as in
  /// `convert(_:from:to:_:placement:)`.
  func convert(_ point: Point, from view: ViewID, to other: ViewID) -> Point? {
    var steps = 0
    return convert(point, from: view, to: other, &steps) { modelPlacement(of: $0) }
  }

  /// A point in the coordinates of `view` in those of `other`, adding to `steps` how many planes had
  /// to be gone through; nil if no common superview joins them, or one of the planes between is seen
  /// from its edge or from behind.
  func convert(
    _ point: Point, from view: ViewID, to other: ViewID, _ steps: inout Int,
    placement: (ViewID) -> Placement
  ) -> Point? {
    guard contains(view), contains(other) else { return nil }
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
        guard let parent = superview(of: up), let moved = placement(up).apply(to: point)
        else { return nil }
        (up, height, point) = (parent, height - 1, moved)
      }
    }
    for view in way.reversed() {
      steps += 1
      guard let moved = placement(view).undo(point) else { return nil }
      point = moved
    }
    return point
  }
}
