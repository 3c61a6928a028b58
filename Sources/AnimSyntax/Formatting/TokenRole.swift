/// What a token is in the tree, where its kind does not say it.
struct TokenRole: OptionSet {
  var rawValue: UInt16

  /// A sign before its operand.
  static let prefix = TokenRole(rawValue: 1 << 0)
  /// An opening bracket that touches what it belongs to: a call, an index, parameters.
  static let suffix = TokenRole(rawValue: 1 << 1)
  /// The dot of a member.
  static let member = TokenRole(rawValue: 1 << 2)
  /// The `?` of `?.`, `?(` and `?[`.
  static let optional = TokenRole(rawValue: 1 << 3)
  /// An operator without spaces.
  static let tight = TokenRole(rawValue: 1 << 4)
  /// The `?` or the `:` of a ternary.
  static let ternary = TokenRole(rawValue: 1 << 5)
  /// The `{` of a closure.
  static let closure = TokenRole(rawValue: 1 << 6)
  /// The `in` after a closure's captures and parameters.
  static let headEnd = TokenRole(rawValue: 1 << 7)
  /// The `[` of captures.
  static let captures = TokenRole(rawValue: 1 << 8)
  /// The `[` of an array or a dictionary.
  static let collection = TokenRole(rawValue: 1 << 9)
  /// The `(` around one expression, or the `[` of an index.
  static let grouping = TokenRole(rawValue: 1 << 10)
  /// The `(` of a point.
  static let point = TokenRole(rawValue: 1 << 11)
}

/// What begins with a token, and so whether a line may end before it.
enum Seam: UInt8 {
  /// Nothing: no line ends here but after a comment.
  case none
  /// A statement or a member of a class.
  case statement
  /// `case` or `default`.
  case choice
  /// The end of what a bracket opened.
  case closer
  /// `.name` on a line of its own; lines are never broken here, only kept.
  case member
  /// `else` behind a block of one line, of which the same is true.
  case alternative
  /// An argument, a parameter, an element, what stands in parentheses.
  case element
  /// A clause with its label.
  case clause
  /// A condition or a value of `case` after a comma.
  case condition
  /// The right side of an operator, the loosest first.
  case ternary, or, and, comparison, coalesce, test, sum, product
  /// What is assigned.
  case value

  /// How soon a line that is too long is broken here, the smallest number first, among places at
  /// the same depth; 0 where it is not.
  var rank: UInt8 {
    switch self {
    case .none, .statement, .choice, .closer, .member, .alternative: 0
    case .element: 1
    // 2 is for opening a block.
    case .clause: 3
    case .condition: 4
    case .ternary: 5
    case .or: 6
    case .and: 7
    case .comparison: 8
    case .coalesce: 9
    case .test: 10
    case .sum: 11
    case .product: 12
    // 13 is for opening brackets, 15 for points.
    case .value: 14
    }
  }

  /// The seam after an operator.
  init(after operation: BinaryOperator) {
    switch operation {
    case .or: self = .or
    case .and: self = .and
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual: self = .comparison
    case .coalesce: self = .coalesce
    case .is: self = .test
    case .closedRange, .halfOpenRange: self = .none
    case .add, .subtract: self = .sum
    case .multiply, .divide, .remainder: self = .product
    }
  }
}
