/// The arguments of one command, sorted into options and operands.
struct Arguments {
  /// Each option given, with its values in order; a switch has empty ones.
  private(set) var options: [(name: String, value: String)] = []
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false

  /// Sorts `words`, which follow the command's name.
  init(_ words: ArraySlice<String>, for command: CommandSpec) throws(UsageError) {
    var rest = words
    var isLiteral = false
    while let word = rest.popFirst() {
      if isLiteral || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isLiteral = true
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else {
        try take(word, &rest, command)
      }
    }
    if asksForHelp { return }
    guard command.count.contains(operands.count) else {
      let usage = "usage: anim \(command.name) \(command.operands)"
      throw UsageError(
        operands.count < command.count.lowerBound
          ? "missing operand; \(usage)"
          : "unexpected operand '\(operands[command.count.upperBound])'; \(usage)")
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: CommandSpec
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw UsageError(
        unknown: "option", name, among: command.options.map(\.name) + ["--help", "--version"])
    }
    if option.value.isEmpty {
      guard parts.count == 1 else { throw UsageError("option '\(name)' takes no value") }
      return options.append((name, ""))
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("option '\(name)' needs a value: \(name) \(option.value)")
    }
    options.append((name, value))
  }

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The values of an option that may be repeated.
  func all(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The value of an option; the last one counts.
  func last(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// A whole number within `range`; nil where the option is not given.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = last(name) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      let bounds =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("option '\(name)' needs a whole number \(bounds), not '\(text)'")
    }
    return value
  }

  /// A number of at least 0; nil where the option is not given.
  func number(_ name: String) throws(UsageError) -> Double? {
    guard let text = last(name) else { return nil }
    guard let value = Quantity.number(text[...]) else {
      throw UsageError("option '\(name)' needs a number of at least 0, not '\(text)'")
    }
    return value
  }

  /// A time in seconds; nil where the option is not given.
  func seconds(_ name: String) throws(UsageError) -> Double? {
    guard let text = last(name) else { return nil }
    guard let value = Quantity.seconds(text) else {
      throw UsageError("option '\(name)' needs a time such as 5s, 500ms or 2min, not '\(text)'")
    }
    return value
  }
}

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
}
