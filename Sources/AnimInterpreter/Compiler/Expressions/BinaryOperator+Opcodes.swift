import AnimSyntax

extension BinaryOperator {
  /// The opcode of operators that have one of their own.
  var opcode: Opcode {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessEqual: .lessEqual
    case .closedRange: .closedRange
    case .halfOpenRange: .range
    // `compileBinary` and `compileCondition` take these apart before they come here.
    case .or, .and, .is, .coalesce, .greater, .greaterEqual: .extra
    }
  }

  /// Whether it compares two values and gives a boolean.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }

  /// The opcode that takes a small whole number on the right.
  var immediate: Opcode? {
    switch self {
    case .add: .addInteger
    case .subtract: .subtractInteger
    case .multiply: .multiplyInteger
    case .remainder: .remainderInteger
    default: nil
    }
  }
}
