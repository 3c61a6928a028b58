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

extension Vector {
  /// Turned clockwise by an angle of up to 1e6, in radians.
  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let quarters = (angle / (.pi / 2)).rounded()
    let rest = (angle - quarters * 1.57079632679489656) - quarters * 6.12323399573676604e-17
    let (sine, cosine) = (rest * sineSeries(rest * rest), cosineSeries(rest * rest))
    let turned = Vector(x * cosine - y * sine, x * sine + y * cosine)
    switch Int(quarters) & 3 {
    case 0: return turned
    case 1: return turned.turned
    case 2: return -turned
    default: return -turned.turned
    }
  }
}
