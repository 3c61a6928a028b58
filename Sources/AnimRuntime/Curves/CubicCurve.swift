/// A cubic Bézier timing curve, ready to be solved for y at a given x.
struct CubicCurve: Sendable {
  // x(t) = q + s·(b1 + s·(b2 + s·b3)) with s = t − c. The center c is the inflection of x where
  // that lies inside, else 0: a slope that vanishes in the middle then costs no precision.
  private var c = 0.0
  private var q = 0.0
  private var b1: Double
  private var b2: Double
  private var b3: Double
  // y(t) = t·(y1 + t·(y2 + t·y3))
  private var y1: Double
  private var y2: Double
  private var y3: Double

  /// The curve with the given control points; x1 and x2 are clamped to 0…1 so that x never turns.
  init(_ points: SIMD4<Double>) {
    let px1 = min(max(points.x, 0), 1)
    let px2 = min(max(points.z, 0), 1)
    b1 = 3 * px1
    b2 = 3 * px2 - 6 * px1
    b3 = 1 + 3 * px1 - 3 * px2
    y1 = 3 * points.y
    y2 = 3 * points.w - 6 * points.y
    y3 = 1 + 3 * points.y - 3 * points.w
    guard b3 > 0 else { return }
    let inflection = -b2 / (3 * b3)
    guard inflection > 0, inflection < 1 else { return }
    c = inflection
    q = inflection * (b1 + inflection * (b2 + inflection * b3))
    b1 += inflection * b2
    b2 = 0
  }

  /// y where x(t) = `x`, for 0 < x < 1.
  ///
  /// Newton's steps from t = x, each kept inside the bracket of the root or replaced by halving.
  @inline(__always)
  func y(_ x: Double) -> Double {
    var t = x
    var low = 0.0
    var high = 1.0
    let target = x - q
    for _ in 0..<100 {
      let s = t - c
      let error = s * (b1 + s * (b2 + s * b3)) - target
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
      let slope = b1 + s * (2 * b2 + s * 3 * b3)
      let step = error / slope
      t -= step
      // By Taylor a step leaves at most (|x″| / 2 + |step · x‴| / 6) · step² / |x′| of error.
      let bend = (b2 + 3 * b3 * s).magnitude + (step * b3).magnitude
      if step * step * bend < 1e-14 * slope.magnitude { break }
      // Written so that a quotient by zero counts as outside.
      if !(t > low && t < high) { t = low + (high - low) / 2 }
    }
    return t * (y1 + t * (y2 + t * y3))
  }
}
