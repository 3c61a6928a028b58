/// An option of a command as parsing, help and suggestions know it: its row without its type.
struct OptionSpec: Sendable {
  /// With its dashes, such as `--until`.
  let name: String
  /// What stands for the value in help; empty for a switch.
  let value: String
  let summary: String
  /// What holds without the option, in words; empty where there is nothing to say.
  let `default`: String
}

/// An option of a command: one row has its name, its documentation, its parsing and its default.
struct Option<Value: Sendable>: Sendable {
  let spec: OptionSpec
  let kind: OptionValue<Value>
  /// The value without the option.
  let standard: Value

  /// - Parameter described: the default in words, where the value alone does not say it.
  init(
    _ name: String, _ kind: OptionValue<Value>, _ summary: String, default standard: Value,
    described: String? = nil
  ) {
    self.kind = kind
    self.standard = standard
    spec = OptionSpec(
      name: name, value: kind.placeholder, summary: summary,
      default: described ?? kind.text(standard))
  }
}

extension Option where Value == Bool {
  /// A switch.
  init(_ name: String, _ summary: String) {
    self.init(name, .none, summary, default: false)
  }
}

/// An option that may be given several times; all its values count, in their order.
struct RepeatedOption<Value: Sendable>: Sendable {
  let spec: OptionSpec
  let kind: OptionValue<Value>

  init(_ name: String, _ kind: OptionValue<Value>, _ summary: String) {
    self.kind = kind
    spec = OptionSpec(name: name, value: kind.placeholder, summary: summary, default: "")
  }
}

extension Arguments {
  /// The value of an option, or its default; the last one given counts.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(UsageError) {
      guard let text = last(option.spec.name) else { return option.standard }
      return try option.kind.parse(text, option.spec.name)
    }
  }

  /// Whether a switch is given.
  subscript(option: Option<Bool>) -> Bool { last(option.spec.name) != nil }

  /// All values of an option that may be repeated.
  subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    get throws(UsageError) {
      var values: [Value] = []
      for text in all(option.spec.name) {
        values.append(try option.kind.parse(text, option.spec.name))
      }
      return values
    }
  }
}
