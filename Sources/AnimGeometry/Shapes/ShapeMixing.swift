/// Coordinate by coordinate.
@inlinable public func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(mix(a.x, b.x, t), mix(a.y, b.y, t))
}

/// Origin and size side by side.
@inlinable public func mix(_ a: Rect, _ b: Rect, _ t: Double) -> Rect {
  Rect(
    mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.width, b.width, t), mix(a.height, b.height, t))
}

/// Component by component, not premultiplied and not clamped: see `Color.clamped`.
@inlinable public func mix(_ a: Color, _ b: Color, _ t: Double) -> Color {
  Color(
    mix(a.red, b.red, t), mix(a.green, b.green, t), mix(a.blue, b.blue, t),
    mix(a.alpha, b.alpha, t))
}
