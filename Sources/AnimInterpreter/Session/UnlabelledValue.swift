import AnimSyntax

/// Says more about a value without a label than the parser can, which knows no directives.
enum UnlabelledValue {
  /// The diagnostics of a source, those about values without a label with a better note where the
  /// words before the value tell what was meant.
  static func explained(_ diagnostics: [Diagnostic], in source: SourceFile) -> [Diagnostic] {
    guard diagnostics.contains(where: { isAboutValue($0, source) }) else { return diagnostics }
    let tokens = Lexer.lex(source).tokens
    return diagnostics.map { explained($0, tokens, source) }
  }

  private static func explained(
    _ diagnostic: Diagnostic, _ tokens: [Token], _ source: SourceFile
  ) -> Diagnostic {
    guard isAboutValue(diagnostic, source),
      let at = tokens.firstIndex(where: { $0.start == diagnostic.range.start }), at >= 2,
      tokens[at - 1].kind == .name, tokens[at - 2].kind == .name
    else { return diagnostic }
    let (head, word) = (
      source.text(of: tokens[at - 2].range), source.text(of: tokens[at - 1].range)
    )
    var value = source.text(of: diagnostic.range)
    if tokens[at].kind == .dot {
      // `view backgroundColor .red`, which reads as a member that stands apart.
      guard let row = Directive.named(head), let subject = row.subject,
        !row.syntax.isSubjectRequired,
        isClause(word, of: row), at + 1 < tokens.count
      else { return diagnostic }
      value += source.text(of: tokens[at + 1].range)
      return .subjectLeftOut(head, subject.label, "\(word) \(value)", at: diagnostic.range)
    }
    let both = tokens[at - 2].range.union(tokens[at - 1].range)
    let handler = Directive.on.clauses
    if handler.contains(where: { $0.label == head && $0.type == .closure }),
      handler.contains(where: { $0.label == word }), leads("on", to: at - 2, tokens, source)
    {
      return .blockBeforeClause(head, word, value, at: tokens[at - 2].range)
    }
    if let row = Directive.named(head), let subject = row.subject {
      if word == row.syntax.subjectInstead
        || (!row.syntax.isSubjectRequired && isClause(word, of: row))
      {
        return .subjectLeftOut(head, subject.label, "\(word) \(value)", at: diagnostic.range)
      }
      if word != subject.label, let inner = Directive.named(word), inner.syntax.result != "nothing"
      {
        return .sentenceAsSubject(head, inner, value, at: both)
      }
      guard word == subject.label || !row.clauses.contains(where: { $0.label == word }) else {
        return diagnostic
      }
      return .labelledSubject(
        head, subject.label, value, at: tokens[at - 1].range, all: both)
    }
    if let row = Directive.all.first(where: { $0.head == word && $0.subject != nil }) {
      return .wordBeforeHead(head, row, value, at: tokens[at - 2].range, all: both)
    }
    return diagnostic
  }

  private static func isAboutValue(_ diagnostic: Diagnostic, _ source: SourceFile) -> Bool {
    diagnostic.id == "value-without-label"
      || (diagnostic.id == "expected-end" && source.text(of: diagnostic.range) == ".")
  }

  /// Whether a row takes a word as a label; `view` and `screen` take the properties of views.
  private static func isClause(_ word: String, of row: Directive) -> Bool {
    if row.clauses.contains(where: { $0.label == word }) { return true }
    guard row.syntax.takesViewProperties else { return false }
    return ObjectRow.all.contains { $0.base == .view && $0.isSettable && $0.name == word }
  }

  /// Whether the statement that the token at `place` stands in begins with the word `head`.
  private static func leads(
    _ head: String, to place: Int, _ tokens: [Token], _ source: SourceFile
  ) -> Bool {
    var at = place
    while at > 0, !tokens[at].startsLine {
      switch tokens[at - 1].kind {
      case .leftBrace, .rightBrace, .semicolon, .in:
        return source.text(of: tokens[at].range) == head
      default: at -= 1
      }
    }
    return source.text(of: tokens[at].range) == head
  }
}
