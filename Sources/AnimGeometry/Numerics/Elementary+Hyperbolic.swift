extension Elementary {
  /// Hyperbolic sine; error below 0.54 ulp. sinh(±0) = ±0; overflow gives ±∞.
  public static func sinh(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size > 0x1p-27) { return x }
    if size < 0.375 { return shortSinh(x).rounded }
    let value: Double
    if size < 40 {
      let grown = exponentialPair(size)
      value = 0.5 * (grown + -(DoubleDouble(1, 0) / grown)).rounded
    } else {
      value = halfExponential(size)
    }
    return x < 0 ? -value : value
  }

  /// Hyperbolic cosine; error below 0.53 ulp; overflow gives ∞.
  public static func cosh(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 40 {
      let grown = exponentialPair(size)
      return 0.5 * (grown + DoubleDouble(1, 0) / grown).rounded
    }
    return size.isNaN ? x : halfExponential(size)
  }

  /// Hyperbolic tangent; error below 0.55 ulp. tanh(±0) = ±0.
  public static func tanh(_ x: Double) -> Double {
    let size = x.magnitude
    if !(size > 0x1p-27) { return x }
    let value: Double
    if size < 0.375 {
      // cosh² = 1 + sinh² is exact enough where sinh is small.
      let s = shortSinh(size)
      let square = s * s
      let one = DoubleDouble.quickSum(1, square.high)
      let cosh = squareRoot(DoubleDouble(one.high, one.low + square.low))
      value = (s / cosh).rounded
    } else if size < 22 {
      let grown = exponentialPair(2 * size)
      let one = DoubleDouble(1, 0)
      value = ((grown + DoubleDouble(-1, 0)) / (grown + one)).rounded
    } else {
      value = 1
    }
    return x < 0 ? -value : value
  }

  /// e^x / 2 for x ≥ 40; the division by two happens before anything can overflow.
  @inline(__always) private static func halfExponential(_ x: Double) -> Double {
    if !(x < 711) { return .infinity }
    if x < 700 { return 0.5 * exponential(x, 0) }
    // 10 log 2 moves from the exponent to the scale.
    let shift = DoubleDouble.sum(x, -0x1.bb9d3beb8c86bp2)
    return exponential(shift.high, shift.low - 0x1.6bc5ca07e04fp-57) * 0x1p9
  }

  /// sinh x for |x| < 0.375.
  @inline(__always) private static func shortSinh(_ x: Double) -> DoubleDouble {
    let z = x * x
    let head = 0x1.1111111111111p-7 + z * (0x1.a01a01a01a01ap-13 + z * 0x1.71de3a556c734p-19)
    let foot = 0x1.ae64567f544e4p-26 + z * 0x1.6124613a86d09p-33
    let cubic = DoubleDouble.product(x, z)
    let square = DoubleDouble.product(x, x)
    let exact = DoubleDouble(cubic.high, cubic.low + x * square.low)
    let sixth = exact * DoubleDouble(0x1.5555555555555p-3, 0x1.5555555555555p-57)
    let tail = cubic.high * z * (head + z * z * z * foot)
    let sum = DoubleDouble.quickSum(x, sixth.high)
    return DoubleDouble.quickSum(sum.high, sum.low + (sixth.low + tail))
  }
}
