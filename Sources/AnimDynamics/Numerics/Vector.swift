/// A place or a direction in points: x to the right, y down.
public typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  var isFinite: Bool { x.isFinite && y.isFinite }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Positive if `other` lies clockwise of this.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// Turned by a quarter, clockwise.
  var turned: Vector { Vector(-y, x) }
}
