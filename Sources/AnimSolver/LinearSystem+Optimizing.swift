extension LinearSystem {
  /// Makes the whole as cheap as it can be; all constants are at or above zero, before and after.
  ///
  /// - Returns: a symbol that may grow for ever, −1 if there is none.
  @discardableResult
  mutating func optimize(urgentOnly: Bool = false) -> Int32 {
    var unbounded: Int32 = -1
    var standstill = 0
    var budget = pivotLimit
    while budget > 0 {
      // Steps that gain nothing may go round in circles; the lowest index first never does.
      let bland = standstill > 40
      guard let symbol = tableau.takeCandidate(urgent: urgentOnly, bland: bland) else { break }
      let cell = tableau.leavingCell(symbol, bland: bland)
      // Nothing bounds it only where rounding has invented a gain.
      guard cell >= 0 else {
        unbounded = symbol
        continue
      }
      let row = tableau.cells[Int(cell)].row
      let stands = tableau.rows[Int(row)].constant <= 0
      tableau.pivot(row, symbol, cell: cell)
      standstill = stands ? standstill + 1 : 0
      budget -= 1
    }
    tableau.urgentCandidates.removeAll(keepingCapacity: true)
    return unbounded
  }

  /// Far more than the method ever needs; a last defence against numbers it cannot work with.
  var pivotLimit: Int { 1000 + 20 * (tableau.rows.count + tableau.symbols.count) }
}
