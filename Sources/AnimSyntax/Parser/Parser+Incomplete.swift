extension Parser {
  /// Whether `bytes` stop in the middle of something that a further line can complete: an open
  /// bracket or comment, or a line that ends with an operator, `=`, a comma or `else`.
  ///
  /// An open string is a mistake instead, because strings end on their line.
  public static func isIncomplete(_ bytes: [UInt8]) -> Bool {
    var scan = EntryScan()
    scan.add(bytes)
    return scan.isIncomplete
  }
}

/// Follows lines as they are typed and knows whether a further one is needed.
///
/// Each line is looked at once, so that an entry of many lines takes no longer than its text.
public struct EntryScan: Sendable {
  /// The brackets that would close those that are open, innermost last.
  private var closers: [TokenKind] = []
  private var openComments = 0
  private var last = TokenKind.endOfFile
  /// There is a mistake that no further line mends.
  private var isBroken = false
  private var isFirst = true

  public init() {}

  /// Whether what has been added so far stops in the middle of something.
  public var isIncomplete: Bool {
    if isBroken { return false }
    if openComments > 0 || !closers.isEmpty { return true }
    switch last {
    case .comma, .question, .colon, .bang, .else, .dot: return true
    default: return last.isAssignment || last.isBinaryOperator
    }
  }

  /// Adds one or more whole lines.
  public mutating func add(_ lines: [UInt8]) {
    var lexer = Lexer(lines)
    lexer.isWholeFile = isFirst
    lexer.openComments = openComments
    isFirst = false
    lexer.run()
    openComments = lexer.openComments
    for token in lexer.tokens.dropLast() { add(token) }
  }

  private mutating func add(_ token: Token) {
    last = token.kind
    if token.flags.contains(.broken), token.kind != .number { isBroken = true }
    switch token.kind {
    case .leftParen: closers.append(.rightParen)
    case .leftBracket: closers.append(.rightBracket)
    case .leftBrace: closers.append(.rightBrace)
    case .rightParen, .rightBracket, .rightBrace:
      // A bracket that closes another's is an error.
      if closers.popLast() != token.kind { isBroken = true }
    default: break
    }
  }
}
