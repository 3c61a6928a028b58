extension LinearSystem {
  /// Enters all constraints anew, as they were at the last `solve`, so that rounding does not add up
  /// over a long life.
  mutating func refresh() {
    tableau = tableau.emptied()
    for change in changes where records.contains(change.row) {
      records[change.row].constant -= change.by
    }
    for id in records.all { _ = enter(id) }
    for change in changes where records.contains(change.row) {
      records[change.row].constant += change.by
    }
    tableau.pivots = 0
  }
}

extension Tableau {
  /// The same unknowns in the same slots, and nothing else.
  func emptied() -> Tableau {
    var fresh = Tableau()
    for symbol in symbols {
      let isVariable = symbol.kind == .free || symbol.kind == .positive
      _ = fresh.makeSymbol(isVariable ? symbol.kind : .unused)
    }
    for index in symbols.indices.reversed() where fresh.symbols[index].kind == .unused {
      fresh.removeSymbol(Int32(index))
    }
    return fresh
  }
}
