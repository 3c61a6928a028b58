/// Mistakes that would parse as something else, or not at all, and deserve a better word.
extension Parser {
  /// The complaint about the current token where nothing more was expected.
  func unexpected() -> Diagnostic {
    if let (word, instead) = wordOperator() {
      return .wordOperator(word, instead: instead, at: token.range)
    }
    if let unit = spacedUnit() { return unit }
    switch kind {
    case .rightParen, .rightBracket: return .strayCloser(text(token), at: token.range)
    case .dot: return .spacedMember(at: token.range)
    case .colon: return .typesAreNotWritten(":", at: token.range)
    default: break
    }
    if at == sentenceEnd, beginsOperand(kind) {
      return .valueWithoutLabel(text(token), at: token.range)
    }
    if kind == .leftParen || kind == .leftBracket {
      return .spacedBracket(text(token), at: token.range)
    }
    return .expectedEnd(found())
  }

  /// The complaint about the current token where an expression should begin.
  func expectedExpression() -> Diagnostic {
    if kind == .equal || kind == .assign { return .expectedExpression(found(), doubled: true) }
    return .expectedExpression(found(), doubled: false)
  }

  /// The complaint about a block that does not begin here.
  func missingBlock(of owner: StaticString) -> Diagnostic {
    if let (word, instead) = wordOperator() {
      return .wordOperator(word, instead: instead, at: token.range)
    }
    if at > 0, kind == .name, !atLineEnd, spells(tokens[at - 1], "not") {
      return .wordOperator(
        "not", instead: "!\(text(token))", at: tokens[at - 1].range.union(token.range))
    }
    if kind == .leftParen || kind == .leftBracket, !atLineEnd {
      return .spacedBracket(text(token), at: token.range)
    }
    return .missingBlock(owner.description, found())
  }

  /// `and`, `or`: written as signs here.
  func wordOperator() -> (String, String)? {
    guard kind == .name, !atLineEnd else { return nil }
    if spells(token, "and") { return ("and", "&&") }
    if spells(token, "or") { return ("or", "||") }
    return nil
  }

  /// A unit that stands apart from the number before it.
  private func spacedUnit() -> Diagnostic? {
    guard at > 0, kind == .name, !token.startsLine else { return nil }
    let number = tokens[at - 1]
    guard number.kind == .number, number.unit == .none,
      spells(token, anyOf: ["s", "ms", "deg", "rad", "turn", "Hz"])
    else { return nil }
    return .spacedUnit(
      text(number), text(token), at: token.range, gap: SourceRange(number.end, token.start))
  }

  /// Gives up a sentence whose label is a unit that slipped away from its number.
  mutating func checkSpacedUnit() {
    if let unit = spacedUnit() { fail { _ in unit } }
  }

  /// Checks the operator at the current token for signs that other languages have.
  mutating func checkOperator() {
    let next = token(after: 1)
    guard next.isGlued else { return }
    switch (kind, next.kind) {
    case (.plus, .plus), (.minus, .minus):
      let after = token(after: 2)
      let isOver = after.startsLine || !beginsOperand(after.kind)
      if isOver {
        let name = at > 0 ? text(tokens[at - 1]) : "x"
        fail {
          .increment(
            $0.text($0.token), of: name, at: SourceRange($0.token.start, next.end))
        }
      }
    case (.equal, .assign), (.notEqual, .assign):
      report { .identity($0.text($0.token), at: SourceRange($0.token.start, next.end)) }
      // The surplus sign is stepped over with the operator itself.
      at += 1
    case (.minus, .greater):
      fail { .typesAreNotWritten("->", at: SourceRange($0.token.start, next.end)) }
    default: break
    }
  }

  /// `wait -1s` subtracts; at the beginning of a statement that is never meant.
  mutating func checkNegativeSubject(_ value: NodeID) {
    let node = tree[value]
    guard node.kind == .binary, BinaryOperator(rawValue: node.flag) == .subtract else { return }
    let left = tree[NodeID(node.a)]
    let right = tree[NodeID(node.b)]
    guard left.kind == .name || left.kind == .member, left.range.end < right.range.start,
      right.range.start >= 2
    else { return }
    let sign = Int(right.range.start) - 1
    guard bytes[sign] == Byte.minus, sign > Int(left.range.end) else { return }
    let hasUnit = right.kind == .number && right.flag != NumberUnit.none.rawValue
    let goesOn = kind.isWord && !atLineEnd
    // In a closure `x -1` may be its result; with a unit it is a time, and `x` no variable, nor is it
    // one with a clause behind it.
    guard !inClosureBody || hasUnit || goesOn else { return }
    report { .negativeSubject($0.text(left.range), $0.text(right.range), at: node.range) }
    if goesOn { panicking = true }
  }

  /// `.name` after a sentence's last `}`, on its line or at the beginning of the next.
  mutating func checkSentenceSuffix(_ sentence: NodeID) {
    guard kind == .dot || kind == .leftParen || kind == .leftBracket || kind == .question else {
      return
    }
    let isDot = kind == .dot && token(after: 1).isGlued && token(after: 1).kind.isWord
    guard token.isGlued || (isDot && token.startsLine) else { return }
    guard kind != .question || token(after: 1).kind == .dot else { return }
    var suffix = SourceRange(token.start, token.end)
    if isDot { suffix = suffix.union(token(after: 1).range) }
    fail { .suffixOfSentence($0.text(suffix), sentence: $0.tree[sentence].range, at: suffix) }
    // The suffix itself may begin a line, where recovery would stop at once.
    advance()
  }

  /// A closure in braces takes no suffix.
  mutating func checkClosureSuffix() {
    guard token.isGlued, kind == .leftParen || kind == .dot || kind == .leftBracket else { return }
    fail { .suffixOfClosure($0.text($0.token), at: $0.token.range) }
  }

  mutating func checkDollarName() {
    switch dollars {
    case .allowed: break
    case .named: report { .dollarWithNames($0.text($0.token), at: $0.token.range) }
    case .outside: report { .dollarOutside($0.text($0.token), at: $0.token.range) }
    }
  }

  /// The labels whose handler at the beginning of a line has slipped off the line of its `}`.
  static let handlers: [StaticString] = ["completion", "began", "ended", "action", "then"]

  /// A handler that slipped off the line of its `}`.
  func slippedHandler() -> Diagnostic? {
    guard kind == .name else { return nil }
    let next = token(after: 1)
    guard at > 0, token.startsLine, next.kind == .leftBrace, !next.startsLine else { return nil }
    guard tokens[at - 1].kind == .rightBrace, at == sentenceEnd,
      spells(token, anyOf: Parser.handlers)
    else { return nil }
    return .handlerOnNextLine(text(token), brace: tokens[at - 1].range, at: token.range)
  }

  /// Sentences whose head is a keyword of another language.
  mutating func checkForeignSentence(_ value: NodeID, first: Token) {
    let sentence = tree[value]
    guard sentence.kind == .sentence, first.kind == .name, sentence.b != UInt32.max else { return }
    let subject = tree[NodeID(sentence.b)]
    let clauses = tree[ListID(sentence.c)]
    let hasBlock = clauses.contains { tree[$0].a == Name.none.id }
    if hasBlock, subject.kind == .call, spells(first, anyOf: ["function", "def", "fn", "fun"]) {
      report { .foreignFunction($0.text(first), at: first.range) }
    } else if hasBlock, subject.kind == .name,
      spells(first, anyOf: ["struct", "enum", "protocol", "extension", "interface"])
    {
      report { .foreignType($0.text(first), at: first.range) }
    }
  }
}
