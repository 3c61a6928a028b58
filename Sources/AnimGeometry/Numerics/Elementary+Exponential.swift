extension Elementary {
  /// e^x; error below 0.52 ulp, subnormal results included. exp(0) = 1; overflow gives infinity.
  public static func exp(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return 1 + x }
    if !(x.magnitude < 746) { return x.isNaN ? x : x < 0 ? 0 : .infinity }
    return exponential(x, 0)
  }

  /// 2^x; error below 0.52 ulp, whole exponents exact.
  public static func exp2(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return 1 + x }
    if !(x.magnitude < 1076) { return x.isNaN ? x : x < 0 ? 0 : .infinity }
    let shifted = x * 64 + rounder
    let rest = x - (shifted - rounder) * 0x1p-6
    return scaled(stepped(shifted, rest * 0x1.62e42fefa39efp-1), shifted)
  }

  /// e^(x + low) for |x| < 1100 and a tiny `low`, correct to about 60 bits before rounding.
  @inline(__always) static func exponential(_ x: Double, _ low: Double) -> Double {
    let (shifted, rest) = reducedExponent(x, low)
    return scaled(stepped(shifted, rest), shifted)
  }

  /// e^x as a pair (about 60 good bits) without its power of two, for |x| < 700.
  @inline(__always) static func exponentialPair(_ x: Double) -> DoubleDouble {
    let (shifted, rest) = reducedExponent(x, 0)
    let pair = stepped(shifted, rest)
    let scale = powerOfTwo(exponent(shifted))
    return DoubleDouble(pair.high * scale, pair.low * scale)
  }

  /// x = n · log 2 / 64 + rest; n lies in the low bits of the first result.
  @inline(__always) private static func reducedExponent(
    _ x: Double, _ low: Double
  ) -> (Double, Double) {
    let shifted = x * 0x1.71547652b82fep6 + rounder
    let n = shifted - rounder
    // The first part has 35 bits, so its product with n is exact, and so is the difference.
    return (shifted, (x - n * 0x1.62e42fef8p-7) - n * 0x1.1cf79abc9e3b4p-42 + low)
  }

  @inline(__always) private static func exponent(_ shifted: Double) -> Int {
    Int(Int32(truncatingIfNeeded: shifted.bitPattern) >> 6)
  }

  /// 2^(i/64) · e^rest, i being the low six bits of n.
  @inline(__always) private static func stepped(_ shifted: Double, _ r: Double) -> DoubleDouble {
    let i = Int(truncatingIfNeeded: (shifted.bitPattern & 63) &* 2)
    let step = ExponentialTable.powers[i & 127]
    let left = ExponentialTable.powers[(i | 1) & 127]
    let z = r * r
    let tail = 0x1.5555555555555p-3 + r * 0x1.5555555555555p-5
    let last = 0x1.1111111111111p-7 + r * 0x1.6c16c16c16c17p-10
    let p = r + z * (0.5 + r * (tail + z * last))
    return DoubleDouble.quickSum(step, left + step * p)
  }

  /// pair · 2^k, rounded once even where the result is subnormal.
  @inline(__always) private static func scaled(
    _ pair: DoubleDouble, _ shifted: Double
  ) -> Double {
    let k = exponent(shifted)
    if k > -1022 && k < 1024 { return (pair.high + pair.low) * powerOfTwo(k) }
    return scaledAtTheEdge(pair, k)
  }

  @inline(never) private static func scaledAtTheEdge(_ pair: DoubleDouble, _ k: Int) -> Double {
    if k >= 1024 {
      return k > 1024 ? .infinity : (pair.high + pair.low) * 0x1p1023 * 2
    }
    if k < -1080 { return 0 }
    let value = pair.high + pair.low
    if k == -1022 && value >= 1 { return value * 0x1p-1022 }
    // Adding the anchor lets the hardware round at the last place of the subnormal result.
    let anchor = k == -1022 ? 0.5 : powerOfTwo(-1022 - k)
    let s = DoubleDouble.sum(anchor, pair.high)
    let rounded = (s.high + (s.low + pair.low)) - anchor
    return rounded * powerOfTwo(k + 200) * 0x1p-200
  }
}
