extension Elementary {
  /// The natural logarithm; error below 0.52 ulp. log(1) = 0, log(0) = −∞, NaN below 0.
  public static func log(_ x: Double) -> Double {
    guard let (k, m) = split(x) else { return logarithmOfOddity(x) }
    let step = logarithmStep(m)
    let base = k * 0x1.62e42fefa38p-1 + step.base
    let sum = DoubleDouble.quickSum(base, step.high)
    let u = step.high + step.low
    let z = u * u
    let small = step.low + (step.left + k * 0x1.ef35793c7673p-45)
    return sum.high + (sum.low + (small + z * (u * tail(u, z) - 0.5)))
  }

  /// The logarithm to base 2; error below 0.52 ulp, exact for powers of two.
  public static func log2(_ x: Double) -> Double {
    guard let (k, m) = split(x) else { return logarithmOfOddity(x) }
    let inverse = DoubleDouble(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)
    let fraction = logarithmPair(0, m) * inverse
    let sum = DoubleDouble.sum(k, fraction.high)
    return sum.high + (sum.low + fraction.low)
  }

  /// The logarithm to base 10; error below 0.52 ulp, exact for powers of ten.
  public static func log10(_ x: Double) -> Double {
    guard let (k, m) = split(x) else { return logarithmOfOddity(x) }
    let inverse = DoubleDouble(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)
    return (logarithmPair(k, m) * inverse).rounded
  }

  @inline(never) private static func logarithmOfOddity(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x > 0 ? x : .nan
  }

  /// x = 2^k · m with m in 0.6875..<1.375, so that k = 0 around 1; nil unless 0 < x < ∞.
  @inline(__always) static func split(_ x: Double) -> (k: Double, m: Double)? {
    var bits = x.bitPattern
    var shift: Int64 = 0
    if bits &- 0x10_0000_0000_0000 >= 0x7FE0_0000_0000_0000 {
      guard x > 0 && x < .infinity else { return nil }
      bits = (x * 0x1p54).bitPattern
      shift = -54
    }
    let top = bits &- 0x3FE6_0000_0000_0000
    let k = Int64(bitPattern: top) >> 52
    return (Double(k &+ shift), Double(bitPattern: bits &- (top & 0xFFF0_0000_0000_0000)))
  }

  /// log m = base + left + log(1 + u), u = high + low: the step from m's nearest 1/128.
  private struct LogarithmStep {
    var base: Double, left: Double
    /// At most 26 bits.
    var high: Double
    var low: Double
  }

  @inline(__always) private static func logarithmStep(_ m: Double) -> LogarithmStep {
    let shifted = m + 0x1.8p45
    let node = shifted - 0x1.8p45
    let i = min(Int(truncatingIfNeeded: shifted.bitPattern & 0xFF) &- 88, 88) &* 3
    let inverse = LogarithmTable.entries[i &+ 2]
    let f = m - node
    let high = DoubleDouble.leading(f * inverse)
    // Both the product and the difference are exact.
    let low = (f - high * node) * inverse
    return LogarithmStep(
      base: LogarithmTable.entries[i], left: LogarithmTable.entries[i &+ 1], high: high, low: low)
  }

  /// 1/3 − u/4 + u²/5 − …, to the term u⁶/9.
  @inline(__always) private static func tail(_ u: Double, _ z: Double) -> Double {
    let a = 0x1.5555555555555p-2 - u * 0.25
    let b = 0x1.999999999999ap-3 - u * 0x1.5555555555555p-3
    let c = 0x1.2492492492492p-3 - u * 0.125
    return a + z * (b + z * (c + z * 0x1.c71c71c71c71cp-4))
  }

  /// log(2^k · m) to about 70 good bits.
  @inline(__always) static func logarithmPair(_ k: Double, _ m: Double) -> DoubleDouble {
    let step = logarithmStep(m)
    let base = k * 0x1.62e42fefa38p-1 + step.base
    let first = DoubleDouble.quickSum(base, step.high)
    let u = step.high + step.low
    let z = u * u
    // The half square is formed exactly from its leading half.
    let second = DoubleDouble.quickSum(first.high, -0.5 * (step.high * step.high))
    let cross = step.low * (step.high + 0.5 * step.low)
    let small = (step.left + k * 0x1.ef35793c7673p-45) + ((step.low - cross) + z * u * tail(u, z))
    return DoubleDouble.quickSum(second.high, (first.low + second.low) + small)
  }
}
