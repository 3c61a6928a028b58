extension Parser {
  /// Whether `bytes` stop in the middle of something that a further line can complete: an open
  /// bracket or comment, or a line that ends with an operator, `=`, a comma or `else`.
  ///
  /// An open string is a mistake instead, because strings end on their line.
  public static func isIncomplete(_ bytes: [UInt8]) -> Bool {
    var lexer = Lexer(bytes)
    lexer.run()
    // A comment is only left open at the end, so its complaint is the last.
    if lexer.diagnostics.last?.id == SyntaxID.unterminatedComment.rawValue { return true }
    if lexer.tokens.contains(where: { $0.flags.contains(.broken) && $0.kind != .number }) {
      return false
    }
    var openers: [TokenKind] = []
    for token in lexer.tokens {
      switch token.kind {
      case .leftParen: openers.append(.rightParen)
      case .leftBracket: openers.append(.rightBracket)
      case .leftBrace: openers.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace:
        // A bracket that closes another's is an error, which no further line mends.
        guard openers.popLast() == token.kind else { return false }
      default: break
      }
    }
    if !openers.isEmpty { return true }
    guard lexer.tokens.count >= 2 else { return false }
    let last = lexer.tokens[lexer.tokens.count - 2].kind
    switch last {
    case .comma, .question, .colon, .bang, .else, .dot: return true
    default: return last.isAssignment || last.isBinaryOperator
    }
  }
}
