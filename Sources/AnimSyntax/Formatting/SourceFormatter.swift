/// Writes scripts in the one style there is.
///
/// What the formatter never does: change a token that means something, lose a comment, or write
/// anything for a text with syntax errors. Formatting twice is formatting once.
public enum SourceFormatter {
  /// The columns a line has, if it can be broken at all.
  public static let lineLength = 100

  /// The formatted text of `file` and what the parser has to say about it.
  ///
  /// The text is nil if there is an error among the diagnostics. Line ends become `\n`; a byte order
  /// mark goes.
  public static func format(_ file: SourceFile) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    format(file, columns: lineLength)
  }

  /// The same for lines of another length, which tests use to break more of them.
  static func format(
    _ file: SourceFile, columns: Int
  ) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    var names = NameTable()
    let (tree, diagnostics) = Parser.parse(file, names: &names)
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    let tokens = Lexer.lex(file).tokens
    let marks = TokenMarks(tree: tree, tokens: tokens)
    var layout = LayoutReader.read(file.bytes, tokens, marks)
    layout.columns = columns
    layout.settle()
    return (LayoutWriter.write(layout), diagnostics)
  }
}
