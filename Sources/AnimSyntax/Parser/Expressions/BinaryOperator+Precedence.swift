extension BinaryOperator {
  /// The operator a token stands for.
  init?(_ kind: TokenKind) {
    switch kind {
    case .or: self = .or
    case .and: self = .and
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessEqual: self = .lessEqual
    case .greater: self = .greater
    case .greaterEqual: self = .greaterEqual
    case .is: self = .is
    case .coalesce: self = .coalesce
    case .closedRange: self = .closedRange
    case .halfOpenRange: self = .halfOpenRange
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .percent: self = .remainder
    default: return nil
    }
  }

  /// How tightly the operator binds, as in Swift; the larger the tighter.
  var precedence: UInt8 {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual: 3
    case .coalesce: 4
    case .is: 5
    case .closedRange, .halfOpenRange: 6
    case .add, .subtract: 7
    case .multiply, .divide, .remainder: 8
    }
  }

  /// Whether `a op b op c` means anything.
  var chains: Bool { precedence != 3 && precedence != 6 }

  /// Whether the operator makes a range.
  var isRange: Bool { self == .closedRange || self == .halfOpenRange }

  /// Whether no spaces stand around the operator: around that of a range, unless a side of it has
  /// spaces of its own.
  func isTight(between left: Node, _ right: Node) -> Bool {
    isRange && left.kind != .binary && right.kind != .binary
  }

  /// How the operator is written.
  public var spelling: String {
    switch self {
    case .or: "||"
    case .and: "&&"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .is: "is"
    case .coalesce: "??"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    }
  }
}

extension TokenKind {
  var isBinaryOperator: Bool { BinaryOperator(self) != nil }
}
