/// One thing that scripts can name, as documentation shows it.
public struct ReferenceEntry: Sendable {
  /// The sorts of thing there are, in the order of the documentation.
  public enum Section: String, CaseIterable, Sendable {
    case directive, option, easing, property, function, method, member, constant, value
    case color, keyword, unit

    /// As a heading and as the key of the JSON form.
    public var plural: String { self == .property ? "properties" : rawValue + "s" }
  }

  /// A subject, clause or parameter.
  public struct Part: Sendable {
    public enum Role: String, Sendable { case subject, clause, parameter }

    public var role: Role
    public var label: String
    public var type: String
    public var isRequired: Bool
    /// What holds when it is left out; empty for nothing to say.
    public var defaultText: String
    /// The symbols it takes, without their dots.
    public var symbols: [String]
    public var text: String
  }

  /// A further fact, such as the value of a constant.
  public enum Fact: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case numbers([Double])
  }

  public var section: Section
  /// The sort of value or object it belongs to; empty for what stands alone.
  public var owner: String
  public var name: String
  /// How it is written: `clamp(x, low, high)`, `animate duration delay … { … }`.
  public var signature: String
  /// What its value is; empty for nothing to say.
  public var type: String
  public var text: String
  public var example: String
  public var parts: [Part] = []
  public var facts: [(name: String, value: Fact)] = []

  /// With its owner, where it has one: `string.split`.
  public var fullName: String { owner.isEmpty ? name : owner + "." + name }
}
