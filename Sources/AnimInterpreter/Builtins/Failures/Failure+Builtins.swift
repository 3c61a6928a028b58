extension Failure {
  // MARK: Operators

  /// `+` cannot take these two.
  static func operands(_ symbol: String, _ left: String, _ right: String) -> Failure {
    Failure(
      .typeMismatch, "`\(symbol)` cannot be applied to \(left) and \(right)",
      note: operandNote(symbol, left, right))
  }

  private static func operandNote(_ symbol: String, _ left: String, _ right: String) -> String? {
    if left == "nil" || right == "nil" {
      return nilNote
    }
    let isText = left.hasPrefix("the string") || right.hasPrefix("the string")
    if symbol == "+", isText { return "to put a value into a string, write \"\\(value)\"" }
    if isText { return "`number(text)` makes a number from a string" }
    return nil
  }

  static func negation(_ operand: String) -> Failure {
    Failure(
      .typeMismatch, "`-` needs a number or a point, found \(operand)",
      note: operandNote("-", operand, ""))
  }

  static func divisionByZero(_ symbol: String) -> Failure {
    Failure(
      .divisionByZero, "`\(symbol)` by zero has no result",
      note: "test the divisor first: `if d != 0 { … }`")
  }

  static func zeroToNegative() -> Failure {
    Failure(
      .divisionByZero, "0 to a negative power has no result",
      note: "it is 1 divided by 0; test the number first: `if x != 0 { … }`")
  }

  /// The operation has no result among the numbers.
  static func notANumber(_ operation: String, note: String? = nil) -> Failure {
    Failure(
      .notANumber, "\(operation) is not a number",
      note: note
        ?? "check the operands: the operation is not defined for one of them")
  }

  // MARK: Arguments

  static func missingArgument(
    _ function: String, _ label: String, signature: String? = nil
  ) -> Failure {
    Failure(
      .missingArgument, "'\(function)' needs '\(label)'",
      note: signature.map { "it is called as `\($0)`" })
  }

  static func givenTwice(_ function: String, _ label: String, signature: String) -> Failure {
    Failure(
      .givenTwice, "'\(function)' has two arguments for '\(label)'",
      note: "leave one of the two out: `\(signature)`")
  }

  static func tooManyArguments(
    _ function: String, _ most: Int, signature: String? = nil
  ) -> Failure {
    Failure(
      .tooManyArguments,
      "'\(function)' takes \(most == 0 ? "no arguments" : "at most \(most)")",
      note: signature.map { "it is called as `\($0)`" })
  }

  static func unknownLabel(
    _ label: String, _ function: String, _ known: [String], signature: String? = nil
  ) -> Failure {
    let note: String? =
      if let closest = Spelling.closest(to: label, among: known) {
        "did you mean '\(closest)'?"
      } else if let signature {
        "it is called as `\(signature)`"
      } else {
        known.isEmpty ? nil : "it takes \(known.joined(separator: ", "))"
      }
    return Failure(.unknownLabel, "'\(function)' does not take '\(label)'", note: note)
  }

  static func argumentType(
    _ label: String, of function: String, expected: String, found: String
  ) -> Failure {
    Failure(
      .typeMismatch,
      "'\(label)' of '\(function)' must be \(Spelling.article(expected)), not \(found)",
      note: found == "nil" ? nilNote : nil)
  }

  private static let nilNote =
    "nil means that there is no value: test it with `if let`, or give a default with `??`"

  /// A value of the right type with which nothing can be done.
  static func wrongArgument(_ message: String, note: String? = nil) -> Failure {
    Failure(.wrongArgument, message, note: note)
  }

  static func closureResult(_ function: String, expected: String, found: String) -> Failure {
    Failure(
      .typeMismatch,
      "the closure of '\(function)' must return \(Spelling.article(expected)), not \(found)",
      note: "a closure of one expression returns its value; a longer one needs `return`")
  }

  static func notWhole(_ what: String, _ number: String) -> Failure {
    Failure(
      .notWhole, "\(what) must be a whole number, not \(number)",
      note: "`.floor` and `.rounded` make a number whole")
  }

  static func negativeCount(_ what: String, _ number: String) -> Failure {
    wrongArgument("\(what) must not be negative, but is \(number)")
  }

  // MARK: Collections

  static func indexOutOfRange(_ index: String, count: Int, of what: String) -> Failure {
    if count == 0 {
      return Failure(
        .indexOutOfRange, "index \(index) is out of range: the \(what) is empty",
        note: "test `isEmpty` first")
    }
    return Failure(
      .indexOutOfRange,
      "index \(index) is out of range: the \(what) has indices 0 to \(count - 1)",
      note: "the last one is `.last`, or index `count - 1`")
  }

  static func insertionOutOfRange(_ index: String, count: Int) -> Failure {
    Failure(
      .indexOutOfRange,
      "index \(index) is out of range: a value can be inserted at 0 to \(count)",
      note: "`append(x)` adds it at the end")
  }

  static func sliceOutOfRange(
    _ lower: String, _ upper: String, count: Int, of what: String
  ) -> Failure {
    Failure(
      .indexOutOfRange,
      "the slice \(lower)..<\(upper) is out of range: the \(what) has \(count) elements",
      note: "`prefix(n)`, `suffix(n)`, `dropFirst(n)` take as many elements as there are")
  }

  static func emptyCollection(_ method: String) -> Failure {
    Failure(
      .emptyCollection, "'\(method)' needs an element, and the array is empty",
      note: "test `isEmpty` first; `popLast()` returns nil instead")
  }

  static func notIndexable(_ value: String) -> Failure {
    Failure(
      .typeMismatch, "\(value) has no elements",
      note: value == "nil"
        ? "write `?[` to get nil if the value is nil"
        : "only arrays, dictionaries and strings can be indexed with [ ]")
  }

  static func notSettableByIndex(_ value: String) -> Failure {
    Failure(
      .typeMismatch, "\(value) cannot be changed at an index",
      note: "arrays and dictionaries can; build a new string, as with `replacing(a, with: b)`")
  }

  static func unusableKey(_ value: String) -> Failure {
    Failure(
      .unusableKey, "\(value) cannot be a key of a dictionary",
      note: "numbers, strings, booleans, symbols, points and objects can")
  }

  static func notComparable(_ method: String, _ left: String, _ right: String) -> Failure {
    Failure(
      .typeMismatch, "'\(method)' cannot order \(left) and \(right)",
      note: "numbers and strings have an order; else give one: `sorted(by: { $0.x < $1.x })`")
  }

  // MARK: Ranges

  static func reversedRange(_ lower: String, _ upper: String) -> Failure {
    Failure(
      .reversedRange, "the range from \(lower) to \(upper) runs backwards",
      note: "to count down write `stride(from: \(lower), through: \(upper), by: -1)`")
  }

  static func endlessRange(_ method: String) -> Failure {
    Failure(
      .endlessRange, "'\(method)' would never reach the end of an infinite range",
      note: "only `for` can iterate over it, with a `break`")
  }

  // MARK: Members

  static func unknownMember(_ name: String, of value: String, note: String?) -> Failure {
    Failure(.unknownMember, "\(value) has no member '\(name)'", note: note)
  }

  static func withoutSetter(_ name: String) -> Failure {
    var failure = readOnly(name, of: "object")
    failure.note = "it is computed: `var \(name) { get { … } set { value in … } }` can be set"
    return failure
  }

  static func readOnly(_ name: String, of owner: String) -> Failure {
    Failure(.readOnly, "'\(name)' of \(Spelling.article(owner)) can be read but not set")
  }

  static func memberType(_ name: String, expected: String, found: String) -> Failure {
    Failure(.typeMismatch, "'\(name)' must be \(Spelling.article(expected)), not \(found)")
  }

  // MARK: Limits

  static func memory(_ limit: Int) -> Failure {
    .limit(.memory, "the script needs more than \(limit >> 20) MB of memory")
  }
}
