extension SyntaxID {
  /// The explanations of the diagnostics about lines, brackets and sentences; nil for the others.
  var entryAboutSentences: DiagnosticEntry? {
    switch self {
    case .blockOnNextLine:
      entry(
        "block on the next line",
        "A statement ends at the end of its line, so the `{` of its block must be on the same "
          + "line.",
        wrong: "if ready\n{\n    stop()\n}",
        right: "if ready {\n    stop()\n}")
    case .closureStandsAlone:
      entry(
        "closure as a statement",
        "A `{` at the beginning of a statement begins a closure, which never runs. It is "
          + "usually meant as the block of the line above.",
        wrong: "after 2s\n{\n    stop()\n}",
        right: "after 2s {\n    stop()\n}")
    case .expectedBlock:
      entry(
        "missing block",
        "`if`, `while`, `for`, functions and classes need a block in braces, even for a "
          + "single statement.",
        wrong: "if ready stop()",
        right: "if ready { stop() }")
    case .expectedEnd:
      entry(
        "statement goes on",
        "More text follows a complete statement on its line. A `;` separates two statements "
          + "on one line; no space may precede the parentheses of a call or the dot of a member.",
        wrong: "let a = 1 let b = 2",
        right: "let a = 1; let b = 2")
    case .handlerOnNextLine:
      entry(
        "handler on a line of its own",
        "A handler such as `completion { … }` is a clause of its sentence, and a sentence "
          + "ends at the end of its line. The handler must begin on the line of the preceding "
          + "`}`.",
        wrong: "animate 1s {\n    box.alpha = 0\n}\ncompletion { stop() }",
        right: "animate 1s {\n    box.alpha = 0\n} completion { stop() }")
    case .nestedTooDeep:
      entry(
        "nested too deeply",
        "The nesting of brackets, blocks and branches is limited, and so is the number of "
          + "operators in an expression, to about a thousand; no script can exhaust the stack. "
          + "Move inner parts into a `let` or `func`.")
    case .operatorBeginsLine:
      entry(
        "operator at the beginning of a line",
        "A line that ends with an operator continues on the next line; a line that begins "
          + "with an operator does not continue the line above.",
        wrong: "let x = a\n    + b",
        right: "let x = a +\n    b")
    case .strayBracket:
      entry(
        "closing bracket too many",
        "A `)`, `]` or `}` has no matching open bracket. Remove it, or add the bracket that "
          + "it should close.",
        wrong: "print(1))",
        right: "print(1)")
    case .unclosedBracket:
      entry(
        "bracket without end",
        "A bracket has no matching closing bracket. If a brace is still open at the end of "
          + "the file, the indentation decides which one the diagnostic points to.",
        wrong: "func fade() {\n    print(\"fading\")",
        right: "func fade() {\n    print(\"fading\")\n}")
    case .commaBetweenClauses:
      entry(
        "comma between clauses",
        "No comma separates the clauses of a sentence. A comma at the end of a line continues "
          + "the sentence on the next line; commas also separate the arguments in parentheses.",
        wrong: "animate 3s, delay 2s { box.alpha = 0 }",
        right: "animate 3s delay 2s { box.alpha = 0 }")
    case .clauseWithoutValue:
      entry(
        "label without a value",
        "A clause is a label and a value with a space between them. The value of a flag is "
          + "`true` or `false`.",
        wrong: "animate 3s delay { box.alpha = 0 } key",
        right: "animate 3s delay 1s { box.alpha = 0 }")
    case .negativeSubject:
      entry(
        "minus read as a difference",
        "`wait -1s` subtracts one second from `wait`, like any minus between two values. "
          + "Enclose a negative subject in parentheses.",
        wrong: "wait -1s",
        right: "wait(-1s)")
    case .secondBlock:
      entry(
        "second block without a label",
        "A sentence has at most one block without a label; every other closure needs a label.",
        wrong: "animate 1s { box.alpha = 0 } { stop() }",
        right: "animate 1s { box.alpha = 0 } completion { stop() }")
    case .sentenceSuffix:
      entry(
        "member of a sentence",
        "A sentence extends as far as possible, so a dot after its closure would belong to "
          + "the closure. To use a member of the sentence's value, enclose the sentence in "
          + "parentheses.",
        wrong: "let n = xs.map { $0 + 1 }.count",
        right: "let n = (xs.map { $0 + 1 }).count")
    case .valueWithoutLabel:
      entry(
        "value without a label",
        "The first value after the head of a sentence is its subject; every other value needs "
          + "a label.",
        wrong: "animate 3s 2s { box.alpha = 0 }",
        right: "animate 3s delay 2s { box.alpha = 0 }")
    default: nil
    }
  }
}
