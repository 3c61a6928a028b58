/// A left operand and its operator that wait for the right one.
struct PendingOperator {
  var left: NodeID
  var operation: BinaryOperator
  var precedence: UInt8
}

extension Parser {
  /// Reads a sentence or an operand.
  mutating func parseExpression() -> NodeID {
    guard !panicking else { return add(.error, from: token.start) }
    guard kind != .minus, kind != .bang else { return parseOperand() }
    let beginsWithClosure = kind == .leftBrace
    let head = parseSuffixed()
    if panicking { return head }
    if !beginsWithClosure, beginsSentence(after: head) { return parseSentence(head) }
    return parseOperand(after: head)
  }

  /// Reads an operand: no sentence, so a `{` after it is someone else's block.
  mutating func parseOperand() -> NodeID {
    guard !panicking else { return add(.error, from: token.start) }
    return parseOperand(after: parsePrefixed())
  }

  /// Goes on with the operand that begins with `first`.
  private mutating func parseOperand(after first: NodeID) -> NodeID {
    let condition = parseBinary(after: first)
    guard !panicking, kind == .question, !atLineEnd else { return condition }
    return parseTernary(after: condition)
  }

  private mutating func parseTernary(after condition: NodeID) -> NodeID {
    let start = start(of: condition)
    if token.isGlued { report { .gluedTernary(at: $0.token.range) } }
    guard enter() else { return condition }
    defer { leave() }
    let question = token
    advance()
    let first = parseOperand()
    guard !panicking else { return first }
    guard kind == .colon, !atLineEnd else {
      return fail { .ternaryWithoutColon(question.range, $0.found()) }
    }
    advance()
    let second = parseOperand()
    return add(.ternary, a: condition.raw, b: first.raw, c: second.raw, from: start)
  }

  /// Reads operators and their right sides; a stack stands in for recursion.
  private mutating func parseBinary(after first: NodeID) -> NodeID {
    let base = pending.count
    var left = first
    while !panicking, let operation = BinaryOperator(kind), !atLineEnd {
      let precedence = operation.precedence
      while pending.count > base, let top = pending.last,
        top.precedence > precedence
          || (top.precedence == precedence && operation != .coalesce)
      {
        if top.precedence == precedence, !operation.chains {
          report { .chain($0.text($0.token), at: $0.token.range) }
        }
        left = reduce(left)
      }
      checkOperator()
      if panicking { break }
      pending.append(
        PendingOperator(left: left, operation: operation, precedence: precedence))
      advance()
      left = parsePrefixed()
    }
    while pending.count > base { left = reduce(left) }
    return left
  }

  private mutating func reduce(_ right: NodeID) -> NodeID {
    let top = pending.removeLast()
    return add(
      .binary, flag: top.operation.rawValue, a: top.left.raw, b: right.raw,
      from: start(of: top.left))
  }

  private mutating func parsePrefixed() -> NodeID {
    guard kind == .minus || kind == .bang else { return parseSuffixed() }
    let first = at
    while kind == .minus || kind == .bang { advance() }
    var operand = parseSuffixed()
    guard !panicking else { return operand }
    var index = at
    // The signs are the tokens from `first` on, the innermost last.
    index = first
    while tokens[index].kind == .minus || tokens[index].kind == .bang { index += 1 }
    while index > first {
      index -= 1
      let sign: UnaryOperator = tokens[index].kind == .minus ? .minus : .not
      operand = add(.unary, flag: sign.rawValue, a: operand.raw, from: tokens[index].start)
    }
    return operand
  }

  /// Reads a primary and everything glued to it.
  mutating func parseSuffixed() -> NodeID {
    let isClosure = kind == .leftBrace
    var operand = parsePrimary()
    if isClosure, !panicking { checkClosureSuffix() }
    while !panicking, !isClosure {
      if kind == .dot {
        guard let next = parseMember(of: operand, optional: false) else { break }
        operand = next
      } else if token.isGlued {
        guard let next = parseGluedSuffix(of: operand) else { break }
        operand = next
      } else {
        break
      }
    }
    return operand
  }

  private mutating func parseGluedSuffix(of operand: NodeID) -> NodeID? {
    switch kind {
    case .leftParen: return parseCall(of: operand, optional: false)
    case .leftBracket: return parseIndex(of: operand, optional: false)
    case .question:
      let next = token(after: 1)
      guard next.isGlued else { return nil }
      switch next.kind {
      case .dot where token(after: 2).isGlued:
        advance()
        return parseMember(of: operand, optional: true)
      case .leftParen:
        advance()
        return parseCall(of: operand, optional: true)
      case .leftBracket:
        advance()
        return parseIndex(of: operand, optional: true)
      default: return nil
      }
    case .bang where !token(after: 1).isGlued || token(after: 1).kind != .name:
      return fail { .forceUnwrap(at: $0.token.range) }
    default: return nil
    }
  }

  /// Reads `.word`, glued or at the beginning of the next line; nil if the dot begins a symbol.
  private mutating func parseMember(of operand: NodeID, optional: Bool) -> NodeID? {
    guard token.isGlued || (token.startsLine && lines != .sentence) else { return nil }
    let word = token(after: 1)
    if word.kind.isWord, !word.startsLine {
      advance()
      let name = intern(token)
      advance()
      return add(
        .member, flag: optional ? 1 : 0, a: operand.raw, b: name.id, from: start(of: operand))
    }
    advance()
    return fail { .expectedName("the member", $0.found()) }
  }

  private mutating func parseCall(of operand: NodeID, optional: Bool) -> NodeID {
    let opener = token
    guard enter() else { return operand }
    defer { leave() }
    advance()
    let outer = enterBracket()
    let base = scratch.count
    while !panicking, kind != .rightParen {
      push(parseArgument())
      guard !panicking, accept(.comma) else { break }
    }
    let arguments = takeList(from: base)
    leaveBracket(outer, .rightParen, opener, inList: true)
    return add(
      .call, flag: optional ? 1 : 0, a: operand.raw, b: arguments.raw, from: start(of: operand))
  }

  private mutating func parseArgument() -> NodeID {
    let start = token.start
    var label = Name.none
    if kind.isWord, token(after: 1).kind == .colon {
      label = intern(token)
      advance()
      advance()
    }
    let value = parseExpression()
    return add(.argument, a: label.id, b: value.raw, from: start)
  }

  private mutating func parseIndex(of operand: NodeID, optional: Bool) -> NodeID {
    let opener = token
    guard enter() else { return operand }
    defer { leave() }
    advance()
    let outer = enterBracket()
    let index = parseExpression()
    leaveBracket(outer, .rightBracket, opener)
    return add(
      .index, flag: optional ? 1 : 0, a: operand.raw, b: index.raw, from: start(of: operand))
  }

  /// Begins the inside of `( )` or `[ ]`, where line ends do not count.
  mutating func enterBracket() -> LineMode {
    let outer = lines
    lines = .bracket
    openBrackets += 1
    return outer
  }

  mutating func leaveBracket(
    _ outer: LineMode, _ kind: TokenKind, _ opener: Token, inList: Bool = false
  ) {
    close(kind, opener, inList: inList)
    if !panicking { openBrackets -= 1 }
    lines = outer
  }
}
