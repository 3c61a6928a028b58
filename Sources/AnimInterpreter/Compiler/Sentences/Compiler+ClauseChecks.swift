import AnimSyntax

extension Compiler {
  /// Checks which parts of a sentence stand together; `parts` are in the order of the row.
  mutating func checkTogether(_ row: Directive, _ parts: [NodeID]) {
    func part(_ label: String) -> NodeID? {
      guard let index = row.clauses.firstIndex(where: { $0.label == label }) else { return nil }
      return parts[index + 1].isNone ? nil : parts[index + 1]
    }
    for (index, clause) in row.clauses.enumerated() where !parts[index + 1].isNone {
      let range = tree[parts[index + 1]].range
      if !clause.needs.isEmpty, !clause.needs.contains(where: { part($0) != nil }) {
        report(.clauseAlone(clause.label, needs: clause.needs, at: range))
      }
      if let other = clause.excludes.first(where: { part($0) != nil }) {
        report(.clausesConflict(clause.label, other, at: range))
      }
      if let idleness = clause.uses.idleness(
        symbol: { symbol($0, row, parts) }, has: { part($0).map(isEffective) ?? false })
      {
        report(.ignoredClause(clause.label, idleness, at: range))
      }
    }
    if let subject = row.subject, let instead = row.syntax.subjectInstead, part(instead) != nil,
      !parts[0].isNone
    {
      report(.ignoredSubject(row, subject.label, instead, at: tree[parts[0]].range))
    }
    if let options = part("options"), Clause.springs.contains(where: { part($0) != nil }) {
      let node = tree[options]
      for element in node.kind == .array ? Array(list(node.a)) : [options]
      where tree[element].kind == .symbol {
        let symbol = text(Name(id: tree[element].a))
        if OptionRow.named(symbol)?.isCurve == true {
          report(.ignoredCurve(symbol, at: tree[element].range))
        }
      }
    }
  }

  /// Whether some written clause says something with some symbols of another one only, which says
  /// its own when it runs.
  func isOpen(_ row: Directive, _ parts: [NodeID]) -> Bool {
    row.clauses.indices.contains { index in
      !parts[index + 1].isNone
        && row.clauses[index].uses.contains {
          !$0.symbols.isEmpty && symbol($0.clause, row, parts) == nil
        }
    }
  }

  /// The symbol that a clause says, or would; nil where only the run will tell.
  private func symbol(_ label: String, _ row: Directive, _ parts: [NodeID]) -> String? {
    guard let index = row.clauses.firstIndex(where: { $0.label == label }) else { return nil }
    let part = parts[index + 1]
    if part.isNone {
      let defaultText = row.clauses[index].defaultText
      return defaultText.isEmpty ? nil : String(defaultText.dropFirst())
    }
    guard tree[part].kind == .symbol else { return nil }
    let word = text(Name(id: tree[part].a))
    return row.clauses[index].symbols.contains(word) ? word : nil
  }

  /// False for what is written as 0 or false.
  private func isEffective(_ part: NodeID) -> Bool {
    let node = tree[part]
    switch node.kind {
    case .number: return tree.numbers[Int(node.a)] != 0
    case .boolean: return node.flag != 0
    default: return true
    }
  }
}
