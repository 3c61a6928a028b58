import AnimSyntax

/// Names that are not known, and what they may be meant for.
extension Compiler {
  /// The known name closest to one that is not known.
  func suggestion(for name: Name, heads: Bool = false) -> String? {
    var known: [String] = []
    for function in [state] + outer {
      known += function.locals.all.filter { !$0.name.isNone }.map { names[$0.name] }
    }
    for names in [environment.globals.names, environment.functions.names, environment.types.names] {
      known += names.map { self.names[$0] }
    }
    known += BuiltinRow.all.map(\.name) + ["stage", "now", "pi", "infinity", "view"]
    if heads { known += tables.directives.rows.map(\.head) }
    return Spelling.closest(to: names[name], among: known)
  }

  mutating func reportUnknown(
    _ name: Name, at range: SourceRange, isHead: Bool = false, isAssigned: Bool = false,
    isBound: Bool = false
  ) {
    // Looking for what was meant takes long: not for what nobody will read.
    if hasGivenUp { return }
    if let owner = enclosingType, isMissingSelf(name) {
      report(.memberWithoutSelf(text(name), of: className(owner), isBound: isBound, at: range))
      return
    }
    let suggestion =
      Spelling.foreign[text(name)] ?? (isHead || isAssigned || isBound ? nil : symbol(for: name))
      ?? suggestion(for: name, heads: isHead) ?? (isBound ? nil : memberSuggestion(for: name))
    if isAssigned {
      report(.undeclaredAssignment(text(name), suggestion: suggestion, at: range))
    } else if isHead {
      report(.unknownHead(text(name), suggestion: suggestion, at: range))
    } else {
      report(.unknownName(text(name), suggestion: suggestion, at: range))
    }
  }
}
