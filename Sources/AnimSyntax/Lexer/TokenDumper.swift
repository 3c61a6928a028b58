/// Writes tokens one a line: `dump tokens`.
public enum TokenDumper {
  /// Each token of `file`: line and column, kind, text, and `glued` where it touches the one before.
  public static func dump(_ file: SourceFile) -> String {
    var text = ""
    for token in Lexer.lex(file).tokens {
      let position = file.position(at: token.start)
      text += "\(position.line):\(position.column) \(token.kind)"
      if token.end > token.start { text += " " + file.text(of: token.range) }
      if token.isGlued { text += " glued" }
      text += "\n"
    }
    return text
  }

}
