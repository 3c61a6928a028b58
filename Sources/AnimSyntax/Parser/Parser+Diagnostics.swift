/// What the parser has to say about brackets, lines, operands and literals.
extension Diagnostic {
  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "nested too deeply", at: range,
      note: "brackets, blocks and branches nest up to \(Parser.maximumDepth) deep; "
        + "give inner parts a name with `let` or `func`")
  }

  static func strayCloser(_ text: String, at range: SourceRange) -> Diagnostic {
    let opener = text == "}" ? "{" : text == ")" ? "(" : "["
    return Diagnostic(
      .strayBracket, "unexpected `\(text)`; no `\(opener)` is open here", at: range,
      note: "remove it, or open the bracket it should close", fixIt: FixIt(range, ""))
  }

  static func unclosed(
    _ opener: String, _ range: SourceRange, expected: String, found: Found
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "expected \(expected), found \(found.description)", at: found.range,
      notes: [Note("`\(opener)` is opened here", at: range)])
  }

  static func unclosedBrace(opened: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "this `{` is never closed", at: opened,
      note: "expected its `}` before the end of the file")
  }

  static func operatorBeginsLine(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .operatorBeginsLine, "unexpected `\(text)` at the beginning of a statement", at: range,
      note: "a line continues if it ends with an operator: move `\(text)` to the line above")
  }

  static func closureStandsAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .closureStandsAlone, "a closure stands alone as a statement", at: range,
      note: "if it is a block, put its `{` at the end of the line above")
  }

  static func blockOnNextLine(
    _ owner: String, _ range: SourceRange, _ lineEnd: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .blockOnNextLine, "the block of `\(owner)` begins on the next line", at: range,
      note: "put `{` at the end of the line above",
      fixIt: FixIt(SourceRange(lineEnd.end, range.end), " {"))
  }

  static func missingBlock(_ owner: String, _ found: Found) -> Diagnostic {
    Diagnostic(
      .expectedBlock, "expected `{` and the block of `\(owner)`, found \(found.description)",
      at: found.range, note: "a block is enclosed in braces, its `{` on the line of `\(owner)`")
  }

  static func expectedEnd(_ found: Found) -> Diagnostic {
    Diagnostic(
      .expectedEnd, "expected the end of the statement, found \(found.description)",
      at: found.range, note: "begin a new line, or put `;` between two statements")
  }

  static func expected(
    _ what: String, after context: String, _ found: Found
  ) -> Diagnostic {
    Diagnostic(
      .expectedWord, "expected \(what) after \(context), found \(found.description)",
      at: found.range)
  }

  static func expectedExpression(_ found: Found, doubled: Bool) -> Diagnostic {
    Diagnostic(
      .expectedExpression, "expected an expression, found \(found.description)", at: found.range,
      note: doubled
        ? "a binary operator needs a value on each side"
        : "put a value here: a number, a name, a string, a point …")
  }

  static func spacedMember(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedEnd, "unexpected `.`", at: range,
      note: "a member has no space before its dot: `box.alpha`")
  }

  static func spacedBracket(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .spacedBracket, "unexpected `\(text)` after a space", at: range,
      note: text == "("
        ? "a call has no space before its parentheses: `f(x)`"
        : "an index has no space before its bracket: `a[i]`")
  }

  static func suffixOfClosure(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .closureSuffix, "unexpected `\(text)` after a closure", at: range,
      note: "put the closure in parentheses: `({ … })\(text)…`")
  }

  static func chain(_ text: String, at range: SourceRange) -> Diagnostic {
    let isRange = text.hasPrefix(".")
    return Diagnostic(
      .operatorChain, "`\(text)` cannot follow another \(isRange ? "range" : "comparison")",
      at: range,
      note: isRange
        ? "a range has two ends" : "join comparisons with `&&`: `a < b && b < c`")
  }

  static func gluedTernary(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .gluedTernary, "unexpected `?` directly after a value", at: range,
      note: "put a space before the `?` of `condition ? a : b`",
      fixIt: FixIt(SourceRange(range.start, range.start), " "))
  }

  static func ternaryWithoutColon(_ question: SourceRange, _ found: Found) -> Diagnostic {
    Diagnostic(
      .ternaryWithoutColon, "expected `:` and the other value, found \(found.description)",
      at: found.range, notes: [Note("`?` is here", at: question)])
  }

  static func forceUnwrap(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forceUnwrap, "unexpected `!` after a value", at: range,
      note:
        "values are not wrapped in optionals: remove the `!`, or use `?.` or `??` where nil may be",
      fixIt: FixIt(range, ""))
  }

  static func increment(_ sign: String, of name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .increment, "unknown operator `\(sign)\(sign)`", at: range,
      note: "write `\(name) \(sign)= 1`", fixIt: FixIt(range, " \(sign)= 1"))
  }

  static func identity(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownOperator, "unknown operator `\(text)=`", at: range,
      note: "write `\(text)`: it compares objects by identity and values by content",
      fixIt: FixIt(range, text))
  }

  static func wordOperator(
    _ word: String, instead: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wordOperator, "unexpected `\(word)`", at: range, note: "write `\(instead)`",
      fixIt: FixIt(range, instead))
  }

  static func dollarWithNames(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dollarName, "`\(text)` in a closure that names its parameters", at: range,
      note: "use the names before `in`")
  }

  static func dollarOutside(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dollarName, "`\(text)` outside a closure", at: range,
      note: "`$0` is the first parameter of a closure without `in`")
  }

  static func emptyParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyParentheses, "expected a value in `()`", at: range,
      note: "a call has no space before its parentheses: `f()`")
  }

  static func tooManyInParentheses(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyInParentheses, "more than two values in parentheses", at: range,
      note: "two make a point, `(x, y)`; a rectangle is `rect(x, y, width, height)`, "
        + "a list `[a, b, c]`")
  }

  static func keyInArray(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyInArray, "unexpected `:` in an array", at: range,
      note: "in a dictionary every element has a key: `[a: 1, b: 2]`")
  }

  static func numberTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.utf8.count > 24 ? "\(text.prefix(20))…" : text
    return Diagnostic(
      .numberTooLarge, "`\(shown)` is too large for a number", at: range,
      note: "numbers reach about 1.8e308; for no limit write `infinity`")
  }

  static func numberWithoutZero(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberWithoutZero, "expected a digit before the point", at: range,
      note: "write `0.\(text)`", fixIt: FixIt(SourceRange(range.start, range.start), "0"))
  }

  static func emptyInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedExpression, "expected an expression in `\\()`", at: range,
      note: "put a value between the parentheses, or write `\\\\(` for the characters")
  }

  static func spacedUnit(
    _ number: String, _ unit: String, at range: SourceRange, gap: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .spacedUnit, "unexpected `\(unit)` after a space", at: range,
      note: "a unit follows its number without a space: `\(number)\(unit)`", fixIt: FixIt(gap, ""))
  }
}
