extension LinearSystem {
  /// Takes a constraint out again. `solve` must be called before values are read.
  public mutating func remove(_ id: RowID) {
    guard records.contains(id) else { return }
    let record = records[id]
    refund(record.marker, record)
    refund(record.other, record)
    if tableau.symbols[Int(record.marker)].row < 0, let cell = exitCell(of: record.marker) {
      tableau.pivot(tableau.cells[Int(cell)].row, record.marker, cell: cell)
    }
    forget(id)
  }

  /// Takes back what an error symbol costs.
  private mutating func refund(_ symbol: Int32, _ record: Record) {
    guard symbol >= 0, tableau.symbols[Int(symbol)].kind == .error else { return }
    let row = tableau.symbols[Int(symbol)].row
    guard row >= 0 else {
      tableau.addCost(-record.weight, at: record.priority, to: symbol)
      return
    }
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      tableau.addCost(-record.weight * cell.value, at: record.priority, to: cell.column)
      index = cell.nextInRow
    }
  }

  /// The cell to pivot on so that a marker becomes basic and no other constant falls below zero.
  ///
  /// The marker itself may: its row goes with it. First come rows of dummies, which must stay at
  /// zero, then those that bound the marker, from above or from below, then free unknowns.
  private func exitCell(of marker: Int32) -> Int32? {
    var best: Int32 = -1
    var bestRank = 4
    var bestRatio = Double.infinity
    var index = tableau.symbols[Int(marker)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      let row = tableau.rows[Int(cell.row)]
      let kind = tableau.symbols[Int(row.basic)].kind
      let rank = kind == .dummy ? 0 : kind == .free ? 3 : cell.value < 0 ? 1 : 2
      let ratio = rank == 3 ? 0 : max(row.constant, 0) / abs(cell.value)
      if rank < bestRank || rank == bestRank && ratio < bestRatio
        || rank == bestRank && ratio == bestRatio && tableau.isBetter(index, than: best, false)
      {
        (best, bestRank, bestRatio) = (index, rank, ratio)
      }
      index = cell.nextInColumn
    }
    return best >= 0 ? best : nil
  }

  /// Drops a constraint's symbols, with the row of one that is basic, and its record.
  mutating func forget(_ id: RowID) {
    let record = records[id]
    for symbol in [record.marker, record.other] where symbol >= 0 {
      let row = tableau.symbols[Int(symbol)].row
      if row >= 0 { tableau.removeRow(row) }
      tableau.removeSymbol(symbol)
    }
    records.remove(id)
  }
}
