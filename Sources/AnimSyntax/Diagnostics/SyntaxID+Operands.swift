extension SyntaxID {
  /// The explanations of the diagnostics about operands; nil for the others.
  var entryAboutOperands: DiagnosticEntry? {
    switch self {
    case .closureSuffix:
      entry(
        "closure with a suffix",
        "Nothing can be glued to the `}` of a closure. In parentheses it can be called.",
        wrong: "let x = { 3 }()",
        right: "let x = ({ 3 })()")
    case .dollarName:
      entry(
        "`$0` without meaning",
        "`$0`, `$1` … are the parameters of the closure around them, if that closure does not "
          + "name its parameters with `in`.",
        wrong: "xs.map { x in $0 + 1 }",
        right: "xs.map { $0 + 1 }")
    case .emptyParentheses:
      entry(
        "nothing in parentheses",
        "Parentheses apart from a name hold a value, or two for a point. A call without "
          + "arguments touches its name: `f()`.",
        wrong: "let x = ()",
        right: "let x = nil")
    case .expectedExpression:
      entry(
        "missing value",
        "A value should begin here.",
        wrong: "let x = 3 *",
        right: "let x = 3 * 4")
    case .forceUnwrap:
      entry(
        "exclamation mark after a value",
        "Values are not wrapped in optionals: a value that is not nil is used as it is. `?.` "
          + "passes nil on, `??` replaces it.",
        wrong: "let n = card!.rank",
        right: "let n = card.rank")
    case .gluedTernary:
      entry(
        "question mark glued to a value",
        "The `?` of `condition ? a : b` stands apart; glued to a value it belongs to `?.`, "
          + "`?(` or `?[`.",
        wrong: "let x = ready? 1 : 2",
        right: "let x = ready ? 1 : 2")
    case .increment:
      entry(
        "increment operator",
        "There is no `++` or `--`; a variable is changed by an assignment.",
        wrong: "count++",
        right: "count += 1")
    case .keyInArray:
      entry(
        "key in an array",
        "In a dictionary every element has a key, in an array none.",
        wrong: "let d = [1, b: 2]",
        right: "let d = [\"a\": 1, \"b\": 2]")
    case .operatorChain:
      entry(
        "chained comparison or range",
        "Comparisons and ranges do not chain. Two comparisons are joined by `&&`.",
        wrong: "if 0 < x < 9 { stop() }",
        right: "if 0 < x && x < 9 { stop() }")
    case .spacedBracket:
      entry(
        "bracket after a space",
        "What is glued belongs together: `f(x)` is a call and `a[i]` an element. With a space "
          + "the bracket begins a value of its own.",
        wrong: "if isReady (card) { stop() }",
        right: "if isReady(card) { stop() }")
    case .ternaryWithoutColon:
      entry(
        "half a choice",
        "`condition ? a : b` has two values.",
        wrong: "let x = ready ? 1",
        right: "let x = ready ? 1 : 2")
    case .tooManyInParentheses:
      entry(
        "too many values in parentheses",
        "One value in parentheses is a grouping, two are a point. A rectangle is made by "
          + "`rect(x, y, width, height)`, a list stands in square brackets.",
        wrong: "let r = (0, 0, 10, 10)",
        right: "let r = rect(0, 0, 10, 10)")
    case .wordOperator:
      entry(
        "operator written as a word",
        "The logical operators are signs: `&&`, `||` and `!`.",
        wrong: "if a and b { stop() }",
        right: "if a && b { stop() }")
    default: nil
    }
  }
}
