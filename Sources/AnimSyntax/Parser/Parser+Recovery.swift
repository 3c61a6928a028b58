extension Parser {
  /// Records a diagnostic without giving up the statement: the parser knows what was meant.
  ///
  /// The diagnostic is made out of line: its temporaries would swell the frames of the functions
  /// that recurse.
  mutating func report(_ diagnostic: (borrowing Parser) -> Diagnostic) {
    guard !panicking, !hasGivenUp, token.flags.isDisjoint(with: [.afterFault, .broken]) else {
      return
    }
    // Whatever is open at the end of the file is open for one reason.
    hasGivenUp = kind == .endOfFile
    if diagnostics.count < Diagnostic.maximumCount { diagnostics.append(diagnostic(self)) }
  }

  /// Records a diagnostic and gives up the statement, whose place an error node takes.
  ///
  /// With `following` it is taken to follow from any earlier mistake and then not recorded.
  @discardableResult
  mutating func fail(
    following: Bool = false, _ diagnostic: (borrowing Parser) -> Diagnostic
  ) -> NodeID {
    if !following || diagnostics.isEmpty { report(diagnostic) }
    panicking = true
    return add(.error, from: token.start)
  }

  /// Enters a construct that nests; false, with everything after given up, if it is too deep.
  mutating func enter() -> Bool {
    depth += 1
    // Stacks grow downwards.
    let used = stackBase &- Parser.stackPointer()
    let isOverBudget = used > Parser.stackBudget && used < UInt.max / 2
    guard depth > Parser.maximumDepth || isOverBudget else { return true }
    fail { .tooDeep(at: $0.token.range) }
    hasGivenUp = true
    at = tokens.count - 1
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Checks that the statement that began with the token at `first` ends here, and finds the place
  /// where the next one begins if not.
  mutating func finishStatement(from first: Int) {
    if !panicking, !atLineEnd, kind != .semicolon, kind != .rightBrace {
      fail { $0.unexpected() }
    }
    if panicking { recover(from: first) }
  }

  /// Skips the rest of a statement that went wrong.
  ///
  /// Brackets opened within it are skipped whole, but a line that begins with a word only
  /// statements begin with is a new statement: then a bracket was never closed.
  mutating func recover(from first: Int) {
    var open = openBrackets
    var braces = 0
    var skippedBlock = false
    // At least one token goes, or a statement that fails at once would fail for ever.
    var mustMove = at == first
    while kind != .endOfFile {
      if braces == 0, !mustMove {
        if kind == .rightBrace || (kind == .semicolon && open <= 0) { break }
        if token.startsLine, kind != .else || !skippedBlock {
          if open <= 0 || beginsStatement(kind) { break }
        }
      }
      mustMove = false
      switch kind {
      case .leftParen, .leftBracket: if braces == 0 { open += 1 }
      case .rightParen, .rightBracket: if braces == 0 { open -= 1 }
      case .leftBrace: braces += 1
      case .rightBrace:
        braces -= 1
        skippedBlock = true
      default: break
      }
      advance()
    }
    openBrackets = 0
    panicking = false
  }

  private func beginsStatement(_ kind: TokenKind) -> Bool {
    switch kind {
    case .let, .var, .weak, .unowned, .lazy, .static, .func, .class, .`init`, .deinit: true
    case .if, .guard, .switch, .while, .for, .return, .break, .continue: true
    default: false
    }
  }

  /// Whether a line begins with `init(` or `deinit {` inside a function of a class.
  var isMemberInBody: Bool {
    guard blocksInClass > 0, token.startsLine else { return false }
    switch kind {
    case .`init`: return token(after: 1).kind == .leftParen
    case .deinit: return token(after: 1).kind == .leftBrace
    default: return false
    }
  }

  /// Whether, where a `{` is missing, a block seems to follow: a `}` too many on this line, or a
  /// next line that is indented further.
  var looksLikeBlock: Bool {
    guard at > 0 else { return false }
    if token.startsLine {
      return kind == .case || indentation(before: token) > indentation(before: tokens[at - 1])
    }
    var open = 0
    var ahead = at
    repeat {
      if tokens[ahead].kind == .leftBrace { open += 1 }
      if tokens[ahead].kind == .rightBrace { open -= 1 }
      ahead += 1
    } while open >= 0 && ahead < tokens.count && !tokens[ahead].startsLine
    return open < 0
  }

  /// Reports a `}` that closes nothing, and skips it; after another mistake it follows from that.
  mutating func strayBrace() {
    if diagnostics.isEmpty { report { .strayCloser($0.text($0.token), at: $0.token.range) } }
    advance()
  }

  /// Expects the closing bracket that belongs to `opener`; in a list a comma might stand instead.
  mutating func close(_ kind: TokenKind, _ opener: Token, inList: Bool = false) {
    if panicking { return }
    if self.kind == kind {
      advance()
    } else {
      let closers = inList ? "`,` or `\(text(kind))`" : "`\(text(kind))`"
      let isNextLine = token.startsLine && self.kind != .endOfFile
      let found = isNextLine ? Found("the end of the line", endRange) : found()
      fail { .unclosed($0.text(opener), opener.range, expected: closers, found: found) }
    }
  }

  func text(_ kind: TokenKind) -> String { kind.spelling.description }

  /// The current token in words, for "found …", and where it is.
  func found() -> Found {
    switch kind {
    case .endOfFile: Found("the end of the file", endRange)
    case _ where token.startsLine && lines != .bracket && at != statementStart:
      Found("the end of the line", endRange)
    case .string, .stringStart: Found("a string", token.range)
    case .stringMiddle, .stringEnd: Found("the end of the interpolation", token.range)
    default: Found("`\(text(token))`", token.range)
    }
  }

  /// The last character before the current token: where something is missing.
  var endRange: SourceRange {
    let end = previousEnd
    return SourceRange(end, end)
  }

  /// Notes a `}` whose indentation does not match the line of its `{`.
  mutating func compareIndentation(of closer: Token, with opener: Token) {
    guard suspect == nil, closer.startsLine else { return }
    if indentation(before: closer) < indentation(before: opener) { suspect = opener }
  }

  /// The width of the white space that begins the token's line.
  private func indentation(before token: Token) -> Int {
    var start = Int(token.start)
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    var width = 0
    while start < bytes.count, bytes[start] == Byte.space || bytes[start] == Byte.tab {
      width += 1
      start += 1
    }
    return width
  }
}

/// What stands where something else was expected.
struct Found {
  var description: String
  var range: SourceRange

  init(_ description: String, _ range: SourceRange) {
    self.description = description
    self.range = range
  }
}
