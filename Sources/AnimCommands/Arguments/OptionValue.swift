/// How the text of an option becomes a value of a type.
struct OptionValue<Value: Sendable>: Sendable {
  /// What stands for the value in help; empty for a switch.
  let placeholder: String
  /// A value as help writes it.
  let text: @Sendable (Value) -> String
  /// The value of a text that was given for `option`.
  let parse: @Sendable (_ text: String, _ option: String) throws(UsageError) -> Value

  init(
    _ placeholder: String, text: @escaping @Sendable (Value) -> String = { "\($0)" },
    parse: @escaping @Sendable (_ text: String, _ option: String) throws(UsageError) -> Value
  ) {
    self.placeholder = placeholder
    self.text = text
    self.parse = parse
  }

  /// The same, for an option without which there is no value.
  var optional: OptionValue<Value?> {
    let (text, parse) = (text, parse)
    return OptionValue<Value?>(
      placeholder, text: { $0.map(text) ?? "" },
      parse: { (given, option) throws(UsageError) in try parse(given, option) })
  }
}

extension OptionValue where Value == Bool {
  /// Nothing: the option is given or not.
  static let none = OptionValue(
    "", text: { _ in "" }, parse: { (_, _) throws(UsageError) in true })
}

extension OptionValue where Value == String {
  /// Any text.
  static func text(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder) { (text, _) throws(UsageError) in text }
  }
}

extension OptionValue where Value: FixedWidthInteger {
  /// A whole number within `range`.
  static func integer(_ placeholder: String = "N", in range: ClosedRange<Value>) -> OptionValue {
    OptionValue(placeholder) { (text, option) throws(UsageError) in
      if let value = Value(text), range.contains(value) { return value }
      let bounds =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("option '\(option)' needs a whole number \(bounds), not '\(text)'")
    }
  }
}

extension OptionValue where Value == Double {
  /// A number of at least 0.
  static func number(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder, text: Quantity.text) { (text, option) throws(UsageError) in
      if let value = Quantity.number(text[...]) { return value }
      throw UsageError("option '\(option)' needs a number of at least 0, not '\(text)'")
    }
  }

  /// A time in seconds.
  static func time(_ placeholder: String) -> OptionValue {
    OptionValue(
      placeholder, text: { Quantity.text($0) + "s" },
      parse: { (text, option) throws(UsageError) in
        if let value = Quantity.seconds(text) { return value }
        throw UsageError(
          "option '\(option)' needs a time such as 5s, 500ms or 2min, not '\(text)'")
      })
  }
}

extension OptionValue where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the names of an enumeration; `noun` says in messages what they name.
  static func choice(_ noun: String) -> OptionValue {
    let names = Value.allCases.map(\.rawValue)
    return OptionValue(names.joined(separator: "|"), text: \.rawValue) {
      (text, _) throws(UsageError) in
      guard let value = Value(rawValue: text) else {
        throw UsageError(unknown: noun, text, among: names)
      }
      return value
    }
  }
}

extension OptionValue where Value == (name: String, value: String) {
  /// Two texts, both of at least one character, joined by the first `=`.
  static func pair(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder) { (text, option) throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError("option '\(option)' needs \(placeholder), not '\(text)'")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }
}
