import AnimSyntax

/// Diagnostics of the compiler about calls and their arguments.
extension Diagnostic {
  static func unknownLabel(
    _ label: String, of head: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let suggestion = Spelling.closest(to: label, among: known)
    let list = known.isEmpty ? "it takes no labels" : "it takes \(known.joined(separator: ", "))"
    return Diagnostic(
      .unknownLabel, .error, "'\(head)' does not take '\(label)'", at: range,
      notes: [Note(suggestion.map { "did you mean '\($0)'?" } ?? list)],
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func unlabelledArgument(_ head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unlabelledArgument, .error, "'\(head)' takes one value without a label, its subject",
      at: range, notes: [Note("write the label before this value")])
  }

  static func givenTwice(_ label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .givenTwice, .error, "'\(label)' is given twice", at: range,
      notes: [Note("leave one of the two out")])
  }

  static func twoBlocks(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoBlocks, .error, "a call takes one block without a label", at: range,
      notes: [Note("write a label before the second, such as `completion { … }`")])
  }

  static func tooManyArguments(_ name: String, most: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyArguments, .error,
      "'\(name)' takes \(most == 0 ? "no arguments" : "at most \(most)")", at: range,
      notes: [Note("leave the others out")])
  }

  static func missingArgument(_ label: String, of name: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .missingArgument, .error, "'\(name)' needs '\(label)'", at: range,
      notes: [Note("`:help \(name)` shows what it takes")])
  }

  static func pointAsArguments(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pointAsArguments, .warning, "`\(name) (a, b)` passes one point", at: range,
      notes: [Note("write `\(name)(a, b)` without the space to pass two values")])
  }

  static func splitPoint(_ head: String, _ texts: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .splitPoint, .error, "`\(head)` takes one point, and these are two numbers", at: range,
      notes: [Note("a point needs its own parentheses: `\(head) (\(texts))`")])
  }

  static func wrongUnit(
    _ label: String, _ quantity: String, unit: String, at range: SourceRange
  ) -> Diagnostic {
    let cure =
      switch quantity {
      case "time": "write seconds, as in `0.5s` or `500ms`"
      case "fraction": "write a number from 0 to 1, without a unit"
      case "plain number": "write the number without a unit"
      default: "write degrees or turns, as in `90deg`"
      }
    return Diagnostic(
      .wrongUnit, .error,
      "'\(label)' is \(Spelling.article(quantity)), but '\(unit)' is not one of its units",
      at: range, notes: [Note(cure)])
  }

  static func wrongLiteral(
    _ label: String, expected: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongLiteral, .error, "'\(label)' needs \(Spelling.article(expected)), not \(found)",
      at: range,
      notes: [
        Note(
          Spelling.example(of: expected).map { "as in `\($0)`" }
            ?? "`anim docs` lists what each clause takes")
      ])
  }

  static func unknownSymbol(
    _ symbol: String, of label: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let suggestion = Spelling.closest(to: symbol, among: known)
    return Diagnostic(
      .unknownSymbol, .error, "'.\(symbol)' is not a value of '\(label)'", at: range,
      notes: [
        Note(
          suggestion.map { "did you mean '.\($0)'?" }
            ?? "it takes \(known.map { "." + $0 }.joined(separator: ", "))")
      ],
      fixIts: suggestion.map { [FixIt(range, "." + $0)] } ?? [])
  }
}
