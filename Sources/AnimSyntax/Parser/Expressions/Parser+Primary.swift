extension Parser {
  mutating func parsePrimary() -> NodeID {
    guard !panicking else { return add(.error, from: token.start) }
    let start = token.start
    switch kind {
    case .name:
      if bytes[Int(start)] == Byte.dollar { checkDollarName() }
      let name = intern(token)
      advance()
      return add(.name, a: name.id, from: start)
    case .number: return parseNumber()
    case .string: return parseString()
    case .stringStart: return parseInterpolation()
    case .color: return parseColor()
    case .true, .false:
      let flag: UInt8 = kind == .true ? 1 : 0
      advance()
      return add(.boolean, flag: flag, from: start)
    case .nil: return parseWord(.nil)
    case .`self`: return parseWord(.`self`)
    case .super: return parseWord(.super)
    case .dot: return parseSymbol()
    case .leftParen: return parseParentheses()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    // `init` and `deinit` are words only a class gives a meaning to.
    default: return fail { $0.expectedExpression() }
    }
  }

  private mutating func parseWord(_ kind: NodeKind) -> NodeID {
    let start = token.start
    advance()
    return add(kind, from: start)
  }

  private mutating func parseSymbol() -> NodeID {
    let start = token.start
    let word = token(after: 1)
    guard word.isGlued else {
      advance()
      return fail { .expectedName("the symbol", $0.found()) }
    }
    if word.kind == .number {
      report { .numberWithoutZero($0.text(word), at: $0.token.range) }
      advance()
      return parseNumber()
    }
    advance()
    guard word.kind.isWord else { return fail { .expectedName("the symbol", $0.found()) } }
    let name = intern(token)
    advance()
    return add(.symbol, a: name.id, from: start)
  }

  /// Reads `(a)`, a grouping, or `(a, b)`, a point.
  private mutating func parseParentheses() -> NodeID {
    let opener = token
    guard enter() else { return add(.error, from: opener.start) }
    defer { leave() }
    advance()
    if kind == .rightParen {
      return fail { .emptyParentheses(at: SourceRange(opener.start, $0.token.end)) }
    }
    let outer = enterBracket()
    let first = parseExpression()
    var second = NodeID.none
    if !panicking, accept(.comma) {
      second = parseExpression()
      if !panicking, kind == .comma {
        fail { .tooManyInParentheses(SourceRange(opener.start, $0.token.end)) }
      }
    }
    leaveBracket(outer, .rightParen, opener)
    return second.isNone
      ? add(.group, a: first.raw, from: opener.start)
      : add(.point, a: first.raw, b: second.raw, from: opener.start)
  }

  /// Reads an array or a dictionary; a comma may stand before the closing bracket.
  private mutating func parseCollection() -> NodeID {
    let opener = token
    guard enter() else { return add(.error, from: opener.start) }
    defer { leave() }
    advance()
    let outer = enterBracket()
    let base = scratch.count
    var isDictionary = false
    if kind == .colon {
      isDictionary = true
      advance()
    } else {
      while !panicking, kind != .rightBracket {
        push(parseExpression())
        if scratch.count - base == 1 { isDictionary = kind == .colon }
        if isDictionary, !panicking {
          if !accept(.colon) {
            fail { .expected("`:`", after: "the key", $0.found()) }
          }
          push(parseExpression())
        } else if !panicking, kind == .colon {
          fail { .keyInArray(at: $0.token.range) }
        }
        guard !panicking, accept(.comma) else { break }
      }
    }
    let elements = takeList(from: base)
    leaveBracket(outer, .rightBracket, opener, inList: true)
    return add(isDictionary ? .dictionary : .array, a: elements.raw, from: opener.start)
  }
}
