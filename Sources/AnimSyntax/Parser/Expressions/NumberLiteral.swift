/// The value of decimal literals.
enum NumberLiteral {
  /// The double nearest to digits with an optional fraction and exponent; infinity if too large.
  static func value(of digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double {
    quickValue(of: digits)
      ?? Double(String(decoding: digits, as: UTF8.self))
      ?? .infinity
  }

  /// The value if at most 15 digits and a small power of ten make it: then one division or
  /// multiplication of two exact doubles rounds correctly (Clinger 1990).
  private static func quickValue(of digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard digits.count <= 16 else { return nil }
    var mantissa: UInt64 = 0
    var decimals = 0
    var afterDot = false
    for byte in digits {
      if Byte.isDigit(byte) {
        mantissa = mantissa * 10 + UInt64(byte - Byte.zero)
        if afterDot { decimals += 1 }
      } else if byte == Byte.dot {
        afterDot = true
      } else {
        return nil
      }
    }
    guard mantissa < 1 << 53 else { return nil }
    if decimals == 0 { return Double(mantissa) }
    var divisor = 1.0
    for _ in 0..<decimals { divisor *= 10 }
    return Double(mantissa) / divisor
  }
}
