/// Times as they are typed after a command.
enum Seconds {
  /// Seconds of a number with `s`, `ms`, `min` or no unit; nil for anything else or below zero.
  static func parse(_ text: String) -> Double? {
    for (unit, scale) in [("ms", 0.001), ("min", 60), ("s", 1)] where text.hasSuffix(unit) {
      // 0.001 is not exact: dividing keeps 500ms at exactly 0.5.
      return number(text.dropLast(unit.count)).map { scale < 1 ? $0 / 1000 : $0 * scale }
    }
    return number(text[...])
  }

  private static func number(_ text: Substring) -> Double? {
    guard let first = text.utf8.first, first == 0x2e || (0x30...0x39).contains(first),
      text.utf8.allSatisfy({ $0 == 0x2e || (0x30...0x39).contains($0) }),
      let value = Double(text), value <= 1e9
    else { return nil }
    return value
  }
}
