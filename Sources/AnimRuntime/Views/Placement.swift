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
