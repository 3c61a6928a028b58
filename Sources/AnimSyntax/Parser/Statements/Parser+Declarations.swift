extension Parser {
  mutating func parsePrefixedVariable() -> NodeID {
    let start = token.start
    let word = token
    let flags: VariableFlags =
      switch kind {
      case .weak: .weak
      case .unowned: .unowned
      case .lazy: .lazy
      default: .static
      }
    advance()
    guard kind == .let || kind == .var, !atLineEnd else {
      return fail { .expected("`let` or `var`", after: "`\($0.text(word))`", $0.found()) }
    }
    return parseVariable(prefix: flags, from: start)
  }

  /// Reads `let name`, `var name = value` or `var name { … }`.
  mutating func parseVariable(prefix: VariableFlags, from start: UInt32) -> NodeID {
    var flags = prefix
    if kind == .var { flags.insert(.mutable) }
    advance()
    let name = parseName("the variable")
    var value = NodeID.none
    var block = NodeID.none
    if !panicking, kind == .colon { skipTypeAnnotation() }
    if panicking {
      // The name is missing; the rest of the line is of no use.
    } else if !atLineEnd, accept(.assign) {
      value = parseExpression()
    } else if kind == .leftBrace, !atLineEnd {
      block = parseBlock(of: "var")
    }
    return add(
      .variable, flag: flags.rawValue, a: name.id, b: value.raw, c: block.raw, from: start)
  }

  /// Reads a name that is being declared; `what` says of what.
  mutating func parseName(_ what: StaticString) -> Name {
    guard !panicking else { return .none }
    guard kind == .name, !atLineEnd else {
      if kind.isKeyword, !atLineEnd {
        fail { .keywordAsName($0.text($0.token), what.description, at: $0.token.range) }
      } else {
        fail { .expectedName(what.description, $0.found()) }
      }
      // Something must stand in the node; no script can spell it.
      return names.intern("")
    }
    let name = intern(token)
    advance()
    return name
  }

  /// Reports `: Type` or `-> Type` and skips it.
  mutating func skipTypeAnnotation() {
    let start = token
    if kind != .colon { advance() }
    advance()
    var open = 0
    while !token.startsLine, kind != .endOfFile {
      switch kind {
      case .leftBracket, .leftParen, .less: open += 1
      case .rightBracket, .rightParen, .greater:
        if open == 0 { return reportType(from: start) }
        open -= 1
      case .assign, .leftBrace, .rightBrace, .in: return reportType(from: start)
      case .comma where open == 0, .semicolon: return reportType(from: start)
      default: break
      }
      advance()
    }
    reportType(from: start)
  }

  private mutating func reportType(from start: Token) {
    let range = SourceRange(start.start, max(start.end, previousEnd))
    report { .typesAreNotWritten($0.text(range), at: range) }
  }

  var isArrow: Bool {
    kind == .minus && token(after: 1).kind == .greater && token(after: 1).isGlued
  }

  mutating func parseFunction() -> NodeID {
    let start = token.start
    advance()
    let name = parseName("the function")
    let parameters = parseParameters(of: "the function's name")
    if !panicking, isArrow { skipTypeAnnotation() }
    let block = parseFunctionBody(of: "func")
    return add(.function, a: name.id, b: parameters.raw, c: block.raw, from: start)
  }

  private mutating func parseFunctionBody(of owner: StaticString) -> NodeID {
    let outer = dollars
    dollars = .outside
    defer { dollars = outer }
    return parseBlock(of: owner)
  }

  private mutating func parseParameters(of owner: StaticString) -> ListID {
    guard !panicking else { return ListID(0) }
    let opener = token
    guard kind == .leftParen, !atLineEnd else {
      fail { .expected("`(`", after: owner.description, $0.found()) }
      return ListID(0)
    }
    advance()
    let outer = lines
    lines = .bracket
    openBrackets += 1
    let base = scratch.count
    while !panicking, kind != .rightParen {
      push(parseParameter())
      guard !panicking, accept(.comma) else { break }
    }
    let parameters = takeList(from: base)
    close(.rightParen, opener, inList: true)
    if !panicking { openBrackets -= 1 }
    lines = outer
    return parameters
  }

  private mutating func parseParameter() -> NodeID {
    let start = token.start
    var label = Name.none
    if kind.isWord, token(after: 1).kind == .name {
      label = intern(token)
      advance()
    }
    let name = parseName("the parameter")
    var value = NodeID.none
    if !panicking, kind == .colon { skipTypeAnnotation() }
    if !panicking, accept(.assign) { value = parseExpression() }
    return add(.parameter, a: label.id, b: name.id, c: value.raw, from: start)
  }

  mutating func parseClass() -> NodeID {
    let start = token.start
    advance()
    let name = parseName("the class")
    var parent = Name.none
    if !panicking, accept(.colon) { parent = parseName("the parent class") }
    guard !panicking else { return add(.error, from: start) }
    let opener = token
    guard openBrace(of: "class") else { return add(.error, from: start) }
    guard enter() else { return add(.error, from: start) }
    defer { leave() }
    let outer = enterBraces(closure: false)
    blocksInClass = 0
    let base = scratch.count
    while true {
      while accept(.semicolon) {}
      guard kind != .rightBrace, kind != .endOfFile else { break }
      let first = at
      statementStart = at
      let member = parseMember()
      finishStatement(from: first)
      push(member)
    }
    let members = takeList(from: base)
    leaveBraces(outer, opener)
    return add(.class, a: name.id, b: parent.id, c: members.raw, from: start)
  }

  private mutating func parseMember() -> NodeID {
    let start = token.start
    switch kind {
    case .let, .var: return parseVariable(prefix: [], from: start)
    case .weak, .unowned, .lazy, .static: return parsePrefixedVariable()
    case .func: return parseFunction()
    case .`init`:
      advance()
      let parameters = parseParameters(of: "`init`")
      let block = parseFunctionBody(of: "init")
      return add(.initializer, b: parameters.raw, c: block.raw, from: start)
    case .deinit:
      advance()
      if kind == .leftParen, token(after: 1).kind == .rightParen {
        report { .deinitParentheses(at: $0.token.range.union($0.token(after: 1).range)) }
        advance()
        advance()
      }
      let block = parseFunctionBody(of: "deinit")
      return add(.deinitializer, c: block.raw, from: start)
    case .name where spells(token, "didSet") && token(after: 1).kind == .name:
      advance()
      let name = parseName("the observed property")
      guard !panicking else { return add(.error, from: start) }
      guard kind == .leftBrace, !atLineEnd else { return fail { $0.missingBlock(of: "didSet") } }
      let closure = parseClosure()
      return add(.observer, a: name.id, b: closure.raw, from: start)
    default:
      return fail { .notAMember($0.found()) }
    }
  }
}
