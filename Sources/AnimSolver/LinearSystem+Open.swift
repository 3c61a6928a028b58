extension LinearSystem {
  /// The variables that could have other values at the same cost, in the order of their slots.
  ///
  /// Every symbol that is not basic, costs nothing and may grow moves those in its column. Where
  /// rows at zero are in the way, a copy of the system tries.
  public func openVariables() -> [VariableID] {
    var isOpen = Array(repeating: false, count: tableau.symbols.count)
    var blocked: [Int32] = []
    for symbol in tableau.symbols.indices {
      let kind = tableau.symbols[symbol].kind
      guard kind != .unused, kind != .dummy, tableau.symbols[symbol].row < 0,
        tableau.symbols[symbol].firstCost < 0
      else { continue }
      if kind == .free || room(above: Int32(symbol)) > tolerance {
        if kind == .free || kind == .positive { isOpen[symbol] = true }
        markVariables(in: Int32(symbol), &isOpen)
      } else {
        blocked.append(Int32(symbol))
      }
    }
    // Rare, and each costs a copy.
    for symbol in blocked.prefix(16) where !isOpen[Int(symbol)] { probe(symbol, &isOpen) }
    return isOpen.indices.filter { isOpen[$0] }.map { VariableID(raw: Int32($0)) }
  }

  /// How far a symbol can grow before a row falls to zero.
  private func room(above symbol: Int32) -> Double {
    var room = Double.infinity
    var index = tableau.symbols[Int(symbol)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      index = cell.nextInColumn
      guard cell.value < 0, tableau.isRestricted(cell.row) else { continue }
      room = min(room, tableau.rows[Int(cell.row)].constant / -cell.value)
    }
    return room
  }

  private func markVariables(in symbol: Int32, _ isOpen: inout [Bool]) {
    var index = tableau.symbols[Int(symbol)].firstCell
    while index >= 0 {
      let cell = tableau.cells[Int(index)]
      let basic = tableau.rows[Int(cell.row)].basic
      if isVariable(VariableID(raw: basic)) { isOpen[Int(basic)] = true }
      index = cell.nextInColumn
    }
  }

  /// Lets a symbol grow as far as others can make way for it.
  private func probe(_ symbol: Int32, _ isOpen: inout [Bool]) {
    var copy = self
    copy.tableau.addCost(-1, at: -1, to: symbol)
    let unbounded = copy.optimize()
    if unbounded >= 0 { copy.markVariables(in: unbounded, &isOpen) }
    for index in tableau.symbols.indices {
      let variable = VariableID(raw: Int32(index))
      guard isVariable(variable) else { continue }
      if abs(value(of: variable) - copy.value(of: variable)) > tolerance { isOpen[index] = true }
    }
  }
}
