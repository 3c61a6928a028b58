extension LinearSystem {
  /// Changes a constraint's constant; it counts at the next `solve`, with all other changes.
  ///
  /// - Returns: `invalid` for an unknown constraint or a number that is none or too large.
  @discardableResult
  public mutating func setConstant(_ id: RowID, to constant: Double) -> Outcome {
    guard records.contains(id), abs(constant) <= LinearSystem.largestConstant else {
      return .invalid
    }
    let change = constant - records[id].constant
    guard change != 0 else { return .done }
    scale = max(scale, abs(constant))
    records[id].constant = constant
    changes.append((row: id, by: change))
    return .done
  }

  /// An equation that keeps a variable at a value that `suggest` changes.
  public mutating func addEdit(
    _ variable: VariableID, at value: Double = 0, strength: Strength = .strong, _ id: inout RowID
  ) -> Outcome {
    add([Term(1, variable)], .equal, constant: -value, strength: strength, &id)
  }

  /// Sets the value of an edit; it counts at the next `solve`.
  @discardableResult
  public mutating func suggest(_ id: RowID, _ value: Double) -> Outcome {
    setConstant(id, to: -value)
  }

  /// Computes the values of all variables anew, as far as something has changed.
  ///
  /// - Returns: `conflict` if required constraints cannot hold with the changed constants; then
  ///   all changes since the last `solve` are undone.
  public mutating func solve() -> Outcome {
    if tableau.pivots > 50 + 3 * records.count { refresh() }
    // The dual method below needs the least cost to begin with.
    optimize()
    guard !changes.isEmpty else { return .done }
    let pending = changes
    changes = []
    tableau.notesRows = true
    defer {
      tableau.notesRows = false
      tableau.changedRows.removeAll(keepingCapacity: true)
    }
    for change in pending { shift(change.row, by: change.by) }
    guard let conflict = repair() else { return .done }
    for change in pending.reversed() where records.contains(change.row) {
      records[change.row].constant -= change.by
      shift(change.row, by: -change.by)
    }
    tableau.changedRows = tableau.rows.indices.map { Int32($0) }
    _ = repair()
    return .conflict(conflict)
  }

  /// Moving the constant of an equation is moving its marker the other way.
  private mutating func shift(_ id: RowID, by change: Double) {
    guard records.contains(id) else { return }
    let record = records[id]
    let amount = change / record.sign
    let row = tableau.symbols[Int(record.marker)].row
    if row >= 0 {
      tableau.shift(row, by: -amount)
      return
    }
    var index = tableau.symbols[Int(record.marker)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      tableau.shift(cell.row, by: cell.value * amount)
      index = cell.nextInColumn
    }
  }

  /// The dual simplex method: while a row is below zero, its symbol leaves and the cheapest one
  /// that lifts it enters.
  private mutating func repair() -> [RowID]? {
    var budget = pivotLimit
    var pivots = 0
    while budget > 0, let row = tableau.changedRows.popLast() {
      guard tableau.isRestricted(row), isBroken(row) else { continue }
      let cell = tableau.enteringCell(row, bland: pivots > 200 + tableau.rows.count)
      guard cell >= 0 else { return owners(in: row, besides: .none) }
      tableau.pivot(row, tableau.cells[Int(cell)].column, cell: cell)
      pivots += 1
      budget -= 1
    }
    // Out of patience: better no change than a wrong one.
    return budget > 0 ? nil : []
  }

  private func isBroken(_ row: Int32) -> Bool {
    let constant = tableau.rows[Int(row)].constant
    let isDummy = tableau.symbols[Int(tableau.rows[Int(row)].basic)].kind == .dummy
    return constant < -tolerance || isDummy && constant > tolerance
  }
}

extension Tableau {
  /// The cell of a row below zero to pivot on so that costs stay at or above zero, −1 if nothing
  /// can lift the row.
  func enteringCell(_ row: Int32, bland: Bool) -> Int32 {
    var best: Int32 = -1
    var index = rows[Int(row)].firstCell
    while index >= 0 {
      let cell = cells[Int(index)]
      let current = index
      index = cell.nextInRow
      guard cell.value > Tableau.leastPivot, symbols[Int(cell.column)].kind != .dummy else {
        continue
      }
      guard best >= 0 else {
        best = current
        continue
      }
      let other = cells[Int(best)]
      let order = compareCosts(cell.column, cell.value, other.column, other.value)
      if order < 0 {
        best = current
      } else if order == 0 {
        let isLarger = cell.value != other.value && !bland
        if isLarger ? cell.value > other.value : cell.column < other.column { best = current }
      }
    }
    return best
  }
}
