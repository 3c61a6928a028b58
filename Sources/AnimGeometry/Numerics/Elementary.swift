/// The elementary functions in plain double arithmetic: the same bits on every machine.
///
/// The C library chooses other code paths, with other last bits, on processors with fused
/// multiply–add; these use only + − × ÷, square root and bit operations. Each reduces its argument
/// to a small table step and carries the leading terms in double-double (`DoubleDouble`).
/// Largest errors measured against 200-bit arithmetic are stated at each function, in units of the
/// last place (ulp). An argument outside the domain gives NaN, never a trap.
public enum Elementary {
  /// Adding and subtracting this rounds to a whole number (ties to even) while |x| < 2^51, and
  /// leaves that number in the low bits of the sum.
  static let rounder = 0x1.8p52

  /// 2^k for −1022 ≤ k ≤ 1023.
  @inline(__always) static func powerOfTwo(_ k: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: k &+ 1023) &<< 52)
  }
}
