import AnimSyntax

/// Diagnostics of the compiler about statements and functions.
extension Diagnostic {
  static func notAnExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnExpression, .error, "a statement stands where a value is expected", at: range,
      notes: [Note("write it on a line of its own")])
  }

  static func notAPlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAPlace, .error, "this cannot be set: it is not a variable, property or element",
      at: range, notes: [Note("as in `x = 1`, `box.alpha = 0` or `list[0] = 2`; compare with `==`")]
    )
  }

  static func unusedValue(isComparison: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedValue, .warning, "the value of this expression is not used", at: range,
      notes: [
        Note(
          isComparison
            ? "`==` compares; to set a variable or property write `=`"
            : "print it, store it, or leave it out")
      ])
  }

  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guardFallsThrough, .error, "the block of a `guard` must leave its scope", at: range,
      notes: [Note("end it with `return`, `break` or `continue`")])
  }

  static func jumpOutsideLoop(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jumpOutsideLoop, .error, "`\(word)` is not in a loop", at: range,
      notes: [
        Note(
          word == "break"
            ? "it leaves a `for`, `while` or `switch`; `return` leaves a function"
            : "it continues with the next iteration of a `for` or `while`")
      ])
  }

  static func returnOutsideFunction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .returnOutsideFunction, .error, "`return` is not in a function", at: range,
      notes: [Note("end the run with `stop()`")])
  }

  static func tooManyParameters(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyParameters, .error,
      "a function takes at most \(Compiler.maximumParameters) parameters, not \(count)", at: range,
      notes: [Note("pass an array or a dictionary")])
  }

  static func functionTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .functionTooLong, .error, "this function is too long to compile", at: range,
      notes: [Note("divide it into several")])
  }
}
