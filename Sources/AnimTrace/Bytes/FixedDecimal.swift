/// Numbers with a fixed count of decimals: the exact binary value rounded to the nearest, exact ties
/// to the even digit; never an exponent, never `-0`.
struct FixedDecimal: Sendable {
  /// The most bytes one number takes: sign, 309 digits, point, 15 decimals.
  static let longest = 328

  /// The count of decimals, 0…15.
  let precision: Int
  private let scale: UInt64

  init(precision: Int) {
    self.precision = min(max(precision, 0), 15)
    var scale: UInt64 = 1
    for _ in 0..<self.precision { scale *= 10 }
    self.scale = scale
  }

  /// Writes `value` at `start` and returns the count of bytes; room for `longest` is needed.
  @inline(__always)
  func write(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> Int {
    let bits = value.bitPattern
    let exponent = Int(truncatingIfNeeded: (bits >> 52) & 0x7ff)
    let significand = (bits & 0xf_ffff_ffff_ffff) | (1 << 52)
    // |value| = significand / 2^shift; from 2^-11 up to 2^52 both parts fit a word.
    let shift = 1075 - exponent
    guard shift > 0, shift < 64 else {
      if bits << 1 == 0 { return emit(false, whole: 0, fraction: 0, start) }
      return writeRare(value, at: start)
    }
    var whole = significand >> UInt64(shift)
    let mask: UInt64 = (1 << UInt64(shift)) - 1
    let product = (significand & mask).multipliedFullWidth(by: scale)
    var fraction = (product.high << UInt64(64 - shift)) | (product.low >> UInt64(shift))
    let rest = product.low & mask
    let half: UInt64 = 1 << UInt64(shift - 1)
    let odd = precision == 0 ? whole & 1 : fraction & 1
    if rest > half || (rest == half && odd == 1) { fraction += 1 }
    if fraction >= scale {
      fraction -= scale
      whole += 1
    }
    return emit(bits >> 63 == 1, whole: whole, fraction: fraction, start)
  }

  @inline(__always)
  private func emit(
    _ negative: Bool, whole: UInt64, fraction: UInt64, _ start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var at = 0
    if negative, whole | fraction != 0 {
      start[0] = UInt8(ascii: "-")
      at = 1
    }
    if whole < 10 {
      start[at] = UInt8(truncatingIfNeeded: whole) | 0x30
      at += 1
    } else {
      at += (start + at).decimal(whole)
    }
    if precision == 0 { return at }
    start[at] = UInt8(ascii: ".")
    at += 1
    if fraction == 0 {
      (start + at).update(repeating: UInt8(ascii: "0"), count: precision)
    } else {
      (start + at).decimal(fraction, width: precision)
    }
    return at + precision
  }
}

extension FixedDecimal {
  /// Very small, very large and not finite values.
  @inline(never)
  private func writeRare(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> Int {
    guard value.isFinite else {
      return FixedDecimal.word(value).withUTF8Buffer { start.copy($0) }
    }
    guard value.magnitude < 1 else { return writeWhole(value, at: start) }
    // Below 2^-11: the scaled significand is shorter than 2^103, so 128 bits hold all of it.
    let shift = value.isSubnormal ? 1074 : 52 - Int(value.exponent)
    var significand = value.significandBitPattern
    if !value.isSubnormal { significand |= 1 << 52 }
    guard shift < 128 else { return emit(false, whole: 0, fraction: 0, start) }
    let product = UInt128(significand) * UInt128(scale)
    var fraction = UInt64(truncatingIfNeeded: product >> UInt128(shift))
    let rest = product & ((1 << UInt128(shift)) - 1)
    let half: UInt128 = 1 << UInt128(shift - 1)
    if rest > half || (rest == half && fraction & 1 == 1) { fraction += 1 }
    if fraction >= scale { return emit(value < 0, whole: 1, fraction: 0, start) }
    return emit(value < 0, whole: 0, fraction: fraction, start)
  }

  /// From 2^52 on there are only whole numbers: long division of the exact integer.
  private func writeWhole(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var at = 0
    if value < 0 {
      start[0] = UInt8(ascii: "-")
      at = 1
    }
    for digit in WholeDigits.of(value.magnitude) {
      start[at] = digit
      at += 1
    }
    guard precision > 0 else { return at }
    start[at] = UInt8(ascii: ".")
    (start + at + 1).update(repeating: UInt8(ascii: "0"), count: precision)
    return at + 1 + precision
  }

  /// The word for a value without digits.
  static func word(_ value: Double) -> StaticString {
    value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity"
  }
}

/// The decimal digits of whole doubles beyond 2^52.
private enum WholeDigits {
  static func of(_ value: Double) -> [UInt8] {
    // Limbs of 32 bits, least significant first.
    let shift = Int(value.exponent) - 52
    let significand = UInt128(value.significandBitPattern | (1 << 52)) << UInt128(shift % 32)
    var limbs = [UInt32](repeating: 0, count: shift / 32)
    for index in 0..<3 {
      limbs.append(UInt32(truncatingIfNeeded: significand >> UInt128(index * 32)))
    }
    var digits: [UInt8] = []
    while !limbs.isEmpty {
      var rest: UInt64 = 0
      for index in limbs.indices.reversed() {
        let part = (rest << 32) | UInt64(limbs[index])
        limbs[index] = UInt32(part / 1_000_000_000)
        rest = part % 1_000_000_000
      }
      while limbs.last == 0 { limbs.removeLast() }
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10) | 0x30)
        rest /= 10
      }
    }
    while digits.last == 0x30 { digits.removeLast() }
    return digits.reversed()
  }
}
