/// A place or a displacement in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable public static var zero: Point { Point(0, 0) }
}

extension Point {
  /// Arithmetic is coordinate by coordinate; division by zero gives infinities, as for numbers.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
  @inlinable public static func * (k: Double, a: Point) -> Point { Point(a.x * k, a.y * k) }
  @inlinable public static func / (a: Point, k: Double) -> Point { Point(a.x / k, a.y / k) }
  @inlinable public static func += (a: inout Point, b: Point) { a = a + b }
  @inlinable public static func -= (a: inout Point, b: Point) { a = a - b }
  @inlinable public static func *= (a: inout Point, k: Double) { a = a * k }
  @inlinable public static func /= (a: inout Point, k: Double) { a = a / k }

  /// Both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The scalar product.
  @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z part of the vector product; positive if `other` lies clockwise of this (y grows down).
  @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The Euclidean length in points; squares that overflow or vanish are no trouble.
  @inlinable public var length: Double {
    let square = x * x + y * y
    return square > 1e-280 && square < 1e300 ? square.squareRoot() : Elementary.hypot(x, y)
  }

  /// The vector of length 1 in this direction; the zero vector stays zero.
  @inlinable public var unit: Point {
    let square = x * x + y * y
    return square > 1e-280 && square < 1e300 ? self / square.squareRoot() : scaledUnit
  }

  @usableFromInline var scaledUnit: Point {
    let largest = max(x.magnitude, y.magnitude)
    guard largest > 0 && largest.isFinite else { return .zero }
    // Dividing by the exponent first keeps the squares in range.
    let scaled = Point(x / largest.binade, y / largest.binade)
    return scaled / (scaled.x * scaled.x + scaled.y * scaled.y).squareRoot()
  }

  /// The direction in radians, −π…π, clockwise from the x axis as seen (y grows down).
  @inlinable public var angle: Double { Elementary.atan2(y, x) }

  /// The Euclidean distance in points.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// This displacement turned by `angle` radians, clockwise as seen (y grows down).
  @inlinable public func rotated(by angle: Double) -> Point {
    let (s, c) = Elementary.sincos(angle)
    return Point(x * c - y * s, x * s + y * c)
  }

  /// This point turned by `angle` radians about `center`.
  @inlinable public func rotated(by angle: Double, about center: Point) -> Point {
    center + (self - center).rotated(by: angle)
  }
}
