import AnimSyntax

extension CompilerID {
  /// The explanations of the diagnostics about sentences and calls; nil for the others.
  var entryAboutSentences: DiagnosticEntry? {
    switch self {
    case .unlabelledArgument:
      entry(
        "a second value without a label",
        "Only the subject, the first value of a sentence, stands without a label.",
        wrong: "animate(3s, 2s) { print(1) }", right: "animate(3s, delay: 2s) { print(1) }")
    case .subjectLabelled:
      entry(
        "a label before the subject",
        "The first value after the head of a sentence is its subject and has no label.",
        wrong: "animate duration 3s { print(1) }", right: "animate 3s { print(1) }")
    case .wordBeforeDirective:
      entry(
        "an extra word before a directive",
        "A sentence begins with its directive; `let` names what the sentence makes.",
        wrong: "timer after 1s { print(1) }", right: "let timer = after 1s { print(1) }")
    case .splitPoint:
      entry(
        "a point without parentheses of its own",
        """
        A size or place is one value, a point in parentheses. After a space they make the subject; \
        touching the head they are those of a call.
        """, wrong: "let box = view(100, 100)", right: "let box = view (100, 100)")
    case .pointAsArguments:
      entry(
        "a point where two values were meant",
        "`print (1, 2)` is a sentence whose subject is a point; a call touches its parenthesis.",
        wrong: "print (1, 2)", right: "print(1, 2)")
    case .missingSubject:
      entry(
        "a sentence without its subject",
        "The directive needs a value right after it: a duration, a view, a place.",
        wrong: "every { print(1) }", right: "every 1s { print(1) }")
    case .noSubject:
      entry(
        "a subject where none belongs", "The directive has only clauses or a block.",
        wrong: "sequence 1s { wait 1s }", right: "sequence { wait 1s }")
    case .missingBlock:
      entry(
        "a directive without its block",
        "The directive takes its statements in braces, which begin on the same line.",
        wrong: "animate 1s", right: "animate 1s { print(1) }")
    case .noBlock:
      entry(
        "a block where none belongs", "The directive takes values only.",
        wrong: "wait 1s { print(1) }", right: "after 1s { print(1) }")
    case .twoBlocks:
      entry(
        "two blocks without a label",
        "A call takes one block without a label; the others have one, such as `completion { … }`.")
    case .sceneNotFirst:
      entry(
        "`scene` after other statements",
        "`scene` configures the whole run, so it must be the first statement.",
        wrong: "print(1)\nscene (320, 480)", right: "scene (320, 480)\nprint(1)")
    case .notATracePlace:
      entry(
        "a trace of something that is not a property",
        "A trace looks at properties of objects, as in `trace box.alpha every 1s`.",
        wrong: "let x = 1\ntrace x every 1s",
        right: "let box = view (10, 10)\ntrace box.alpha at 0s")
    case .wrongUnit:
      entry(
        "a unit of another quantity",
        "Times have `s`, `ms` or `min`, angles `deg`, `rad` or `turn`; without one, they are "
          + "seconds and radians.",
        wrong: "after 30deg { print(1) }", right: "after 30s { print(1) }")
    case .wrongLiteral:
      entry(
        "a literal of the wrong kind",
        "The type of a literal in a clause is checked before the script runs.",
        wrong: "after \"soon\" { print(1) }", right: "after 1s { print(1) }")
    default: nil
    }
  }

  /// The explanations of the diagnostics about statements; nil for the others.
  var entryAboutStatements: DiagnosticEntry? {
    switch self {
    case .notAnExpression:
      entry("a statement where a value is expected", "A statement stands on a line of its own.")
    case .unusedValue:
      entry(
        "an unused value",
        "The statement computes something and does nothing with it; often `=` was meant.",
        wrong: "var x = 1\nx == 2", right: "var x = 1\nx = 2")
    case .guardFallsThrough:
      entry(
        "a `guard` that does not leave",
        "After a `guard` its conditions hold, so its block ends with `return`, `break` or "
          + "`continue`.",
        wrong: "func f(x) {\n    guard x > 0 else { print(0) }\n    print(x)\n}",
        right: "func f(x) {\n    guard x > 0 else { return }\n    print(x)\n}")
    case .jumpOutsideLoop:
      entry(
        "`break` or `continue` outside a loop",
        "`break` leaves the innermost loop or `switch`, `continue` starts the next iteration of a loop.",
        wrong: "break", right: "while true { break }")
    case .returnOutsideFunction:
      entry(
        "`return` outside a function",
        "`return` leaves a function or closure. `stop()` ends the whole run.",
        wrong: "return", right: "stop()")
    case .functionTooLong:
      entry(
        "a function that is too long", "Divide it: its code exceeds what one function may have.")
    default: nil
    }
  }
}
