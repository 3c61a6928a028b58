/// What an argument may be and what a result can be: a set of kinds, perhaps narrowed further.
struct BuiltinType: OptionSet, Sendable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ kind: Kind) { rawValue = 1 << UInt32(kind.rawValue) }

  /// The bits beyond the kinds: the number must be whole, and not negative.
  private static let wholeBit = BuiltinType(rawValue: 1 << 30)
  private static let countBit = BuiltinType(rawValue: 1 << 31)

  static let `nil` = BuiltinType(.nil)
  static let boolean = BuiltinType(.boolean)
  static let number = BuiltinType(.integer).union(BuiltinType(.double))
  /// A number without a fraction.
  static let whole = number.union(wholeBit)
  /// A number without a fraction, from 0 on.
  static let count = whole.union(countBit)
  static let symbol = BuiltinType(.symbol)
  static let string = BuiltinType(.string)
  static let point = BuiltinType(.point)
  static let rect = BuiltinType(.rect)
  static let color = BuiltinType(.color)
  static let range = BuiltinType(.range)
  static let transform = BuiltinType(.transform)
  static let array = BuiltinType(.array)
  static let dictionary = BuiltinType(.dictionary)
  /// Whatever can be called; making an object is a call of its class.
  static let closure = BuiltinType(.closure).union(BuiltinType(.function))
    .union(BuiltinType(.builtin)).union(BuiltinType(.type))
  static let curve = BuiltinType(.curve)
  static let any = BuiltinType(rawValue: 0x1FFF_FFFE)

  var mustBeWhole: Bool { !isDisjoint(with: .wholeBit) }
  var mustBeCount: Bool { !isDisjoint(with: .countBit) }

  /// Whether a value of this kind is among those allowed.
  @inline(__always) func allows(_ kind: Kind) -> Bool {
    rawValue >> UInt32(kind.rawValue) & 1 != 0
  }

  /// As documentation and messages say it: `number or point`.
  var text: String {
    if rawValue == BuiltinType.any.rawValue { return "any value" }
    var words: [String] = []
    if !isDisjoint(with: .number) {
      words.append(mustBeCount ? "count" : mustBeWhole ? "whole number" : "number")
    }
    for (type, word) in BuiltinType.words where isSuperset(of: type) { words.append(word) }
    return words.joined(separator: " or ")
  }

  private static let words: [(BuiltinType, String)] = [
    (.boolean, "boolean"), (.symbol, "symbol"), (.string, "string"), (.point, "point"),
    (.rect, "rect"), (.color, "color"), (.range, "range"), (.transform, "transform"),
    (.array, "array"), (.dictionary, "dictionary"), (.closure, "closure"), (.curve, "curve"),
    (.nil, "nil"),
  ]
}
