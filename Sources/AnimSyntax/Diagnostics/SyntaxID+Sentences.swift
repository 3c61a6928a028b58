extension SyntaxID {
  /// The explanations of the diagnostics about lines, brackets and sentences; nil for the others.
  var entryAboutSentences: DiagnosticEntry? {
    switch self {
    case .blockOnNextLine:
      entry(
        "block on the next line",
        "A statement ends at the end of its line, so the `{` of its block stands there too.",
        wrong: "if ready\n{\n    stop()\n}",
        right: "if ready {\n    stop()\n}")
    case .closureStandsAlone:
      entry(
        "closure as a statement",
        "A `{` at the beginning of a statement is a closure that nobody runs. Nearly always it "
          + "is the block of the line above.",
        wrong: "after 2s\n{\n    stop()\n}",
        right: "after 2s {\n    stop()\n}")
    case .expectedBlock:
      entry(
        "missing block",
        "`if`, `while`, `for`, functions and classes have a block in braces, also where it is "
          + "a single statement.",
        wrong: "if ready stop()",
        right: "if ready { stop() }")
    case .expectedEnd:
      entry(
        "statement goes on",
        "After a complete statement there is something left on its line. Two statements on a "
          + "line have `;` between them; a call touches its parentheses and a member its dot.",
        wrong: "let a = 1 let b = 2",
        right: "let a = 1; let b = 2")
    case .handlerOnNextLine:
      entry(
        "handler on a line of its own",
        "A handler such as `completion { … }` is a clause of its sentence, and a sentence ends "
          + "with its line. It begins on the line of the `}` before it.",
        wrong: "animate 1s {\n    box.alpha = 0\n}\ncompletion { stop() }",
        right: "animate 1s {\n    box.alpha = 0\n} completion { stop() }")
    case .nestedTooDeep:
      entry(
        "nested too deeply",
        "Brackets, blocks and branches nest up to a fixed depth, and one expression has up to "
          + "about a thousand operators, so that no script can exhaust the stack. Name inner parts "
          + "with `let` or `func`.")
    case .operatorBeginsLine:
      entry(
        "operator at the beginning of a line",
        "A line that ends with an operator goes on at the next; a line that begins with one "
          + "does not go on with the line above.",
        wrong: "let x = a\n    + b",
        right: "let x = a +\n    b")
    case .strayBracket:
      entry(
        "closing bracket too many",
        "A `)`, `]` or `}` closes nothing. Either it is left over, or the bracket it belongs "
          + "to is missing.",
        wrong: "print(1))",
        right: "print(1)")
    case .unclosedBracket:
      entry(
        "bracket without end",
        "A bracket is not closed where it must be. For a brace that is still open at the end "
          + "of the file, the indentation tells which one is meant.",
        wrong: "func fade() {\n    print(\"fading\")",
        right: "func fade() {\n    print(\"fading\")\n}")
    case .commaBetweenClauses:
      entry(
        "comma between clauses",
        "Clauses follow each other without commas. Only at the end of a line a comma lets the "
          + "sentence go on at the next one; in parentheses, arguments have commas.",
        wrong: "animate 3s, delay 2s { box.alpha = 0 }",
        right: "animate 3s delay 2s { box.alpha = 0 }")
    case .clauseWithoutValue:
      entry(
        "label without a value",
        "A clause is a label and a value, apart from each other. A flag is given as `true` or "
          + "`false`.",
        wrong: "animate 3s delay { box.alpha = 0 } key",
        right: "animate 3s delay 1s { box.alpha = 0 }")
    case .negativeSubject:
      entry(
        "minus read as a difference",
        "`wait -1s` subtracts one second from `wait`, like any minus between two values. A "
          + "negative subject stands in parentheses.",
        wrong: "wait -1s",
        right: "wait(-1s)")
    case .secondBlock:
      entry(
        "second block without a label",
        "A sentence has one block without a label; every other closure is the value of a "
          + "label.",
        wrong: "animate 1s { box.alpha = 0 } { stop() }",
        right: "animate 1s { box.alpha = 0 } completion { stop() }")
    case .sentenceSuffix:
      entry(
        "member of a sentence",
        "A sentence reaches as far as it can, so a dot after its closure would belong to the "
          + "closure. In parentheses the sentence has a value whose members can be used.",
        wrong: "let n = xs.map { $0 + 1 }.count",
        right: "let n = (xs.map { $0 + 1 }).count")
    case .valueWithoutLabel:
      entry(
        "value without a label",
        "The first value after the head of a sentence is what it is about; every other value "
          + "has a label before it.",
        wrong: "animate 3s 2s { box.alpha = 0 }",
        right: "animate 3s delay 2s { box.alpha = 0 }")
    default: nil
    }
  }
}
