extension Parser {
  /// Whether what follows `head` makes it the head of a sentence.
  func beginsSentence(after head: NodeID) -> Bool {
    guard !atLineEnd else { return false }
    switch tree[head].kind {
    case .name, .member: return kind == .leftBrace || beginsSubject(kind)
    case .call: return kind == .leftBrace || (isLabel(kind) && !isEmptyCall)
    default: return false
    }
  }

  /// Whether `name()` follows: a second call on the line, no label.
  private var isEmptyCall: Bool {
    token(after: 1).kind == .leftParen && token(after: 1).isGlued
      && token(after: 2).kind == .rightParen
  }

  /// Whether a subject may begin with `kind`: no minus, which subtracts, and no closure.
  func beginsSubject(_ kind: TokenKind) -> Bool {
    beginsOperand(kind) && kind != .minus && kind != .leftBrace
  }

  func beginsOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .string, .stringStart, .color, .true, .false, .nil, .name, .`self`, .super: true
    case .dot, .leftParen, .leftBracket, .leftBrace, .minus, .bang: true
    default: false
    }
  }

  func isLabel(_ kind: TokenKind) -> Bool { kind == .name || kind == .in }

  /// Reads the rest of the sentence that begins with `head`.
  mutating func parseSentence(_ head: NodeID) -> NodeID {
    let outer = lines
    if lines == .statement { lines = .sentence }
    defer { lines = outer }
    var subject = NodeID.none
    if tree[head].kind != .call, beginsSubject(kind) { subject = parseOperand() }
    let base = scratch.count
    var block: Token?
    while !panicking {
      if kind == .leftBrace, !atLineEnd {
        if let block { report { .secondBlock(block.range, at: $0.token.range) } }
        block = token
        push(parseBlockClause())
      } else if isLabel(kind), !atLineEnd {
        push(parseClause())
      } else if !acceptClauseComma() {
        break
      }
    }
    let clauses = takeList(from: base)
    let sentence = add(
      .sentence, a: head.raw, b: subject.raw, c: clauses.raw, from: start(of: head))
    sentenceEnd = at
    if !panicking { checkSentenceSuffix(sentence) }
    return sentence
  }

  private mutating func parseBlockClause() -> NodeID {
    let start = token.start
    let closure = parseClosure()
    return add(.clause, a: Name.none.id, b: closure.raw, from: start)
  }

  private mutating func parseClause() -> NodeID {
    let label = token
    checkSpacedUnit()
    let name = intern(label)
    advance()
    guard !panicking, !atLineEnd, beginsOperand(kind) else {
      return fail { .clauseWithoutValue($0.text(label), label.range, $0.found()) }
    }
    if kind == .dot, token.isGlued {
      report { .gluedClauseValue($0.text(label), at: $0.token.range) }
    }
    let value = parseOperand()
    return add(.clause, a: name.id, b: value.raw, from: label.start)
  }

  /// Moves past a comma that lets the sentence go on at the next line.
  private mutating func acceptClauseComma() -> Bool {
    guard kind == .comma, lines != .bracket else { return false }
    let next = token(after: 1)
    guard isLabel(next.kind) else { return false }
    if !next.startsLine { report { .commaBetweenClauses(at: $0.token.range) } }
    advance()
    // The comma has taken the meaning of the line end: the label now stands where it may.
    push(parseClause())
    return true
  }
}
