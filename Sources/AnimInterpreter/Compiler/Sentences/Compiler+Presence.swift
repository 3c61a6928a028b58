import AnimSyntax

/// What a sentence must have and may not have, by the row of its directive.
extension Compiler {
  mutating func checkPresence(_ row: Directive, _ parts: [NodeID], range: SourceRange) {
    let instead = row.clauses.firstIndex { $0.label == row.syntax.subjectInstead }
    let isInstead = instead.map { !parts[$0 + 1].isNone } ?? false
    if let subject = row.subject, row.syntax.isSubjectRequired, parts[0].isNone, !isInstead {
      report(.missingSubject(row.head, subject.type.text, row.example, at: range))
    }
    for (index, clause) in row.clauses.enumerated()
    where clause.isRequired && parts[index + 1].isNone {
      report(.missingClause(clause.label, row.head, row.example, at: range))
    }
    let block = parts[row.width - 1]
    let other = row.clauses.firstIndex { $0.label == row.syntax.blockInstead }
    let hasOther = other.map { !parts[$0 + 1].isNone } ?? false
    if row.block != .none, row.syntax.isBlockRequired, block.isNone, !hasOther {
      report(.missingBlock(row.head, row.example, at: range))
    } else if row.block == .none, !block.isNone {
      report(.noBlock(row.head, row.example, at: tree[block].range))
    }
    if row.syntax.mustComeFirst, !isOutermost || !isFirstStatement(range) {
      report(.sceneNotFirst(at: range))
    }
  }

  /// `on` says what is done with some gesture.
  mutating func checkHandlers(_ row: Directive, _ parts: [NodeID], range: SourceRange) {
    let given = row.clauses.indices.contains {
      row.clauses[$0].type == .closure && !parts[$0 + 1].isNone
    }
    if !given, parts[row.width - 1].isNone {
      report(.missingHandler(row.head, row.example, at: range))
    }
  }

  private func isFirstStatement(_ range: SourceRange) -> Bool {
    guard !environment.hasBegun, let first = tree[tree.statements].first else { return false }
    return tree[first].range.start == range.start
  }
}
