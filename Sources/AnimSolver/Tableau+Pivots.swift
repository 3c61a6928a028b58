extension Tableau {
  /// Makes `symbol`, whose cell in `row` is `cell`, the basic one of `row`, everywhere.
  mutating func pivot(_ row: Int32, _ symbol: Int32, cell: Int32) {
    pivots += 1
    let old = rows[Int(row)].basic
    let value = cells[Int(cell)].value
    removeCell(cell)
    scale(row, by: -1 / value)
    if old >= 0 {
      symbols[Int(old)].row = -1
      insertCell(row, old, 1 / value)
    }
    rows[Int(row)].basic = symbol
    symbols[Int(symbol)].row = row
    substitute(symbol)
  }

  /// Replaces a basic symbol by its row wherever it stands, in equations and costs.
  private mutating func substitute(_ symbol: Int32) {
    let row = symbols[Int(symbol)].row
    while symbols[Int(symbol)].firstCell >= 0 {
      let index = symbols[Int(symbol)].firstCell
      let target = cells[Int(index)].row
      let factor = cells[Int(index)].value
      removeCell(index)
      add(factor, times: row, to: target)
    }
    guard symbols[Int(symbol)].firstCost >= 0 else { return }
    var index = rows[Int(row)].firstCell
    while index >= 0 {
      let cell = cells[Int(index)]
      addCosts(cell.value, of: symbol, to: cell.column)
      index = cell.nextInRow
    }
    removeCosts(of: symbol)
  }

  /// Multiplies a row's constant and values.
  mutating func scale(_ row: Int32, by factor: Double) {
    rows[Int(row)].constant *= factor
    if rows[Int(row)].constant == 0 { rows[Int(row)].constant = 0 }
    var index = rows[Int(row)].firstCell
    while index >= 0 {
      cells[Int(index)].value *= factor
      index = cells[Int(index)].nextInRow
    }
  }

  /// The cell of the column to pivot on so that no row falls below zero, −1 if nothing bounds the
  /// symbol.
  ///
  /// Of equal bounds the largest value counts, which is the most precise; with `bland`, the lowest
  /// basic symbol, which never goes round in circles.
  func leavingCell(_ symbol: Int32, bland: Bool) -> Int32 {
    var best: Int32 = -1
    var bestRatio = Double.infinity
    var index = symbols[Int(symbol)].firstCell
    while index >= 0 {
      let current = index
      let row = cells[Int(index)].row
      let value = cells[Int(index)].value
      index = cells[Int(index)].nextInColumn
      guard value < -Tableau.leastPivot, isRestricted(row) else { continue }
      let ratio = max(rows[Int(row)].constant, 0) / -value
      if ratio < bestRatio {
        best = current
        bestRatio = ratio
      } else if ratio == bestRatio, isBetter(current, than: best, bland) {
        best = current
      }
    }
    return best
  }

  func isBetter(_ a: Int32, than b: Int32, _ bland: Bool) -> Bool {
    guard b >= 0 else { return true }
    let x = cells[Int(a)]
    let y = cells[Int(b)]
    if !bland, abs(x.value) != abs(y.value) { return abs(x.value) > abs(y.value) }
    return rows[Int(x.row)].basic < rows[Int(y.row)].basic
  }
}
