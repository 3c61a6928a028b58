import AnimSyntax

/// Diagnostics of the compiler about the parts of a sentence.
extension Diagnostic {
  static func subjectLabelled(
    _ head: String, _ label: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .subjectLabelled, .error, "`\(head)` takes its \(label) first", at: range,
      notes: [Note("as in `\(example)`")])
  }

  /// `animate duration 3s`: the label of a subject, written.
  static func labelledSubject(
    _ head: String, _ label: String, _ value: String, at range: SourceRange, all: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .subjectLabelled, .error, "`\(head)` takes its \(label) first, without a label", at: range,
      notes: [Note("write `\(head) \(value)`")], fixIts: [FixIt(all, head)])
  }

  /// `timer after 1s`: a word too many before a directive.
  static func wordBeforeHead(
    _ word: String, _ row: Directive, _ value: String, at range: SourceRange, all: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wordBeforeDirective, .error, "'\(word)' does not belong before `\(row.head)`", at: range,
      notes: [Note("write `\(row.head) \(value) …`, as in `\(row.example)`")],
      fixIts: [FixIt(all, row.head)])
  }

  static func missingSubject(
    _ head: String, _ type: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingSubject, .error, "`\(head)` needs \(Spelling.article(type)) after it", at: range,
      notes: [Note("as in `\(example)`")])
  }

  static func noSubject(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSubject, .error, "`\(head)` takes no value before its block or clauses", at: range,
      notes: [Note("as in `\(example)`")])
  }

  static func missingBlock(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBlock, .error, "`\(head)` needs a block on its line", at: range,
      notes: [Note("as in `\(example)`")])
  }

  static func noBlock(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noBlock, .error, "`\(head)` takes no block", at: range, notes: [Note("as in `\(example)`")])
  }

  static func missingClause(
    _ label: String, _ head: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error, "`\(head)` needs '\(label)'", at: range,
      notes: [Note("as in `\(example)`")])
  }

  static func missingHandler(_ head: String, _ example: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .missingBlock, .error, "`\(head)` needs a block for at least one gesture", at: range,
      notes: [Note("as in `\(example)`")])
  }

  static func sceneNotFirst(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sceneNotFirst, .error, "`scene` must be the first statement of the script", at: range,
      notes: [Note("move it to the top")])
  }

  static func notATracePlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notATracePlace, .error, "a trace looks at a property of an object", at: range,
      notes: [Note("as in `trace box.alpha every 1s`; print a variable to see it")])
  }
}
