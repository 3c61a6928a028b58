import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// The result of a binary operator; the operands stay owned by the caller, the result is new.
  ///
  /// `and`, `or`, `??` and `is` are control flow and never come here.
  mutating func binary(
    _ operation: BinaryOperator, _ a: Value, _ b: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    switch operation {
    case .add: return try add(a, b, &stage)
    case .subtract: return try subtract(a, b)
    case .multiply: return try multiply(a, b)
    case .divide: return try divide(a, b)
    case .remainder: return try remainder(a, b)
    case .equal: return Value(try equals(a, b, stage))
    case .notEqual: return Value(try !equals(a, b, stage))
    case .less, .lessEqual, .greater, .greaterEqual:
      return Value(try compare(operation, a, b, stage))
    case .closedRange: return try makeRange(a, b, closed: true)
    case .halfOpenRange: return try makeRange(a, b, closed: false)
    case .or, .and, .is, .coalesce: throw operandFailure("operator", a, b)
    }
  }

  func operandFailure(_ symbol: String, _ a: Value, _ b: Value) -> Failure {
    .operands(symbol, brief(a), brief(b))
  }

  private func symbolic(_ a: Value, _ symbol: String, _ b: Value) -> String {
    "`\(brief(number: a)) \(symbol) \(brief(number: b))`"
  }

  // MARK: Sums

  mutating func add(_ a: Value, _ b: Value, _ stage: inout Stage) throws(Failure) -> Value {
    if a.kind == .integer, b.kind == .integer { return Value(exactly: a.integer + b.integer) }
    if a.isNumber, b.isNumber {
      return try checked(a.number + b.number, symbolic(a, "+", b))
    }
    switch (a.kind, b.kind) {
    case (.point, .point):
      return try make(heap.point(a) + heap.point(b), "the sum of these points")
    case (.string, .string), (.array, .array):
      var sum = retained(a)
      do throws(Failure) {
        try addInPlace(&sum, b, &stage)
      } catch {
        release(sum, &stage)
        throw error
      }
      return sum
    default: throw operandFailure("+", a, b)
    }
  }

  /// `a += b` for an `a` that its register owns: a string or array with no other owner grows in
  /// place, so that a loop of appending takes time in proportion to what is appended.
  mutating func addInPlace(_ a: inout Value, _ b: Value, _ stage: inout Stage) throws(Failure) {
    switch (a.kind, b.kind) {
    case (.string, .string): try appendString(&a, b, &stage)
    case (.array, .array): try appendElements(&a, of: b, &stage)
    default:
      let sum = try add(a, b, &stage)
      release(a, &stage)
      a = sum
    }
  }

  mutating func subtract(_ a: Value, _ b: Value) throws(Failure) -> Value {
    if a.kind == .integer, b.kind == .integer { return Value(exactly: a.integer - b.integer) }
    if a.isNumber, b.isNumber {
      return try checked(a.number - b.number, symbolic(a, "-", b))
    }
    if a.kind == .point, b.kind == .point {
      return try make(heap.point(a) - heap.point(b), "the difference of these points")
    }
    throw operandFailure("-", a, b)
  }

  mutating func negate(_ a: Value) throws(Failure) -> Value {
    switch a.kind {
    case .integer: return Value(-a.integer)
    case .double: return Value(-a.double)
    case .point: return heap.make(-heap.point(a))
    default: throw .negation(brief(a))
    }
  }

  // MARK: Products

  mutating func multiply(_ a: Value, _ b: Value) throws(Failure) -> Value {
    if a.kind == .integer, b.kind == .integer {
      let (product, overflow) = a.integer.multipliedReportingOverflow(by: b.integer)
      return overflow ? Value(a.number * b.number) : Value(exactly: product)
    }
    if a.isNumber, b.isNumber {
      return try checked(a.number * b.number, symbolic(a, "*", b))
    }
    if a.kind == .point, b.isNumber {
      return try make(heap.point(a) * b.number, "the product of this point and number")
    }
    if b.kind == .point, a.isNumber {
      return try make(a.number * heap.point(b), "the product of this number and point")
    }
    throw operandFailure("*", a, b)
  }

  mutating func divide(_ a: Value, _ b: Value) throws(Failure) -> Value {
    guard b.isNumber, a.isNumber || a.kind == .point else { throw operandFailure("/", a, b) }
    if b.number == 0 { throw .divisionByZero("/") }
    if a.kind == .point {
      return try make(heap.point(a) / b.number, "the quotient of this point and number")
    }
    if a.kind == .integer, b.kind == .integer {
      let (quotient, rest) = a.integer.quotientAndRemainder(dividingBy: b.integer)
      return rest == 0 ? Value(quotient) : Value(Double(a.integer) / Double(b.integer))
    }
    return try checked(a.number / b.number, symbolic(a, "/", b))
  }

  /// The remainder of division toward zero: it has the sign of the dividend.
  mutating func remainder(_ a: Value, _ b: Value) throws(Failure) -> Value {
    guard a.isNumber, b.isNumber else { throw operandFailure("%", a, b) }
    if b.number == 0 { throw .divisionByZero("%") }
    if a.kind == .integer, b.kind == .integer { return Value(a.integer % b.integer) }
    return try checked(
      a.number.truncatingRemainder(dividingBy: b.number), symbolic(a, "%", b))
  }

  // MARK: Order

  /// Whether `a` comes before `b` in the order of numbers or of texts; `nil` if they have no order.
  mutating func precedes(_ a: Value, _ b: Value, _ stage: Stage) throws(Failure) -> Bool? {
    if a.isNumber, b.isNumber { return a.number < b.number }
    guard a.kind == .string, b.kind == .string else { return nil }
    let (left, right) = (heap.payload(a), heap.payload(b))
    let shared = heap.strings[left].sharedPrefix(with: heap.strings[right])
    try pay(shared >> 6, stage)
    return heap.strings[left].precedes(heap.strings[right], after: shared)
  }

  /// Whether two values have an order.
  func hasOrder(_ a: Value, _ b: Value) -> Bool {
    a.isNumber && b.isNumber || a.kind == .string && b.kind == .string
  }

  private mutating func compare(
    _ operation: BinaryOperator, _ a: Value, _ b: Value, _ stage: Stage
  ) throws(Failure) -> Bool {
    switch operation {
    case .less:
      if let result = try precedes(a, b, stage) { return result }
      throw operandFailure("<", a, b)
    case .greater:
      if let result = try precedes(b, a, stage) { return result }
      throw operandFailure(">", a, b)
    case .lessEqual:
      if let result = try precedes(b, a, stage) { return !result }
      throw operandFailure("<=", a, b)
    default:
      if let result = try precedes(a, b, stage) { return !result }
      throw operandFailure(">=", a, b)
    }
  }

  private mutating func makeRange(
    _ a: Value, _ b: Value, closed: Bool
  ) throws(Failure) -> Value {
    guard a.isNumber, b.isNumber else { throw operandFailure(closed ? "..." : "..<", a, b) }
    if a.number > b.number { throw .reversedRange(brief(number: a), brief(number: b)) }
    if a.number.isInfinite {
      throw .wrongArgument("a range cannot begin at \(brief(number: a))")
    }
    return heap.makeRange(a.number, b.number, closed: closed)
  }
}

extension StringCell {
  func equals(_ other: StringCell) -> Bool {
    bytes.count == other.bytes.count && sharedPrefix(with: other) == bytes.count
  }

  /// Whether it comes before a text that it has its first bytes in common with, and no more; the
  /// order of the scalars is the order of the UTF-8 bytes.
  func precedes(_ other: StringCell, after shared: Int) -> Bool {
    shared < other.bytes.count && (shared == bytes.count || bytes[shared] < other.bytes[shared])
  }

  /// How many bytes both begin with.
  func sharedPrefix(with other: StringCell) -> Int {
    bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right in
        let count = min(left.count, right.count)
        if left.baseAddress == right.baseAddress { return count }
        var at = 0
        // Eight bytes at once, down to where they differ.
        while at + 8 <= count,
          left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        {
          at += 8
        }
        while at < count, left[at] == right[at] { at += 1 }
        return at
      }
    }
  }
}
