extension Elementary {
  /// x^y as C defines it (x^0 = 1, 1^y = 1, NaN for a negative x with a broken y); error below
  /// 0.53 ulp, so every representable result of whole numbers is exact.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 2 { return x * x }
    if y == 1 { return x }
    if y == 0 || x == 1 { return 1 }
    guard x.isFinite && y.isFinite && x != 0 else { return powerOfOddity(x, y) }
    let negative = x < 0 && isOdd(y)
    if x < 0 && !isWhole(y) { return .nan }
    guard let (k, m) = split(x.magnitude) else { return .nan }
    let size = power(logarithmPair(k, m), y)
    return negative ? -size : size
  }

  /// e^(logarithm · y).
  @inline(__always) private static func power(_ logarithm: DoubleDouble, _ y: Double) -> Double {
    let estimate = logarithm.high * y
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    if estimate.magnitude > 750 { return estimate < 0 ? 0 : .infinity }
    let p = DoubleDouble.product(logarithm.high, y)
    return exponential(p.high, p.low + logarithm.low * y)
  }

  @inline(never) private static func powerOfOddity(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y.isInfinite {
      if x.magnitude == 1 { return 1 }
      return (x.magnitude > 1) == (y > 0) ? .infinity : 0
    }
    // x is zero or infinite.
    let size: Double = x.isInfinite == (y > 0) ? .infinity : 0
    return x.sign == .minus && isOdd(y) ? -size : size
  }

  @inline(__always) private static func isWhole(_ y: Double) -> Bool {
    y.magnitude >= 0x1p52 || (y + rounder) - rounder == y
  }

  @inline(__always) private static func isOdd(_ y: Double) -> Bool {
    guard y.magnitude < 0x1p53 && isWhole(y) else { return false }
    return Int64(y) & 1 != 0
  }
}
