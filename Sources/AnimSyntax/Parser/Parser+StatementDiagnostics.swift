/// What the parser has to say about sentences, statements and declarations.
extension Diagnostic {
  static func handlerOnNextLine(
    _ label: String, brace: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .handlerOnNextLine, "`\(label) { … }` belongs on the line of `}`", at: range,
      note: "write `} \(label) { … }`",
      fixIt: FixIt(SourceRange(brace.end, range.start), " "))
  }

  static func suffixOfSentence(
    _ suffix: String, sentence: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .sentenceSuffix, "unexpected `\(suffix)` after a sentence", at: range,
      note: "put the sentence in parentheses: `(… { … })\(suffix)`",
      fixIt: nil
    )
    .adding(
      FixIt(SourceRange(sentence.start, sentence.start), "("),
      FixIt(SourceRange(sentence.end, range.start), ")"))
  }

  private func adding(_ more: FixIt...) -> Diagnostic {
    var diagnostic = self
    diagnostic.fixIts += more
    return diagnostic
  }

  static func negativeSubject(_ head: String, _ value: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .negativeSubject, "`\(head) -\(value)` reads as a difference", at: range,
      note: "write `\(head)(-\(value))`, or put a space after `-` to subtract",
      fixIt: FixIt(range, "\(head)(-\(value))"))
  }

  static func secondBlock(_ first: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .secondBlock, "unexpected second block without a label", at: range,
      notes: [
        Note("the sentence's own block begins here", at: first),
        Note("give the other one a label, as in `completion { … }`"),
      ])
  }

  static func clauseWithoutValue(
    _ label: String, _ range: SourceRange, _ found: Found
  ) -> Diagnostic {
    Diagnostic(
      .clauseWithoutValue,
      "expected a value after the label `\(label)`, found \(found.description)", at: range,
      note: "a clause is a label and a value: `\(label) …`")
  }

  static func gluedClauseValue(_ label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .clauseWithoutValue, "expected a space after the label `\(label)`", at: range,
      note: "`\(label)` is a label here; its value needs a space before it",
      fixIt: FixIt(SourceRange(range.start, range.start), " "))
  }

  static func commaBetweenClauses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .commaBetweenClauses, "unexpected `,` between clauses", at: range,
      note: "remove it; a comma may only end a line that continues",
      fixIt: FixIt(range, ""))
  }

  static func valueWithoutLabel(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueWithoutLabel, "expected a label before `\(text)`", at: range,
      note: "only the first value of a sentence has no label, as in `animate 3s delay 2s`")
  }

  static func strayElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayElse, "`else` without an `if`", at: range,
      note: "`else` follows the `}` of an `if` or the conditions of a `guard`")
  }

  static func elseIf(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "unknown keyword `\(text)`", at: range, note: "write `else if`",
      fixIt: FixIt(range, "else if"))
  }

  static func caseOutsideSwitch(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .caseOutsideSwitch, "`\(text)` outside a `switch`", at: range,
      note: "write `switch value { case … }`; symbols such as `.open` need no declaration")
  }

  static func memberOutsideClass(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAMember, "`\(text)` outside a class", at: range,
      note: "`init` and `deinit` belong directly in the braces of a `class`")
  }

  static func notAMember(_ found: Found) -> Diagnostic {
    Diagnostic(
      .notAMember, "expected a member of the class, found \(found.description)", at: found.range,
      note: "a class holds `let`, `var`, `func`, `init`, `deinit` and `didSet`; "
        + "statements belong in its functions")
  }

  static func notAPlace(_ node: Node, _ text: String, _ sign: SourceRange) -> Diagnostic {
    let word = text.prefix { $0 != " " }
    if node.kind == .sentence, ["const", "val", "int", "float", "double", "auto"].contains(word) {
      return Diagnostic(
        .foreignWord, "unknown keyword `\(word)`", at: node.range,
        note: "declare with `let` or, if it changes, `var`")
    }
    let what =
      switch node.kind {
      case .sentence: "a sentence"
      case .call: "the result of a call"
      case .number, .string, .color, .boolean, .nil, .interpolation, .symbol: "a literal"
      default: "this expression"
      }
    return Diagnostic(
      .notAPlace, "cannot assign to \(what)", at: node.range,
      notes: [
        Note("`=` assigns to a variable, a property or an element; `==` compares", at: sign)
      ])
  }

  static func missingCondition(_ owner: String, _ found: Found) -> Diagnostic {
    Diagnostic(
      .missingCondition,
      "expected \(owner == "switch" ? "a value" : "a condition") after `\(owner)`, "
        + "found \(found.description)",
      at: found.range, note: "write `\(owner) x { … }`")
  }

  static func guardWithoutElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedWord, "expected `else` before the block of `guard`", at: range,
      note: "write `guard x else { return }`",
      fixIt: FixIt(SourceRange(range.start, range.start), "else "))
  }

  static func varCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedWord, "unexpected `var` in a condition", at: range,
      note: "a condition binds with `let`", fixIt: FixIt(range, "let"))
  }

  static func assignmentInCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assignmentInCondition, "`=` assigns; expected a condition", at: range,
      note: "compare with `==`, or bind with `let name = …`", fixIt: FixIt(range, "=="))
  }

  static func forHead(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forHead, "expected a name after `for`, found `(`", at: range,
      note: "count with a range: `for i in 0..<10 { … }`")
  }

  static func forParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forHead, "unexpected `(` after `for`", at: range,
      note: "write the head without parentheses: `for i in 0..<10 { … }`, `for key, value in …`")
  }

  static func forLet(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forHead, "unexpected `\(text)` after `for`", at: range,
      note: "`for` declares its variable by itself", fixIt: FixIt(range, ""))
  }

  static func forNames(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .forHead, "more than two names after `for`", at: range,
      note: "one name takes the elements; two take index and element, or key and value")
  }

  static func expectedCase(_ found: Found) -> Diagnostic {
    Diagnostic(
      .expectedCase, "expected `case` or `default`, found \(found.description)", at: found.range,
      note: "the statements of a `switch` follow `case …:`")
  }

  static func keywordAsName(_ word: String, _ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keywordAsName, "`\(word)` cannot name \(what): it is a keyword", at: range,
      note: "choose another name")
  }

  static func expectedName(_ what: String, _ found: Found) -> Diagnostic {
    Diagnostic(
      .expectedName, "expected the name of \(what), found \(found.description)", at: found.range,
      note: "names are made of letters, digits and `_`")
  }

  static func typesAreNotWritten(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typesNotWritten, "types are not written", at: range, note: "remove `\(text)`",
      fixIt: text.utf8.count > 2 ? FixIt(range, "") : nil)
  }

  static func deinitParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedBlock, "unexpected `()` after `deinit`", at: range, note: "write `deinit { … }`",
      fixIt: FixIt(range, ""))
  }

  static func capturesWithoutIn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .closureHead, "expected `in` after the capture list", at: range,
      note: "write `{ [weak box] in … }`; a closure that begins with an array needs `return`")
  }

  static func emptyCaptures(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .closureHead, "expected a name in the capture list", at: range,
      note: "a `[` at the beginning of a closure opens captures; for an array write `return []`")
  }

  static func expectedCapture(_ found: Found) -> Diagnostic {
    Diagnostic(
      .closureHead, "expected a name to capture, found \(found.description)", at: found.range,
      note: "a capture is `name`, `weak name`, `unowned name` or `name = value`")
  }

  static func closureParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .closureHead, "unexpected `(` around the parameters of a closure", at: range,
      note: "write `{ a, b in … }`")
  }

  static func foreignFunction(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "unknown keyword `\(word)`", at: range, note: "write `func`",
      fixIt: FixIt(range, "func"))
  }

  static func foreignType(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "unknown keyword `\(word)`", at: range,
      note: "there are only classes: `class Card: view { … }`; symbols such as `.open` serve as "
        + "enumerations")
  }
}
