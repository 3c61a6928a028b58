/// Numbers as a script prints them: the fewest digits that read back as the same double, no
/// exponent, no point for whole numbers, and no minus before zero.
enum DecimalText {
  /// Appends `3`, `0.1`, `-2.5`, `100000000000000000000`, `infinity`, `-infinity` (or `nan`).
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    if value.magnitude < 0x1p53, value == Double(Int64(value)) {
      append(Int64(value), to: &bytes)
    } else if value.magnitude >= 1e-4 && value.magnitude < 0x1p53 {
      // In this range the standard library's description has no exponent.
      bytes.append(contentsOf: value.description.utf8)
    } else if value.isFinite {
      appendDigits(of: value, to: &bytes)
    } else if value.isNaN {
      bytes.append(contentsOf: "nan".utf8)
    } else {
      bytes.append(contentsOf: (value < 0 ? "-infinity" : "infinity").utf8)
    }
  }

  /// Appends a whole number.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    if rest < 10 {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest))
      return
    }
    let start = bytes.count
    while rest != 0 {
      let (next, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
      rest = next
    }
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// The text `append(_:to:)` writes.
  static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The standard library's description has the fewest digits; only its exponent is spelt out.
  private static func appendDigits(of value: Double, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var point = 0
    var exponent = 0
    var (presentationPoint, inExponent, negativeExponent) = (false, false, false)
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): presentationPoint = true
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): negativeExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if inExponent {
          exponent = exponent &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        } else {
          digits.append(byte)
          if !presentationPoint { point += 1 }
        }
      default: break
      }
    }
    point += negativeExponent ? -exponent : exponent
    place(trimmed(digits, &point), point, in: &bytes)
  }

  /// The digits without zeros at either end; `point` counts those before the decimal point.
  private static func trimmed(_ digits: [UInt8], _ point: inout Int) -> ArraySlice<UInt8> {
    let zero = UInt8(ascii: "0")
    let inner = digits.drop { $0 == zero }
    point -= digits.count - inner.count
    let end = inner.lastIndex { $0 != zero }.map { $0 + 1 } ?? inner.startIndex
    return inner[..<end]
  }

  private static func place(_ digits: ArraySlice<UInt8>, _ point: Int, in bytes: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if point <= 0 {
      bytes.append(zero)
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: repeatElement(zero, count: -point))
      bytes.append(contentsOf: digits)
    } else if point >= digits.count {
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(zero, count: point - digits.count))
    } else {
      bytes.append(contentsOf: digits.prefix(point))
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits.dropFirst(point))
    }
  }
}
