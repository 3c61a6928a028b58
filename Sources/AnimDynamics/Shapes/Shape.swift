/// What of an item collides, about its centre, in points.
public enum Shape: Hashable, Sendable {
  /// An upright rectangle about the origin; both sides more than 0.
  case rectangle(width: Double, height: Double)
  /// An ellipse about the origin; both diameters more than 0.
  case ellipse(width: Double, height: Double)
  /// The area inside a line that does not cross itself, closed or not; it may have dents.
  case outline(Outline)
}
