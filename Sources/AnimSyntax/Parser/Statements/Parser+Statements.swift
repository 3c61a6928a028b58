extension Parser {
  /// Reads statements up to a `}`, the end of the file or, in a switch, the next case, and pushes
  /// them on the scratch stack.
  mutating func parseStatements(inSwitch: Bool) {
    while true {
      while accept(.semicolon) {}
      if kind == .endOfFile || kind == .rightBrace || isMemberInBody { return }
      if inSwitch, kind == .case || kind == .default { return }
      let first = at
      statementStart = at
      let statement = parseStatement()
      finishStatement(from: first)
      push(statement)
    }
  }

  private mutating func parseStatement() -> NodeID {
    switch kind {
    case .let, .var: parseVariable(prefix: [], from: token.start)
    case .weak, .unowned, .lazy, .static: parsePrefixedVariable()
    case .func: parseFunction()
    case .class: parseClass()
    case .if: parseIf()
    case .guard: parseGuard()
    case .switch: parseSwitch()
    case .while: parseWhile()
    case .for: parseFor()
    case .return: parseReturn()
    case .break: parseJump(.break)
    case .continue: parseJump(.continue)
    case .rightParen, .rightBracket: fail { .strayCloser($0.text($0.token), at: $0.token.range) }
    case .else: parseStrayElse()
    case .case, .default: fail { .caseOutsideSwitch($0.text($0.token), at: $0.token.range) }
    case .`init` where !token(after: 1).isGlued || token(after: 1).kind == .leftParen,
      .deinit:
      fail(following: true) { .memberOutsideClass($0.text($0.token), at: $0.token.range) }
    case .leftBrace: parseSlippedBlock()
    default: parseExpressionStatement()
    }
  }

  private mutating func parseExpressionStatement() -> NodeID {
    let start = token.start
    if let diagnostic = slippedHandler() { report { _ in diagnostic } }
    if kind.isBinaryOperator, kind != .minus {
      return fail { .operatorBeginsLine($0.text($0.token), at: $0.token.range) }
    }
    let first = at
    let value = parseExpression()
    guard !panicking else { return value }
    if kind.isAssignment, !atLineEnd { return parseAssignment(to: value, from: start) }
    checkNegativeSubject(value)
    checkForeignSentence(value, first: tokens[first])
    return add(.expression, a: value.raw, from: start)
  }

  private mutating func parseAssignment(to place: NodeID, from start: UInt32) -> NodeID {
    let sign = token
    if !isPlace(place) {
      report { .notAPlace($0.tree[place], $0.text($0.tree[place].range), sign.range) }
    }
    advance()
    let value = parseExpression()
    return add(
      .assign, flag: AssignOperator(sign.kind).rawValue, a: place.raw, b: value.raw, from: start)
  }

  private func isPlace(_ node: NodeID) -> Bool {
    switch tree[node].kind {
    case .name, .member, .index, .error: true
    default: false
    }
  }

  /// An `else` without its `if`, whose block is read all the same.
  private mutating func parseStrayElse() -> NodeID {
    report { .strayElse(at: $0.token.range) }
    advance()
    return kind == .if ? parseIf() : parseBlock(of: "else")
  }

  private mutating func parseReturn() -> NodeID {
    let start = token.start
    advance()
    var value = NodeID.none
    if !atLineEnd, kind != .semicolon, kind != .rightBrace { value = parseExpression() }
    return add(.return, a: value.raw, from: start)
  }

  private mutating func parseJump(_ jump: NodeKind) -> NodeID {
    let start = token.start
    advance()
    return add(jump, from: start)
  }

  /// A block that stands alone: most often its `{` slipped to the next line.
  private mutating func parseSlippedBlock() -> NodeID {
    let opener = token
    // Of those in it the first is told.
    if !inSlippedBlock { report { _ in .closureStandsAlone(at: opener.range) } }
    let outer = inSlippedBlock
    inSlippedBlock = true
    defer { inSlippedBlock = outer }
    let start = opener.start
    let closure = parseClosure()
    return add(.expression, a: closure.raw, from: start)
  }

  /// Reads `{ … }`; `owner` says what it is the block of.
  mutating func parseBlock(of owner: StaticString) -> NodeID {
    let opener = token
    guard !panicking else { return add(.error, from: token.start) }
    guard openBrace(of: owner) else { return add(.error, from: opener.start) }
    guard enter() else { return add(.error, from: opener.start) }
    defer { leave() }
    let outer = enterBraces(closure: false)
    let base = scratch.count
    parseStatements(inSwitch: false)
    let statements = takeList(from: base)
    leaveBraces(outer, opener)
    return add(.block, a: statements.raw, from: opener.start)
  }

  /// Moves past the `{` of `owner`, or past its absence if a block follows without it; false, with
  /// the statement given up, if none does.
  mutating func openBrace(of owner: StaticString) -> Bool {
    guard kind == .leftBrace else {
      let isBlock = looksLikeBlock
      fail { $0.missingBlock(of: owner) }
      panicking = !isBlock
      return isBlock
    }
    let opener = token
    if opener.startsLine {
      report { .blockOnNextLine(owner.description, opener.range, $0.endRange) }
    }
    advance()
    return true
  }

  /// What braces put aside.
  struct Outer {
    var lines: LineMode
    var openBrackets: Int
    var inClosureBody: Bool
    var blocksInClass: Int
  }

  /// Begins the inside of braces, where line ends count whatever is around.
  mutating func enterBraces(closure: Bool) -> Outer {
    let outer = Outer(
      lines: lines, openBrackets: openBrackets, inClosureBody: inClosureBody,
      blocksInClass: blocksInClass)
    if blocksInClass >= 0 { blocksInClass += 1 }
    lines = .statement
    openBrackets = 0
    inClosureBody = closure
    return outer
  }

  /// Expects the `}` of `opener` and goes back to what was around.
  mutating func leaveBraces(_ outer: Outer, _ opener: Token) {
    lines = outer.lines
    openBrackets = outer.openBrackets
    inClosureBody = outer.inClosureBody
    // Whether a member stands in a body is asked of the braces that end here.
    defer { blocksInClass = outer.blocksInClass }
    guard !panicking else { return }
    if kind == .rightBrace {
      compareIndentation(of: token, with: opener)
      advance()
    } else if isMemberInBody {
      // The member is the class's, so every block before it ends here; one of them lacks its brace.
      if memberAhead != at {
        report { .unclosed("{", opener.range, expected: "`}`", found: $0.found()) }
      }
      memberAhead = at
    } else if kind == .endOfFile {
      let culprit = suspect ?? opener
      fail { _ in .unclosedBrace(opened: culprit.range) }
    } else {
      fail { .unclosed("{", opener.range, expected: "`}`", found: $0.found()) }
    }
  }
}

extension AssignOperator {
  /// The operator of an assignment sign.
  init(_ kind: TokenKind) {
    switch kind {
    case .plusAssign: self = .add
    case .minusAssign: self = .subtract
    case .starAssign: self = .multiply
    case .slashAssign: self = .divide
    case .percentAssign: self = .remainder
    default: self = .set
    }
  }
}
