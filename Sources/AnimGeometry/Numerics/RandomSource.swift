/// A seeded stream of random numbers: xoshiro256** (Blackman and Vigna), its state filled from the
/// seed by splitmix64. The same seed gives the same stream for ever; a copy goes on independently.
///
/// Not a `RandomNumberGenerator`: what the standard library makes of one may change.
public struct RandomSource: Hashable, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// The stream of this seed, from its beginning; every seed is good, 0 included.
  public init(seed: UInt64) {
    var state = seed
    func mixed() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    (a, b, c, d) = (mixed(), mixed(), mixed(), mixed())
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    let scrambled = b &* 5
    let result = (scrambled &<< 7 | scrambled &>> 57) &* 9
    let shifted = b &<< 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d &<< 45 | d &>> 19
    return result
  }

  /// A multiple of 2^-53 in 0..<1, all equally likely.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number from `low` to `high`, both included (in either order).
  public mutating func uniform(_ low: Double, _ high: Double) -> Double {
    // 2^53 − 1 steps, so that both ends can come up.
    let t = Double(next() >> 11) / 0x1.fffffffffffffp52
    let value = mix(low, high, t)
    return min(max(value, min(low, high)), max(low, high))
  }

  /// A whole number in 0..<n, all equally likely (Lemire's method); 0 if n ≤ 1.
  public mutating func below(_ n: Int) -> Int {
    guard n > 1 else { return 0 }
    let bound = UInt64(n)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let least = (0 &- bound) % bound
      while product.low < least { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(truncatingIfNeeded: product.high)
  }

  /// Puts the elements into a random order, all orders equally likely (Fisher and Yates).
  ///
  /// Compiled where it is used: knowing the elements, it takes a tenth of the time.
  @inlinable public mutating func shuffle<Element>(_ elements: inout [Element]) {
    var i = elements.count - 1
    while i > 0 {
      elements.swapAt(i, below(i + 1))
      i -= 1
    }
  }

  /// The numbers 0..<count in a random order; empty if count ≤ 0.
  public mutating func shuffledIndices(_ count: Int) -> [Int] {
    var indices = Array(0..<max(0, count))
    shuffle(&indices)
    return indices
  }
}
