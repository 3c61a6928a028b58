/// Numbers and times as they are written in arguments.
enum Quantity {
  /// A plain decimal of at least 0, with or without an exponent.
  static func number(_ text: Substring) -> Double? {
    guard let first = text.utf8.first, first == 0x2e || (0x30...0x39).contains(first),
      text.utf8.allSatisfy({ (0x2b...0x39).contains($0) || $0 | 0x20 == 0x65 }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// Seconds, from a number with `s`, `ms`, `min` or no unit.
  static func seconds(_ text: String) -> Double? {
    for (unit, scale) in [("ms", 0.001), ("min", 60), ("s", 1)] where text.hasSuffix(unit) {
      // 0.001 is not exact: dividing keeps 500ms at exactly 0.5.
      return number(text.dropLast(unit.count)).map { scale < 1 ? $0 / 1000 : $0 * scale }
    }
    return number(text[...])
  }

  /// A number without the fraction of a whole one.
  @Sendable static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
