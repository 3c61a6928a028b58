extension Parser {
  /// Reads `{ [captures] names in statements }`.
  mutating func parseClosure() -> NodeID {
    let opener = token
    guard !panicking, enter() else { return add(.error, from: opener.start) }
    defer { leave() }
    advance()
    let outer = enterBraces(closure: true)
    let outerDollars = dollars
    defer { dollars = outerDollars }
    var captures = ListID(0)
    if kind == .leftBracket { captures = parseCaptures() }
    let hasCaptures = captures != ListID(0)
    var parameters = ListID(0)
    var named = false
    if !panicking, isClosureHead {
      parameters = parseClosureParameters()
      named = true
    } else if !panicking, hasCaptures {
      fail { .capturesWithoutIn(at: $0.endRange) }
    }
    if panicking { recover(from: at - 1) }
    dollars = named ? .named : .allowed
    let base = scratch.count
    parseStatements(inSwitch: false)
    let statements = takeList(from: base)
    leaveBraces(outer, opener)
    return add(
      .closure, flag: named ? 1 : 0, a: captures.raw, b: parameters.raw, c: statements.raw,
      from: opener.start)
  }

  /// Whether `in`, `a, b in` or one of their Swift forms `(a, b) in`, `a: Int in` follows.
  private var isClosureHead: Bool {
    var ahead = 0
    let wrapped = kind == .leftParen
    if wrapped { ahead = 1 }
    while token(after: ahead).kind == .name {
      ahead += 1
      if token(after: ahead).kind == .colon {
        ahead += 1
        // A type in a closure's head is a name, perhaps in brackets or optional.
        while isTypePart(token(after: ahead)) { ahead += 1 }
      }
      guard token(after: ahead).kind == .comma else { break }
      ahead += 1
    }
    if wrapped {
      guard token(after: ahead).kind == .rightParen else { return false }
      ahead += 1
    }
    if token(after: ahead).kind == .minus, token(after: ahead + 1).kind == .greater {
      ahead += 2
      while isTypePart(token(after: ahead)) { ahead += 1 }
    }
    return token(after: ahead).kind == .in
  }

  private func isTypePart(_ token: Token) -> Bool {
    switch token.kind {
    case .name, .dot, .leftBracket, .rightBracket, .question: !token.startsLine
    default: false
    }
  }

  private mutating func parseClosureParameters() -> ListID {
    let opener = token
    let wrapped = kind == .leftParen
    if wrapped {
      report { _ in .closureParentheses(at: opener.range) }
      advance()
    }
    let outer = lines
    lines = .bracket
    let base = scratch.count
    while !panicking, kind == .name {
      let start = token.start
      let name = intern(token)
      advance()
      push(add(.name, a: name.id, from: start))
      if kind == .colon { skipTypeAnnotation() }
      guard accept(.comma) else { break }
    }
    if wrapped { _ = accept(.rightParen) }
    if isArrow { skipTypeAnnotation() }
    _ = accept(.in)
    lines = outer
    return takeList(from: base)
  }

  private mutating func parseCaptures() -> ListID {
    let opener = token
    advance()
    let outer = enterBracket()
    let base = scratch.count
    if kind == .rightBracket {
      fail { .emptyCaptures(at: SourceRange(opener.start, $0.token.end)) }
    }
    while !panicking, kind != .rightBracket {
      push(parseCapture())
      guard !panicking, accept(.comma) else { break }
    }
    let captures = takeList(from: base)
    leaveBracket(outer, .rightBracket, opener)
    return captures
  }

  private mutating func parseCapture() -> NodeID {
    let start = token.start
    var strength = CaptureStrength.strong
    if accept(.weak) { strength = .weak } else if accept(.unowned) { strength = .unowned }
    var name = Name.none
    if kind == .`self` {
      name = intern(token)
      advance()
    } else if kind == .name {
      name = parseName("the captured variable")
    } else {
      name = names.intern("")
      fail { .expectedCapture($0.found()) }
    }
    var value = NodeID.none
    if !panicking, accept(.assign) { value = parseExpression() }
    return add(.capture, flag: strength.rawValue, a: name.id, b: value.raw, from: start)
  }
}
