import AnimGeometry
import AnimSolver

extension Runtime {
  /// Finds out where everything that constraints place has to be.
  mutating func solveLayout() -> LayoutReport {
    layout.isDirty = false
    var report = LayoutReport()
    let effective = withoutSuspended(effectiveConstraints(), &report)
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
    for id in layout.orphans + layout.stays { layout.system.remove(id) }
    layout.orphans = []
    layout.stays = []
    dropIneffective(effective)
    var missing: [(name: UInt32, row: LayoutRow)] = []
    for (name, wanted) in zip(effective, rows(of: effective)) where loosen(name, for: wanted) {
      missing.append((name, wanted))
    }
    dropItems(gone)
    var isWishing = false
    for (index, traits) in itemTraits().enumerated() where loosenWishes(of: index, traits) {
      isWishing = true
    }
    guard layout.system.solve() == .done else { return false }
    if !missing.isEmpty || isWishing { enter(missing, &report) }
    return true
  }

  /// Takes out the rows of active constraints whose views are not on the stage.
  private mutating func dropIneffective(_ effective: [UInt32]) {
    guard layout.active.count > effective.count else { return }
    var place = 0
    for entry in layout.active {
      if place < effective.count, effective[place] == entry.name {
        place += 1
        continue
      }
      layout.system.remove(layout.constraints[entry.name].id)
      layout.constraints[entry.name].id = .none
      layout.constraints[entry.name].row = nil
    }
  }

  private mutating func dropItems(_ gone: [LayoutBook.Item]) {
    for item in gone {
      for side in 0..<4 { layout.system.remove(item.wishes[side].id) }
      for bit in 0..<4 { layout.system.removeVariable(item.variables[bit]) }
    }
  }

  private mutating func rebuild(_ effective: [UInt32], _ report: inout LayoutReport) {
    forgetRows()
    enter(zip(effective, rows(of: effective)).map { (name: $0, row: $1) }, &report)
  }

  /// Adds what is missing, in order of activation, and solves.
  private mutating func enter(
    _ missing: [(name: UInt32, row: LayoutRow)], _ report: inout LayoutReport
  ) {
    for (name, row) in missing {
      let outcome = tighten(name, for: row)
      let wasBroken = layout.constraints[name].isBroken
      let isBroken = outcome != .done
      layout.constraints[name].isBroken = isBroken
      layout.brokenCount += (isBroken ? 1 : 0) - (wasBroken ? 1 : 0)
      guard !wasBroken, isBroken else { continue }
      var others: [ConstraintID] = []
      if case .conflict(let rows) = outcome { others = constraints(of: rows) }
      report.conflicts.append(
        LayoutReport.Conflict(broken: ConstraintID(raw: name), others: others))
    }
    for (index, traits) in itemTraits().enumerated() { tightenWishes(of: index, traits) }
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
    for index in layout.items.indices where !open.isEmpty || layout.items[index].wasOpen != 0 {
      let item = layout.items[index]
      var bits: UInt8 = 0
      let first = isOwned(views.slot(item.view)) ? 2 : 0
      for bit in first..<4 where open.contains(item.variables[bit]) { bits |= 1 << UInt8(bit) }
      if bits != 0 { addStays(item, bits) }
      if bits & ~item.wasOpen != 0 {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        report.ambiguities.append(
          LayoutReport.Ambiguity(
            view: item.view,
            attributes: (0..<4).filter { bits & 1 << UInt8($0) != 0 }.map { attributes[$0] }))
      }
      layout.items[index].wasOpen = bits
    }
    if !open.isEmpty { _ = layout.system.solve() }
  }

  private mutating func addStays(_ item: LayoutBook.Item, _ bits: UInt8) {
    let frame = stageFrame(of: views.slot(item.view))
    let values = [frame.x, frame.y, frame.width, frame.height]
    for bit in 0..<4 where bits & 1 << UInt8(bit) != 0 {
      var id = RowID.none
      _ = layout.system.add(
        [Term(1, item.variables[bit])], .equal, constant: -values[bit], strength: Strength(0),
        &id)
      if id != .none { layout.stays.append(id) }
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
