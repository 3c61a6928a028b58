import AnimGeometry

/// Where a view lies in its superview, for points of its plane.
struct Placement: Sendable {
  /// The anchor point in the view's own coordinates.
  var anchor: Point
  /// From the view, its anchor point at the origin, to the superview; nil for a mere displacement.
  var map: PlaneMap?
  /// Where the anchor point goes, if it is one.
  var center: Point

  /// Where a point of the view is seen in its superview; nil behind the eye.
  func apply(to point: Point) -> Point? {
    // Written so that edges which are exact stay exact.
    guard let map else { return point + (center - anchor) }
    return map.apply(to: point - anchor)
  }

  /// The point of the view that is seen at a point of the superview; nil if there is none.
  func undo(_ point: Point) -> Point? {
    guard let map else { return point - (center - anchor) }
    return map.undo(point).map { $0 + anchor }
  }
}

/// How one plane is seen in another: the part of a transform that acts on points without depth.
///
/// Acts on rows, `[x y 1] · m`, and divides by the third number, so a plane turned in depth is
/// mapped as perspective shows it.
struct PlaneMap: Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var origin: SIMD3<Double>

  /// The transform, followed by a displacement in the plane.
  init(_ t: Transform, movedBy offset: Point) {
    let move = SIMD3(offset.x, offset.y, 0)
    x = SIMD3(t.m11, t.m12, t.m14) + move * t.m14
    y = SIMD3(t.m21, t.m22, t.m24) + move * t.m24
    origin = SIMD3(t.m41, t.m42, t.m44) + move * t.m44
  }

  /// Where a point of the plane is seen; nil behind the eye.
  func apply(to point: Point) -> Point? {
    let p = x * point.x + y * point.y + origin
    guard p.z > 0 else { return nil }
    return PlaneMap.finite(Point(p.x / p.z, p.y / p.z))
  }

  /// The point of the plane that is seen at `point`; nil if the plane is seen from its edge, or the
  /// point lies behind the eye.
  func undo(_ point: Point) -> Point? {
    // The rows of the adjugate; the determinant only scales, and cancels in the quotient.
    let (first, second, third) = (y.cross(origin), origin.cross(x), x.cross(y))
    let seen = SIMD3(point.x, point.y, 1)
    let depth = seen.dot(third)
    guard depth != 0, !isEdge(volume: x.dot(first)) else { return nil }
    let result = Point(seen.dot(first) / depth, seen.dot(second) / depth)
    guard (x * result.x + y * result.y + origin).z > 0 else { return nil }
    return PlaneMap.finite(result)
  }

  /// True if the plane is seen from its edge, but for what rounding makes of it.
  private func isEdge(volume: Double) -> Bool {
    if x.z == 0, y.z == 0 {
      let area = (x.x * y.y - x.y * y.x).magnitude
      return area <= 1e-14 * x.length * y.length
    }
    return volume.magnitude <= 1e-14 * x.length * y.length * origin.length
  }

  private static func finite(_ point: Point) -> Point? {
    (point.x - point.x) + (point.y - point.y) == 0 ? point : nil
  }
}
