/// One parameter of a builtin function or method.
struct BuiltinParameter: Sendable {
  enum Presence: Sendable {
    case required
    /// May be left out; the text says what holds then.
    case optional(String)
    /// Takes this argument and all that follow.
    case rest
  }

  var name: String
  /// What callers may write before it; a parameter without a label also answers to its name.
  var label: String?
  var type: BuiltinType
  var presence: Presence

  init(_ name: String, _ type: BuiltinType, label: String? = nil) {
    self.init(name, type, label, .required)
  }

  /// A parameter that may be left out.
  static func optional(
    _ name: String, _ type: BuiltinType, _ text: String, label: String? = nil
  ) -> BuiltinParameter {
    BuiltinParameter(name, type, label, .optional(text))
  }

  /// A last parameter that takes any number of arguments.
  static func rest(_ name: String, _ type: BuiltinType) -> BuiltinParameter {
    BuiltinParameter(name, type, nil, .rest)
  }

  private init(_ name: String, _ type: BuiltinType, _ label: String?, _ presence: Presence) {
    self.name = name
    self.type = type
    self.label = label
    self.presence = presence
  }

  /// What messages call it: what callers may write.
  var written: String { label ?? name }

  var isRequired: Bool {
    if case .required = presence { return true }
    return false
  }

  var isRest: Bool {
    if case .rest = presence { return true }
    return false
  }

  /// As documentation shows it: `at index`, `places = 0`, `values …`.
  var text: String {
    let start = label.map { $0 == name ? $0 + ":" : $0 + ": " + name } ?? name
    switch presence {
    case .required: return start
    case .optional(let text): return start + " = " + text
    case .rest: return start + " …"
    }
  }
}
