extension SyntaxID {
  /// The explanations of the diagnostics about statements and declarations; nil for the others.
  var entryAboutStatements: DiagnosticEntry? {
    switch self {
    case .assignmentInCondition:
      entry(
        "assignment as a condition",
        "`=` stores a value, `==` compares two. A condition may bind a name with `let`.",
        wrong: "if x = 3 { stop() }",
        right: "if x == 3 { stop() }")
    case .caseOutsideSwitch:
      entry(
        "case outside a switch",
        "`case` and `default` may occur only in the braces of a `switch`. Symbols such as "
          + "`.open` need no declaration.",
        wrong: "case .open: stop()",
        right: "switch state {\ncase .open: stop()\ndefault: break\n}")
    case .closureHead:
      entry(
        "malformed closure head",
        "A closure begins with its captures in square brackets, the names of its parameters "
          + "and `in`; captures always need the `in`. A `[` at the beginning of a closure always "
          + "opens a capture list.",
        wrong: "xs.each { (a) in print(a) }",
        right: "xs.each { a in print(a) }")
    case .expectedCase:
      entry(
        "statement outside a case",
        "In a `switch` every statement follows a `case` or `default`.",
        wrong: "switch x {\n    stop()\n}",
        right: "switch x {\ndefault: stop()\n}")
    case .expectedName:
      entry(
        "missing name",
        "A name is expected: letters of any writing system, digits and `_`, not beginning "
          + "with a digit.",
        wrong: "let = 3",
        right: "let count = 3")
    case .expectedWord:
      entry(
        "missing word or sign",
        "The construct requires a keyword or symbol here, as `guard` requires `else` and "
          + "`for` requires `in`.",
        wrong: "for i 0..<3 { print(i) }",
        right: "for i in 0..<3 { print(i) }")
    case .foreignWord:
      entry(
        "keyword of another language",
        "The declarations are `let`, `var`, `func` and `class`; a further condition is `else "
          + "if`.",
        wrong: "function turn(head) { stop() }",
        right: "func turn(head) { stop() }")
    case .forHead:
      entry(
        "malformed loop head",
        "A loop is `for name in values { … }`; two names stand for index and element, or key "
          + "and value. Use a range to count.",
        wrong: "for (i = 0; i < 9; i += 1) { print(i) }",
        right: "for i in 0..<9 { print(i) }")
    case .keywordAsName:
      entry(
        "keyword as a name",
        "A reserved word cannot name a variable, function, parameter or class. It is allowed "
          + "after a dot and as a label in parentheses.",
        wrong: "let default = 3",
        right: "let standard = 3")
    case .missingCondition:
      entry(
        "missing condition",
        "`if`, `guard` and `while` are followed by a condition, `switch` by a value.",
        wrong: "while { stop() }",
        right: "while ready { stop() }")
    case .notAMember:
      entry(
        "not a member of a class",
        "The body of a class consists of `let`, `var`, `func`, `init`, `deinit` and `didSet`; "
          + "statements belong in its functions. `init` and `deinit` may occur nowhere else.",
        wrong: "class Card: view {\n    print(\"made\")\n}",
        right: "class Card: view {\n    init() { print(\"made\") }\n}")
    case .notAPlace:
      entry(
        "assignment to a value",
        "The left side of `=` must be a variable, a property or an element of a collection.",
        wrong: "size() = 3",
        right: "size = 3")
    case .strayElse:
      entry(
        "else without an if",
        "An `else` follows the `}` of its `if`, on the same line or at the beginning of the "
          + "next.",
        wrong: "else { stop() }",
        right: "if ready { print(\"go\") } else { stop() }")
    case .typesNotWritten:
      entry(
        "types are not written",
        "Variables, parameters and results have no type annotations: a variable may hold any "
          + "value.",
        wrong: "let v: Double = 3",
        right: "let v = 3")
    default: nil
    }
  }
}
