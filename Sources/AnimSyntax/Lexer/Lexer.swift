/// Turns bytes into tokens; every fault becomes a diagnostic and lexing goes on.
public struct Lexer: ~Copyable {
  private let addressOnly = AddressOnly()
  let bytes: [UInt8]
  var at = 0
  var tokens: [Token] = []
  var diagnostics: [Diagnostic] = []
  /// What the next token will be told about the gap before it.
  var gap: TokenFlags = .newlineBefore
  /// The strings that are open around the current interpolation, innermost last.
  var interpolations: [Interpolation] = []
  /// How many comments inside one another are open before the text, and then after it.
  var openComments = 0
  /// The text begins a file: it may start with a mark of its encoding, or `#!`.
  var isWholeFile = true
  /// Where the text stops being UTF-8, already reported.
  var faultOffset = Int.max

  /// A string whose `\(` is open: the token that began it, and the parentheses open since.
  struct Interpolation {
    var token: Int
    var depth: Int
  }

  /// The tokens of `file`, the last of kind `endOfFile`, and what is wrong with its characters.
  public static func lex(_ file: SourceFile) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    var lexer = Lexer(file.bytes)
    lexer.run()
    return (lexer.tokens, lexer.diagnostics)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    guard bytes.count <= SourceFile.maximumLength else {
      report(.sourceTooLarge())
      tokens.append(Token(.endOfFile, .newlineBefore, 0, 0))
      return
    }
    tokens.reserveCapacity(bytes.count / 3 + 8)
    if let fault = UTF8Scan.firstFault(in: bytes) {
      faultOffset = fault
      let range = SourceRange(UInt32(fault), UInt32(fault + 1))
      report(bytes[fault] == 0 ? .nulByte(at: range) : .invalidUTF8(bytes[fault], at: range))
    }
    if openComments > 0 {
      let depth = openComments
      openComments = 0
      skipBlockComment(from: 0, depth: depth)
    } else if isWholeFile {
      skipPreamble()
    }
    while true {
      skipTrivia()
      guard at < bytes.count else { break }
      scan(bytes[at])
    }
    if !interpolations.isEmpty { abandonInterpolations() }
    let end = UInt32(bytes.count)
    tokens.append(Token(.endOfFile, gap.union(.newlineBefore), end, end))
  }

  /// The byte `distance` after the current one, 0 past the end.
  @inline(__always) func peek(_ distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  @inline(__always) mutating func emit(
    _ kind: TokenKind, from start: Int, unit: NumberUnit = .none, flags: TokenFlags = []
  ) {
    var flags = flags.union(gap)
    if gap.isEmpty, let last = tokens.last, Int(last.end) == start { flags.insert(.glued) }
    gap = []
    tokens.append(Token(kind, flags, unit: unit, UInt32(start), UInt32(at)))
  }

  /// Emits the token of the next `length` bytes.
  @inline(__always) mutating func take(_ kind: TokenKind, _ length: Int) {
    let start = at
    at += length
    emit(kind, from: start)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    // A hostile file must not turn into a gigabyte of complaints.
    if diagnostics.count < Diagnostic.maximumCount { diagnostics.append(diagnostic) }
  }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(UInt32(start), UInt32(end)) }

  private mutating func skipPreamble() {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    if peek(0) == Byte.hash, peek(1) == Byte.bang { skipLine() }
  }

  private mutating func scan(_ byte: UInt8) {
    if Byte.isLetter(byte) || byte == Byte.underscore { return scanName() }
    if Byte.isDigit(byte) { return scanNumber() }
    switch byte {
    case Byte.quote: scanString()
    case Byte.leftParen:
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      take(.leftParen, 1)
    case Byte.rightParen: closeParenthesis()
    case Byte.leftBracket: take(.leftBracket, 1)
    case Byte.rightBracket: take(.rightBracket, 1)
    case Byte.leftBrace: take(.leftBrace, 1)
    case Byte.rightBrace: take(.rightBrace, 1)
    case Byte.comma: take(.comma, 1)
    case Byte.semicolon: take(.semicolon, 1)
    case Byte.colon: take(.colon, 1)
    case Byte.hash: scanColor()
    case Byte.apostrophe: scanForeignQuotes("'", [Byte.apostrophe])
    case Byte.dollar: scanDollar()
    default:
      if !scanOperator(byte) { scanOther() }
    }
  }

  private mutating func closeParenthesis() {
    guard let last = interpolations.last else { return take(.rightParen, 1) }
    if last.depth > 0 {
      interpolations[interpolations.count - 1].depth -= 1
      take(.rightParen, 1)
    } else {
      resumeString()
    }
  }
}
