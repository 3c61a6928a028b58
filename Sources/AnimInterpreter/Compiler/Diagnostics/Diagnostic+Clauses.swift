import AnimSyntax

/// Diagnostics of the compiler about clauses that exclude or need each other.
extension Diagnostic {
  static func clauseAlone(_ label: String, needs: [String], at range: SourceRange) -> Diagnostic {
    let list = needs.map { "`\($0)`" }.joined(separator: " or ")
    return Diagnostic(
      .clauseAlone, .error, "'\(label)' has an effect only together with \(list)", at: range,
      notes: [Note("add \(list), or leave '\(label)' out")])
  }

  static func clausesConflict(_ label: String, _ other: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .clausesConflict, .error, "'\(label)' and '\(other)' exclude each other", at: range,
      notes: [Note("leave one of the two out")])
  }

  /// `animate stiffness 100`: a clause where the parser has to expect the subject.
  static func subjectLeftOut(
    _ head: String, _ subject: String, _ clause: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .subjectLabelled, .error, "`\(head)` without its \(subject) needs parentheses",
      at: range, notes: [Note("write `\(head)() \(clause) …`")])
  }

  /// `wait animate 1s { … }`: a sentence where a subject stands.
  static func sentenceAsSubject(
    _ head: String, _ inner: Directive, _ value: String, at range: SourceRange
  ) -> Diagnostic {
    let block = inner.block == .none ? "" : " { … }"
    return Diagnostic(
      .subjectLabelled, .error, "the subject of `\(head)` is a sentence and needs parentheses",
      at: range, notes: [Note("write `\(head) (\(inner.head) \(value)\(block))`")])
  }

  /// `on card tap taps 2 { … }`: a gesture without the block that follows it.
  static func blockBeforeClause(
    _ gesture: String, _ clause: String, _ value: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingBlock, .error, "the block of `\(gesture)` must follow it directly", at: range,
      notes: [Note("write `on … \(gesture) { … } \(clause) \(value)`")])
  }

  static func ignoredSubject(
    _ row: Directive, _ subject: String, _ clause: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .ignoredPart, .warning, "the \(subject) has no effect together with '\(clause)'", at: range,
      notes: [Note("leave it out, as in `\(row.head)() \(clause) …`")])
  }

  static func ignoredClause(
    _ label: String, _ idleness: ClauseIdleness, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .ignoredPart, .warning, idleness.message(label), at: range,
      notes: [Note(idleness.remedy(label))])
  }

  static func ignoredCurve(_ symbol: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ignoredPart, .warning, "'.\(symbol)' has no effect: a spring is a curve of its own",
      at: range,
      notes: [Note("leave the option out")])
  }

  /// An option of the platform that this version does not have.
  static func absentOption(
    _ name: String, _ absence: OptionRow.Absence, at range: SourceRange
  ) -> Diagnostic {
    switch absence {
    case .notYet(let system):
      Diagnostic(
        .notYet, .error, "'\(name)' is not there yet in this version", at: range,
        notes: [Note("it waits for \(system), designed but not built; leave it out")])
    case .needless(let reason):
      Diagnostic(
        .droppedOption, .error, "'\(name)' could have no effect", at: range,
        notes: [Note(reason)])
    }
  }
}
