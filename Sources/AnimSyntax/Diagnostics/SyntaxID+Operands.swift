extension SyntaxID {
  /// The explanations of the diagnostics about operands; nil for the others.
  var entryAboutOperands: DiagnosticEntry? {
    switch self {
    case .closureSuffix:
      entry(
        "closure with a suffix",
        "No call, index or member may directly follow the `}` of a closure. Enclose the "
          + "closure in parentheses to call it.",
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
        "Parentheses that are not a call contain one value, or two for a point. A call "
          + "without arguments has no space before its parentheses: `f()`.",
        wrong: "let x = ()",
        right: "let x = nil")
    case .expectedExpression:
      entry(
        "missing value",
        "An expression is expected here.",
        wrong: "let x = 3 *",
        right: "let x = 3 * 4")
    case .forceUnwrap:
      entry(
        "exclamation mark after a value",
        "Values are not wrapped in optionals, so there is nothing to unwrap. `?.` propagates "
          + "nil, `??` replaces it.",
        wrong: "let n = card!.rank",
        right: "let n = card.rank")
    case .gluedTernary:
      entry(
        "question mark glued to a value",
        "The `?` of `condition ? a : b` needs a space before it; directly after a value it "
          + "begins `?.`, `?(` or `?[`.",
        wrong: "let x = ready? 1 : 2",
        right: "let x = ready ? 1 : 2")
    case .increment:
      entry(
        "increment operator",
        "There is no `++` or `--`; change a variable with an assignment.",
        wrong: "count++",
        right: "count += 1")
    case .keyInArray:
      entry(
        "key in an array",
        "Every element of a dictionary has a key; the elements of an array have none.",
        wrong: "let d = [1, b: 2]",
        right: "let d = [\"a\": 1, \"b\": 2]")
    case .operatorChain:
      entry(
        "chained comparison or range",
        "Comparisons and ranges cannot be chained. Join two comparisons with `&&`.",
        wrong: "if 0 < x < 9 { stop() }",
        right: "if 0 < x && x < 9 { stop() }")
    case .spacedBracket:
      entry(
        "bracket after a space",
        "The brackets of a call `f(x)` or an element `a[i]` follow without a space. After a "
          + "space, a bracket begins a separate value.",
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
        "One value in parentheses is a grouping, two are a point. Use `rect(x, y, width, "
          + "height)` for a rectangle and square brackets for a list.",
        wrong: "let r = (0, 0, 10, 10)",
        right: "let r = rect(0, 0, 10, 10)")
    case .wordOperator:
      entry(
        "operator written as a word",
        "The logical operators are `&&`, `||` and `!`.",
        wrong: "if a and b { stop() }",
        right: "if a && b { stop() }")
    default: nil
    }
  }
}
