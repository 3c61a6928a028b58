extension LinearSystem {
  /// Solves a new row for an artificial symbol, which says by how much the row does not hold, and
  /// makes that as small as it can be: at zero the row has found its place.
  mutating func enterByForce(_ row: Int32, _ id: RowID) -> Outcome {
    let artificial = tableau.makeSymbol(.slack, owner: id)
    tableau.rows[Int(row)].basic = artificial
    tableau.symbols[Int(artificial)].row = row
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      tableau.addCost(cell.value, at: Tableau.urgent, to: cell.column)
      index = cell.nextInRow
    }
    optimize(urgentOnly: true)
    return settle(artificial, id)
  }

  /// Takes the artificial symbol out again.
  private mutating func settle(_ artificial: Int32, _ id: RowID) -> Outcome {
    let row = tableau.symbols[Int(artificial)].row
    guard row >= 0 else {
      dropUrgentCosts(of: artificial)
      tableau.removeSymbol(artificial)
      return .done
    }
    dropUrgentCosts(in: row)
    if !(tableau.rows[Int(row)].constant <= tolerance) {
      let others = owners(in: row, besides: id)
      tableau.removeRow(row)
      tableau.removeSymbol(artificial)
      return .conflict(others)
    }
    tableau.rows[Int(row)].constant = 0
    guard let cell = anyCell(of: row, id) else {
      // The equation says nothing new and nothing wrong.
      tableau.removeRow(row)
      tableau.removeSymbol(artificial)
      return .done
    }
    tableau.pivot(row, tableau.cells[Int(cell)].column, cell: cell)
    tableau.removeSymbol(artificial)
    return .done
  }

  private mutating func dropUrgentCosts(in row: Int32) {
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      dropUrgentCosts(of: tableau.cells[Int(index)].column)
      index = tableau.cells[Int(index)].nextInRow
    }
  }

  private mutating func dropUrgentCosts(of symbol: Int32) {
    let first = tableau.symbols[Int(symbol)].firstCost
    guard first >= 0, tableau.costs[Int(first)].priority == Tableau.urgent else { return }
    tableau.symbols[Int(symbol)].firstCost = tableau.costs[Int(first)].next
    tableau.costs[Int(first)].next = tableau.freeCosts
    tableau.freeCosts = first
    tableau.noteCost(of: symbol)
  }

  /// The largest cell of a row whose symbol may become basic, the new constraint's marker if all
  /// others are dummies.
  private func anyCell(of row: Int32, _ id: RowID) -> Int32? {
    var best: Int32 = -1
    var marker: Int32?
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      if cell.column == records[id].marker { marker = index }
      if tableau.symbols[Int(cell.column)].kind != .dummy {
        let size = abs(cell.value)
        let bestSize = best >= 0 ? abs(tableau.cells[Int(best)].value) : 0
        if size > bestSize
          || size == bestSize && cell.column < tableau.cells[Int(best)].column
        {
          best = index
        }
      }
      index = cell.nextInRow
    }
    return best >= 0 ? best : marker
  }

  /// The constraints whose symbols stand in a row, in the order of their slots.
  func owners(in row: Int32, besides id: RowID) -> [RowID] {
    var found: Set<RowID> = []
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      let owner = tableau.symbols[Int(tableau.cells[Int(index)].column)].owner
      if owner != .none, owner != id { found.insert(owner) }
      index = tableau.cells[Int(index)].nextInRow
    }
    let basic = tableau.rows[Int(row)].basic
    if basic >= 0 {
      let owner = tableau.symbols[Int(basic)].owner
      if owner != .none, owner != id { found.insert(owner) }
    }
    return found.sorted()
  }
}
