import AnimSyntax

/// A piece of a script as its tokens, so that spaces, comments and strings make no difference.
public struct Construct: Hashable, Sendable {
  /// As it is written in the case.
  public let text: String
  private let tokens: [String]

  /// Nil for a text without tokens, or with one that no script can have.
  public init?(_ text: String) {
    let file = SourceFile(name: "", text: text)
    let (tokens, diagnostics) = Lexer.lex(file)
    guard tokens.count > 1, !diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    self.text = text
    self.tokens = tokens.dropLast().map { file.text(of: $0.range) }
  }

  /// The line, from 1, where the construct first stands in `script`; nil where it does not.
  public func firstLine(in script: TokenText) -> Int? {
    let count = tokens.count
    guard script.tokens.count >= count else { return nil }
    for start in 0...(script.tokens.count - count)
    where script.tokens[start] == tokens[0]
      && script.tokens[start..<start + count].elementsEqual(tokens)
    {
      return script.lines[start]
    }
    return nil
  }
}

/// A script as the spellings of its tokens, and the line of each.
public struct TokenText: Sendable {
  let tokens: [String]
  let lines: [Int]

  public init(_ script: [UInt8]) {
    let file = SourceFile(name: "", bytes: script)
    let tokens = Lexer.lex(file).tokens.dropLast()
    self.tokens = tokens.map { file.text(of: $0.range) }
    lines = tokens.map { file.line(at: $0.start) }
  }
}
