extension Reference {
  static let directives = Directive.all.map { row in
    ReferenceEntry(
      section: .directive, owner: "", name: row.head, signature: signature(row),
      type: row.syntax.result == "nothing" ? "" : row.syntax.result, text: row.text,
      example: row.example,
      parts: (row.subject.map { [part($0, .subject, isRequired: row.syntax.isSubjectRequired)] }
        ?? [])
        + row.clauses.map { part($0, .clause, isRequired: $0.isRequired) },
      facts: [
        ("block", .text(row.block.text)),
        ("blockParameters", .text(row.syntax.blockParameters.joined(separator: ", "))),
      ])
  }

  private static func signature(_ row: Directive) -> String {
    var words = [row.head]
    if let subject = row.subject {
      words.append(row.syntax.isSubjectRequired ? subject.label : "[\(subject.label)]")
    }
    words += row.clauses.filter { $0.type != .closure }
      .map { $0.isRequired ? "\($0.label) …" : "[\($0.label) …]" }
    if row.block != .none {
      let parameters = row.syntax.blockParameters.map { $0 + " " }.joined()
      words.append(parameters.isEmpty ? "{ … }" : "{ \(parameters)in … }")
    }
    words += row.clauses.filter { $0.type == .closure }.map { "[\($0.label) { … }]" }
    return words.joined(separator: " ")
  }

  private static func part(
    _ clause: Clause, _ role: ReferenceEntry.Part.Role, isRequired: Bool
  ) -> ReferenceEntry.Part {
    ReferenceEntry.Part(
      role: role, label: clause.label, type: clause.type.text, isRequired: isRequired,
      defaultText: clause.defaultText, symbols: clause.symbols, text: clause.documentation)
  }
}

extension DirectiveBlock {
  /// When the block runs, in the words of the documentation; empty where there is none.
  var text: String {
    switch self {
    case .none: ""
    case .now: "runs at once and may not wait"
    case .later: "runs later"
    case .sequence: "runs its statements one after another"
    case .parallel: "runs its statements together"
    }
  }
}
