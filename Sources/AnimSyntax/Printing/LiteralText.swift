/// How numbers are written.
enum NumberText {
  /// The shortest digits that read back as `value`, which is finite and not negative.
  static func shortest(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The literal of `unit` whose value in the base unit is `value`.
  ///
  /// Converting back from the base unit rounds, so neighbours are tried, short ones first.
  static func literal(_ value: Double, in unit: NumberUnit) -> String {
    let quotient = inverse(value, unit)
    let rounded = rounding(quotient)
    if unit.inBaseUnit(rounded) == value { return shortest(rounded) + unit.spelling }
    var up = quotient
    var down = quotient
    for _ in 0..<16 {
      if unit.inBaseUnit(up) == value { return shortest(up) + unit.spelling }
      if unit.inBaseUnit(down) == value { return shortest(down) + unit.spelling }
      up = up.nextUp
      down = down.nextDown
    }
    return shortest(quotient) + unit.spelling
  }

  private static func inverse(_ value: Double, _ unit: NumberUnit) -> Double {
    switch unit {
    case .none, .s, .rad, .Hz: value
    case .ms: value * 1000
    case .min: value / 60
    case .deg: value / .pi * 180
    case .turn: value / .pi / 2
    }
  }

  /// `value` to nine decimals, where that is exact enough to be tried.
  private static func rounding(_ value: Double) -> Double {
    value < 4_000_000 ? (value * 1e9).rounded() / 1e9 : value.rounded()
  }
}

/// How strings are written.
enum StringText {
  /// The literal whose text is `bytes`.
  static func quoted(_ bytes: [UInt8]) -> String { "\"" + escaped(bytes) + "\"" }

  /// The inside of a literal whose text is `bytes`.
  static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0": text += "\\0"
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// How colors are written.
enum ColorText {
  /// `#rrggbb`, or `#rrggbbaa` where the color is not opaque.
  static func spelling(of color: UInt32) -> String {
    let opaque = color & 0xff == 0xff
    let digits = String(opaque ? color >> 8 : color, radix: 16)
    return "#" + String(repeating: "0", count: (opaque ? 6 : 8) - digits.count) + digits
  }
}
