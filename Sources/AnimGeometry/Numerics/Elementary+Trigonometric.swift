extension Elementary {
  /// Sine of x in radians; error below 0.52 ulp for every finite x. sin(±0) = ±0.
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    let (n, r) = reducedAngle(x)
    return sine(n, r).rounded
  }

  /// Cosine of x in radians; error below 0.52 ulp for every finite x.
  public static func cos(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return 1 }
    let (n, r) = reducedAngle(x)
    return sine(n &+ 32, r).rounded
  }

  /// Sine and cosine of x in radians for little more than the price of one.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    if x.magnitude < 0x1p-27 { return (x, 1) }
    let (n, r) = reducedAngle(x)
    return (sine(n, r).rounded, sine(n &+ 32, r).rounded)
  }

  /// Tangent of x in radians; error below 0.52 ulp for every finite x. tan(±0) = ±0.
  public static func tan(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    let (n, r) = reducedAngle(x)
    return (sine(n, r) / sine(n &+ 32, r)).rounded
  }

  /// x = n · π/64 + r with |r| ≤ π/128; n is given modulo 128.
  @inline(__always) private static func reducedAngle(_ x: Double) -> (Int, DoubleDouble) {
    if x.magnitude < 0x1p17 {
      let shifted = x * 0x1.45f306dc9c883p4 + rounder
      let n = shifted - rounder
      // π/64 in three parts; the first two have 30 bits, so their products with n are exact.
      let first = DoubleDouble.sum(x - n * 0x1.921fb54p-5, -(n * 0x1.10b46118p-35))
      let r = DoubleDouble.quickSum(first.high, first.low - n * 0x1.313198a2e037p-66)
      // Next to a multiple of π/64 the three parts are too short.
      if r.high.magnitude > 0x1p-30 || n == 0 {
        return (Int(truncatingIfNeeded: shifted.bitPattern & 127), r)
      }
    }
    return reducedAngleExactly(x)
  }

  /// sin(i · π/64 + r), i modulo 128, as a pair of about 62 good bits.
  @inline(__always) private static func sine(_ i: Int, _ r: DoubleDouble) -> DoubleDouble {
    let s = SineTable.sines[(2 &* i) & 255]
    let sLow = SineTable.sines[(2 &* i | 1) & 255]
    let c = SineTable.sines[(2 &* i &+ 64) & 255]
    let cLow = SineTable.sines[(2 &* i &+ 64 | 1) & 255]
    // c · r is the largest correction: its leading halves multiply exactly.
    let rHigh = DoubleDouble.leading(r.high)
    let rLow = (r.high - rHigh) + r.low
    let z = r.high * r.high
    let evens = 0x1.5555555555555p-5 + z * (z * 0x1.a01a01a01a01ap-16 - 0x1.6c16c16c16c17p-10)
    let odds = 0x1.1111111111111p-7 - z * 0x1.a01a01a01a01ap-13
    let cosine = z * (z * evens - 0.5)
    let sine = r.high * z * (z * odds - 0x1.5555555555555p-3)
    let sum = DoubleDouble.quickSum(s, c * rHigh)
    let small = (s + sLow) * cosine + (c + cLow) * sine
    return DoubleDouble.quickSum(sum.high, sum.low + (sLow + (c * rLow + cLow * r.high) + small))
  }
}
