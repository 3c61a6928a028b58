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
    }
    if let subject = row.subject, let instead = row.subjectInstead, part(instead) != nil,
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
}
