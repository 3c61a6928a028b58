extension Elementary {
  /// √(x² + y²) without overflow or underflow on the way; error below 0.51 ulp.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let (a, b) = (x.magnitude, y.magnitude)
    if a.isInfinite || b.isInfinite { return .infinity }
    let (big, small) = a > b ? (a, b) : (b, a)
    // NaN takes the first way out.
    if !(small > big * 0x1p-60) { return big + small }
    if big > 0x1p400 { return root(big * 0x1p-600, small * 0x1p-600) * 0x1p600 }
    if big < 0x1p-400 { return root(big * 0x1p600, small * 0x1p600) * 0x1p-600 }
    return root(big, small)
  }

  @inline(__always) private static func root(_ big: Double, _ small: Double) -> Double {
    let a = DoubleDouble.product(big, big)
    let b = DoubleDouble.product(small, small)
    let sum = DoubleDouble.quickSum(a.high, b.high)
    return squareRoot(DoubleDouble.quickSum(sum.high, sum.low + (a.low + b.low))).rounded
  }

  /// The square root of a pair ≥ 0, to about 100 bits.
  @inline(__always) static func squareRoot(_ a: DoubleDouble) -> DoubleDouble {
    let root = a.high.squareRoot()
    if !(root > 0) { return DoubleDouble(0, 0) }
    let square = DoubleDouble.product(root, root)
    return DoubleDouble.quickSum(
      root, ((a.high - square.high) - square.low + a.low) / (root + root))
  }

  /// The real cube root, of negative numbers too; error below 0.51 ulp, exact for cubes.
  public static func cbrt(_ x: Double) -> Double {
    guard x.isFinite && x != 0 else { return x }
    var size = x.magnitude
    var scale = 1.0
    if size < 0x1p-1000 {
      size *= 0x1p600
      scale = 0x1p-200
    } else if size > 0x1p1000 {
      size *= 0x1p-600
      scale = 0x1p200
    }
    // size = 8^k · m with m in 1..<8.
    let exponent = Int(truncatingIfNeeded: size.bitPattern >> 52) &- 1023
    let k = (exponent &+ 1200) / 3 &- 400
    let m = size * powerOfTwo(-3 * k)
    var t = 0.6 + m * (0.425 + m * (0.0044 * m - 0.0665))
    // Halley triples the good digits; the last step works on an exact remainder.
    for _ in 0..<3 {
      let cube = t * t * t
      t -= t * (cube - m) / (cube + cube + m)
    }
    let square = DoubleDouble.product(t, t)
    let cube = DoubleDouble.product(square.high, t)
    let rest = (m - cube.high) - (cube.low + square.low * t)
    let root = (t + rest / (3 * square.high)) * powerOfTwo(k) * scale
    return x < 0 ? -root : root
  }
}
