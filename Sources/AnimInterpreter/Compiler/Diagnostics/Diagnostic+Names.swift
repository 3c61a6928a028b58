import AnimSyntax

/// Diagnostics of the compiler about names and what they mean.
extension Diagnostic {
  static func unknownName(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownName, .error, "nothing is called '\(name)' here", at: range,
      notes: [Note(suggestion.map { "did you mean '\($0)'?" } ?? "declare it with `let` or `var`")],
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func unknownHead(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownDirective, .error, "there is no directive or function '\(name)'", at: range,
      notes: [
        Note(
          suggestion.map { "did you mean '\($0)'?" } ?? "`:help` in a session lists the directives")
      ],
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func undeclaredAssignment(
    _ name: String, suggestion: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredVariable, .error, "'\(name)' is set but never declared", at: range,
      notes: [Note(suggestion.map { "did you mean '\($0)'?" } ?? "write `var \(name) = …` first")])
  }

  static func unknownType(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownType, .error, "there is no class or kind '\(name)'", at: range,
      notes: [
        Note(
          suggestion.map { "did you mean '\($0)'?" }
            ?? "declare `class \(name) { … }`, or inherit from `view`, `screen` or `behavior`")
      ])
  }

  static func notYet(_ head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notYet, .error, "'\(head)' is not available in this version", at: range,
      notes: [Note("it belongs to a system that is not built yet; leave it out for now")])
  }

  static func alreadyDeclared(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, .error, "'\(name)' is already declared", at: range,
      notes: [Note("choose another name, or assign to the one there is")])
  }

  static func shadowsBuiltin(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .shadowsBuiltin, .warning, "'\(name)' hides the built-in of that name", at: range,
      notes: [Note("choose another name to keep the built-in within reach")])
  }

  static func functionWithoutCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .functionWithoutCall, .error, "'\(name)' is a built-in function and must be called",
      at: range, notes: [Note("write `\(name)(…)`, or wrap it: `{ \(name)($0) }`")])
  }

  /// `.rotation(90deg)`: a function with a dot before it.
  static func calledSymbol(_ name: String, function: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .symbolCalled, .error,
      "'.\(name)' is a symbol and cannot be called" + (function.map { "; write `\($0)(…)`" } ?? ""),
      at: range,
      notes: [
        Note(
          function == nil
            ? "a symbol is a word by itself, such as `.curveLinear`; `anim docs` lists the functions"
            : "functions are called without a dot before them")
      ],
      fixIts: function.map { [FixIt(range, $0)] } ?? [])
  }

  /// `stop`: the head of a sentence that stands alone.
  static func directiveWithoutCall(_ row: Directive, at range: SourceRange) -> Diagnostic {
    let isComplete = row.syntax.isComplete
    let cure = isComplete ? "write `\(row.head)()`" : "as in `\(row.example)`"
    return Diagnostic(
      .functionWithoutCall, .error,
      "'\(row.head)' does nothing by its name alone" + (isComplete ? "; \(cure)" : ""), at: range,
      notes: [Note(isComplete ? "empty parentheses make it a call" : cure)],
      fixIts: isComplete ? [FixIt(range, row.head + "()")] : [])
  }

  static func assignedConstant(_ name: String, _ variable: Variable, at range: SourceRange)
    -> Diagnostic
  {
    switch variable {
    case .function, .type:
      Diagnostic(
        .letConstant, .error, "'\(name)' is a function or class and cannot be set", at: range,
        notes: [Note("use a variable of another name")])
    default:
      Diagnostic(
        .letConstant, .error, "'\(name)' cannot be set: it is a `let`, a parameter or a capture",
        at: range, notes: [Note("declare it with `var` to change it later")])
    }
  }

  static func capturesItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .capturesItself, .error, "the capture list needs '\(name)' before it has a value",
      at: range,
      notes: [
        Note(
          "declare it first and set its closure in the next statement: `\(name).action = { … }`"),
        Note("or take it as the handler's last parameter: `{ \(name) in … }`"),
      ])
  }

  static func tooManyNames(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyNames, .error, "the script uses more than 65,534 different names", at: range,
      notes: [Note("use arrays or dictionaries instead of so many names")])
  }
}
