extension Runtime {
  /// Finds out where everything that constraints place has to be.
  mutating func solveLayout() -> LayoutReport {
    layout.isDirty = false
    var report = LayoutReport()
    let effective = effectiveConstraints()
    let gone = updateItems(effective)
    // A constraint that was given up may hold now, and it has older rights than newer ones.
    if layout.brokenCount > 0 || !bringUpToDate(effective, gone, &report) {
      rebuild(effective, &report)
    }
    findOpenPlaces(&report)
    return report
  }

  /// Changes in the solver only what has changed.
  ///
  /// - Returns: false if changed constants cannot hold; then all has to be entered anew.
  private mutating func bringUpToDate(
    _ effective: [UInt32], _ gone: [LayoutBook.Item], _ report: inout LayoutReport
  ) -> Bool {
    for id in layout.orphans { layout.system.remove(id) }
    layout.orphans = []
    var wanted: [LayoutRow] = []
    wanted.reserveCapacity(effective.count)
    var place = 0
    for entry in layout.active {
      let isEffective = place < effective.count && effective[place] == entry.name
      let row = isEffective ? row(of: layout.constraints[entry.name].says) : nil
      if let row {
        wanted.append(row)
        place += 1
      }
      var record = layout.constraints[entry.name]
      loosen(&record.row, &record.id, for: row)
      layout.constraints[entry.name] = record
    }
    dropItems(gone)
    for index in layout.items.indices {
      var item = layout.items[index]
      for id in item.stays { layout.system.remove(id) }
      item.stays = []
      let rows = intrinsicRows(item)
      for side in rows.indices { loosen(&item.rows[side], &item.ids[side], for: rows[side]) }
      layout.items[index] = item
    }
    if layout.system.solve() != .done { return false }
    enter(effective, wanted, &report)
    return true
  }

  private mutating func dropItems(_ gone: [LayoutBook.Item]) {
    for item in gone {
      for id in item.ids + item.stays { layout.system.remove(id) }
      for variable in item.variables { layout.system.removeVariable(variable) }
    }
  }

  private mutating func rebuild(_ effective: [UInt32], _ report: inout LayoutReport) {
    forgetRows()
    enter(
      effective, effective.map { row(of: layout.constraints[$0].says) }, &report)
  }

  /// Adds what is missing, in order of activation, and solves.
  private mutating func enter(
    _ effective: [UInt32], _ wanted: [LayoutRow], _ report: inout LayoutReport
  ) {
    for (name, row) in zip(effective, wanted) {
      var record = layout.constraints[name]
      let wasBroken = record.isBroken
      let outcome = tighten(&record.row, &record.id, for: row)
      record.isBroken = outcome != .done
      layout.brokenCount += (record.isBroken ? 1 : 0) - (wasBroken ? 1 : 0)
      layout.constraints[name] = record
      guard !wasBroken, record.isBroken else { continue }
      var others: [ConstraintID] = []
      if case .conflict(let rows) = outcome { others = constraints(of: rows) }
      report.conflicts.append(
        LayoutReport.Conflict(broken: ConstraintID(raw: name), others: others))
    }
    for index in layout.items.indices {
      var item = layout.items[index]
      let rows = intrinsicRows(item)
      for side in rows.indices { _ = tighten(&item.rows[side], &item.ids[side], for: rows[side]) }
      layout.items[index] = item
    }
    _ = layout.system.solve()
  }

  private func constraints(of rows: [RowID]) -> [ConstraintID] {
    let rows = Set(rows)
    return layout.active.compactMap { entry in
      isCurrent(entry) && rows.contains(layout.constraints[entry.name].id)
        ? ConstraintID(raw: entry.name) : nil
    }
  }

  /// Keeps views where they are as far as their constraints leave it open, and says which.
  private mutating func findOpenPlaces(_ report: inout LayoutReport) {
    let open = Set(layout.system.openVariables())
    for index in layout.items.indices {
      var item = layout.items[index]
      var bits: UInt8 = 0
      if !open.isEmpty {
        for (bit, variable) in item.variables.enumerated() where open.contains(variable) {
          bits |= 1 << UInt8(bit)
        }
      }
      if bits != 0 { addStays(&item, bits) }
      if bits & ~item.wasOpen != 0 {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        report.ambiguities.append(
          LayoutReport.Ambiguity(
            view: item.view,
            attributes: attributes.indices.filter { bits & 1 << UInt8($0) != 0 }.map {
              attributes[$0]
            }))
      }
      item.wasOpen = bits
      layout.items[index] = item
    }
    if !open.isEmpty { _ = layout.system.solve() }
  }

  private mutating func addStays(_ item: inout LayoutBook.Item, _ bits: UInt8) {
    let frame = stageFrame(of: views.slot(item.view))
    let values = [frame.x, frame.y, frame.width, frame.height]
    for (bit, variable) in item.variables.enumerated() where bits & 1 << UInt8(bit) != 0 {
      var id = RowID.none
      _ = layout.system.add(
        [Term(1, variable)], .equal, constant: -values[bit], strength: Strength(0), &id)
      if id != .none { item.stays.append(id) }
    }
  }

  /// Where a view lies now, from the stage's left and top.
  func stageFrame(of slot: Int) -> Rect {
    var frame = plainFrame(of: slot)
    var at = views.pool[UInt32(slot)].parent
    while at >= 0 {
      let bounds = modelLanes(Int(at), .bounds)
      frame.x -= bounds.x
      frame.y -= bounds.y
      let parent = views.pool[UInt32(at)].parent
      if parent >= 0 {
        let outer = plainFrame(of: Int(at))
        frame.x += outer.x
        frame.y += outer.y
      }
      at = parent
    }
    return frame
  }
}
