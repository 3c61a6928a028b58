extension LinearSystem {
  /// Adds the constraint Σ terms + constant ◇ 0.
  ///
  /// A required one that cannot hold beside the others is refused and changes nothing. `solve`
  /// must be called before values are read. Whether it can hold is judged by the constants of the
  /// last `solve`.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength = .required,
    _ id: inout RowID
  ) -> Outcome {
    id = .none
    guard isValid(terms, constant, strength), tableau.cells.count < LinearSystem.largestSize
    else { return .invalid }
    scale = max(scale, abs(constant))
    let record = Record(
      terms: terms, relation: relation, marker: -1, other: -1, sign: 1, constant: constant,
      priority: Int32(min(max(strength.priority, 0), 1000)), weight: strength.weight)
    guard let row = records.insert(record) else { return .invalid }
    id = row
    let outcome = enter(id)
    if outcome != .done {
      forget(id)
      id = .none
    }
    return outcome
  }

  private func isValid(_ terms: [Term], _ constant: Double, _ strength: Strength) -> Bool {
    guard abs(constant) <= LinearSystem.largestConstant else { return false }
    guard strength.weight > 1e-6, strength.weight < 1e6 else { return false }
    return terms.allSatisfy {
      let size = abs($0.coefficient)
      return isVariable($0.variable)
        && (size == 0
          || size <= LinearSystem.largestCoefficient
            && size >= 1 / LinearSystem.largestCoefficient)
    }
  }

  /// Finds a constraint that has a record its place among the others.
  mutating func enter(_ id: RowID) -> Outcome {
    let record = records[id]
    let row = makeRow(record.terms, record.constant)
    addMarkers(to: row, record.relation, id)
    return enter(row, id)
  }

  /// 0 = constant + Σ terms, in symbols that are not basic.
  private mutating func makeRow(_ terms: [Term], _ constant: Double) -> Int32 {
    let row = tableau.makeRow()
    tableau.rows[Int(row)].constant = constant
    for term in terms where term.coefficient != 0 {
      let basic = tableau.symbols[Int(term.variable.raw)].row
      if basic >= 0 {
        tableau.add(term.coefficient, times: basic, to: row)
      } else {
        tableau.add(term.coefficient, to: row, term.variable.raw)
      }
    }
    return row
  }

  /// Lets the row say what is left over or missing.
  private mutating func addMarkers(to row: Int32, _ relation: Relation, _ id: RowID) {
    let isRequired = records[id].priority == 1000
    // The sign of what may be left over; what may be missing has the opposite one.
    let sign: Double = relation == .atMost ? 1 : -1
    switch (relation, isRequired) {
    case (.equal, true): addSymbol(.dummy, sign, to: row, id, isMarker: true)
    case (.equal, false):
      addSymbol(.error, sign, to: row, id, isMarker: true)
      addSymbol(.error, -sign, to: row, id, isMarker: false)
    case (_, true): addSymbol(.slack, sign, to: row, id, isMarker: true)
    case (_, false):
      addSymbol(.slack, sign, to: row, id, isMarker: true)
      addSymbol(.error, -sign, to: row, id, isMarker: false)
    }
  }

  private mutating func addSymbol(
    _ kind: Tableau.Kind, _ sign: Double, to row: Int32, _ id: RowID, isMarker: Bool
  ) {
    let symbol = tableau.makeSymbol(kind, owner: id)
    tableau.insertCell(row, symbol, sign)
    if isMarker {
      records[id].marker = symbol
      records[id].sign = sign
    } else {
      records[id].other = symbol
    }
    if kind == .error {
      let record = records[id]
      tableau.addCost(record.weight, at: record.priority, to: symbol)
    }
  }

  /// Finds a symbol for a new row to be solved for, so that all constants stay at or above zero.
  private mutating func enter(_ row: Int32, _ id: RowID) -> Outcome {
    if tableau.rows[Int(row)].constant < 0 { tableau.scale(row, by: -1) }
    if let subject = subject(of: row, id) {
      tableau.pivot(row, tableau.cells[Int(subject)].column, cell: subject)
      return .done
    }
    return enterByForce(row, id)
  }

  /// The cell to solve a new row for: a free unknown's, the one in the fewest rows, or a new
  /// symbol's that is not forced below zero by it; nil if there is none.
  private func subject(of row: Int32, _ id: RowID) -> Int32? {
    var best: Int32 = -1
    var fewest = Int32.max
    var fresh: Int32 = -1
    var index = tableau.rows[Int(row)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      let symbol = tableau.symbols[Int(cell.column)]
      if symbol.kind == .free {
        let isLower = best >= 0 && cell.column < tableau.cells[Int(best)].column
        if symbol.cellCount < fewest || symbol.cellCount == fewest && isLower {
          best = index
          fewest = symbol.cellCount
        }
      } else if symbol.kind != .dummy, cell.value < 0, symbol.cellCount == 1 {
        if fresh < 0 || cell.column < tableau.cells[Int(fresh)].column { fresh = index }
      }
      index = cell.nextInRow
    }
    return best >= 0 ? best : fresh >= 0 ? fresh : nil
  }
}
