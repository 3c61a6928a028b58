extension Elementary {
  /// Arc tangent, −π/2…π/2; error below 0.52 ulp. atan(±0) = ±0.
  public static func atan(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size > 0x1p-27) { return x }
    if size >= 0x1p60 { return x < 0 ? -0x1.921fb54442d18p0 : 0x1.921fb54442d18p0 }
    let one = DoubleDouble(1, 0)
    let argument = DoubleDouble(size, 0)
    let angle = (size <= 1 ? arc(argument, one) : complement(arc(one, argument))).rounded
    return x < 0 ? -angle : angle
  }

  /// The angle of the point (x, y), −π…π; error below 0.53 ulp. Zeros and infinities keep their
  /// signs as in C: atan2(±0, −0) = ±π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (up, right) = (y.magnitude, x.magnitude)
    let left = x.sign == .minus
    let angle: Double
    let (big, small) = up > right ? (up, right) : (right, up)
    if small == 0 || big.isInfinite || small < big * 0x1p-100 {
      angle = flatAngle(up, right, left)
    } else {
      // A common power of two brings the larger one to 1…2, clear of overflow and underflow.
      let (s, b) = normalized(small, big)
      var pair = arc(DoubleDouble(s, 0), DoubleDouble(b, 0))
      if up > right { pair = complement(pair) }
      if left { pair = DoubleDouble(0x1.921fb54442d18p1, 0x1.1a62633145c07p-53) + -pair }
      angle = pair.rounded
    }
    return y.sign == .minus ? -angle : angle
  }

  /// Arc sine, −π/2…π/2; error below 0.52 ulp; NaN outside −1…1.
  public static func asin(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size > 0x1p-27) { return x }
    guard size <= 1 else { return .nan }
    let angle =
      (size < 0.707
      ? arc(DoubleDouble(size, 0), leg(size))
      : complement(arc(leg(size), DoubleDouble(size, 0)))).rounded
    return x < 0 ? -angle : angle
  }

  /// Arc cosine, 0…π; error below 0.52 ulp; NaN outside −1…1. acos(1) = 0.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    let size = DoubleDouble(x.magnitude, 0)
    var angle =
      size.high < 0.707
      ? complement(arc(size, leg(size.high)))
      : arc(leg(size.high), size)
    if x < 0 { angle = DoubleDouble(0x1.921fb54442d18p1, 0x1.1a62633145c07p-53) + -angle }
    return angle.rounded
  }

  /// atan(y/x) for 0 ≤ y ≤ x (roughly), x of ordinary size, to about 62 good bits.
  @inline(__always) private static func arc(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let shifted = y.high / x.high * 64 + rounder
    let i = min(Int(truncatingIfNeeded: shifted.bitPattern & 127), 64)
    let node = (shifted - rounder) * 0x1p-6
    // Seven bits times 26 or 27 bits: every product is exact.
    let xHigh = DoubleDouble.leading(x.high)
    let yHigh = DoubleDouble.leading(y.high)
    let (xLow, yLow) = (x.high - xHigh, y.high - yHigh)
    let rise = DoubleDouble.sum(y.high - node * xHigh, -(node * xLow))
    let run = DoubleDouble.quickSum(x.high + node * yHigh, node * yLow)
    let runError = (x.high - (x.high + node * yHigh)) + node * yHigh
    let t =
      DoubleDouble(rise.high, rise.low + (y.low - node * x.low))
      / DoubleDouble(run.high, run.low + runError + (x.low + node * y.low))
    let z = t.high * t.high
    let odd =
      t.high * z
      * (-0x1.5555555555555p-2 + z * (0x1.999999999999ap-3 - z * 0x1.2492492492492p-3))
    let sum = DoubleDouble.quickSum(ArcTable.arcs[i &* 2], t.high)
    let left = ArcTable.arcs[i &* 2 &+ 1] + t.low
    return DoubleDouble.quickSum(sum.high, sum.low + (left + odd))
  }

  /// π/2 − a.
  @inline(__always) private static func complement(_ a: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble.quickSum(0x1.921fb54442d18p0, -a.high)
    return DoubleDouble.quickSum(sum.high, sum.low + (0x1.1a62633145c07p-54 - a.low))
  }

  /// √(1 − s²) for 0 ≤ s ≤ 1.
  @inline(__always) private static func leg(_ s: Double) -> DoubleDouble {
    let square = DoubleDouble.product(s, s)
    let rest = DoubleDouble.sum(1, -square.high)
    return squareRoot(DoubleDouble.quickSum(rest.high, rest.low - square.low))
  }

  /// atan2 of magnitudes where one is zero, infinite or far smaller than the other.
  @inline(never) private static func flatAngle(
    _ up: Double, _ right: Double, _ left: Bool
  ) -> Double {
    if up.isInfinite && right.isInfinite {
      return left ? 0x1.2d97c7f3321d2p1 : 0x1.921fb54442d18p-1
    }
    if up > right { return 0x1.921fb54442d18p0 }
    return left ? 0x1.921fb54442d18p1 : up == 0 ? 0 : up / right
  }

  @inline(__always) private static func normalized(
    _ small: Double, _ big: Double
  ) -> (Double, Double) {
    if big > 0x1p-400 && big < 0x1p400 { return (small, big) }
    let scale = big < 1 ? 0x1p500 : 0x1p-500
    return (small * scale, big * scale)
  }
}
