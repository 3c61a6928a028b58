import AnimSyntax

/// Says more about a value without a label than the parser can, which knows no directives.
enum UnlabelledValue {
  /// The diagnostics of a source, those about values without a label with a better note where the
  /// words before the value tell what was meant.
  static func explained(_ diagnostics: [Diagnostic], in source: SourceFile) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.id == "value-without-label" }) else {
      return diagnostics
    }
    let tokens = Lexer.lex(source).tokens
    return diagnostics.map { explained($0, tokens, source) }
  }

  private static func explained(
    _ diagnostic: Diagnostic, _ tokens: [Token], _ source: SourceFile
  ) -> Diagnostic {
    guard diagnostic.id == "value-without-label",
      let at = tokens.firstIndex(where: { $0.start == diagnostic.range.start }), at >= 2,
      tokens[at - 1].kind == .name, tokens[at - 2].kind == .name
    else { return diagnostic }
    let (head, word) = (
      source.text(of: tokens[at - 2].range), source.text(of: tokens[at - 1].range)
    )
    let value = source.text(of: diagnostic.range)
    let both = tokens[at - 2].range.union(tokens[at - 1].range)
    if let row = Directive.all.first(where: { $0.head == head }), let subject = row.subject {
      if word == row.subjectInstead {
        return .subjectLeftOut(head, subject.label, "\(word) \(value)", at: diagnostic.range)
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
}
