import AnimGeometry
import AnimSolver

extension Layout {
  /// Finds out where everything that constraints place has to be.
  mutating func solve(_ views: ViewTree) -> LayoutReport {
    isDirty = false
    var report = LayoutReport()
    let effective = withoutSuspended(effectiveConstraints(views), &report, views)
    let gone = updateItems(effective, views)
    // A constraint that was given up may hold now, and it has older rights than newer ones.
    if brokenCount > 0 || !bringUpToDate(effective, gone, &report, views) {
      rebuild(effective, &report, views)
    }
    findOpenPlaces(&report, views)
    return report
  }

  /// Changes in the solver only what has changed.
  ///
  /// - Returns: false if changed constants cannot hold; then all has to be entered anew.
  private mutating func bringUpToDate(
    _ effective: [UInt32], _ gone: [Item], _ report: inout LayoutReport, _ views: ViewTree
  ) -> Bool {
    for id in orphans + stays { system.remove(id) }
    orphans = []
    stays = []
    dropIneffective(effective)
    var missing: [(name: UInt32, row: LayoutRow)] = []
    for (name, wanted) in zip(effective, rows(of: effective, views)) where loosen(name, for: wanted)
    {
      missing.append((name, wanted))
    }
    dropItems(gone)
    var isWishing = false
    for (index, traits) in itemTraits(views).enumerated() where loosenWishes(of: index, traits) {
      isWishing = true
    }
    guard system.solve() == .done else { return false }
    if !missing.isEmpty || isWishing { enter(missing, &report, views) }
    return true
  }

  /// Takes out the rows of active constraints whose views are not on the stage.
  private mutating func dropIneffective(_ effective: [UInt32]) {
    guard active.count > effective.count else { return }
    var place = 0
    for entry in active {
      if place < effective.count, effective[place] == entry.name {
        place += 1
        continue
      }
      system.remove(constraints[entry.name].id)
      constraints[entry.name].id = .none
      constraints[entry.name].row = nil
    }
  }

  private mutating func dropItems(_ gone: [Item]) {
    for item in gone {
      for side in 0..<4 { system.remove(item.wishes[side].id) }
      for bit in 0..<4 { system.removeVariable(item.variables[bit]) }
    }
  }

  private mutating func rebuild(
    _ effective: [UInt32], _ report: inout LayoutReport, _ views: ViewTree
  ) {
    forgetRows()
    enter(zip(effective, rows(of: effective, views)).map { (name: $0, row: $1) }, &report, views)
  }

  /// Adds what is missing, in order of activation, and solves.
  private mutating func enter(
    _ missing: [(name: UInt32, row: LayoutRow)], _ report: inout LayoutReport, _ views: ViewTree
  ) {
    for (name, row) in missing {
      let outcome = tighten(name, for: row)
      let wasBroken = constraints[name].isBroken
      let isBroken = outcome != .done
      constraints[name].isBroken = isBroken
      brokenCount += (isBroken ? 1 : 0) - (wasBroken ? 1 : 0)
      guard !wasBroken, isBroken else { continue }
      var others: [ConstraintID] = []
      if case .conflict(let rows) = outcome { others = constraints(of: rows) }
      report.conflicts.append(
        LayoutReport.Conflict(broken: ConstraintID(raw: name), others: others))
    }
    for (index, traits) in itemTraits(views).enumerated() { tightenWishes(of: index, traits) }
    _ = system.solve()
  }

  private func constraints(of rows: [RowID]) -> [ConstraintID] {
    let rows = Set(rows)
    return active.compactMap { entry in
      isCurrent(entry) && rows.contains(constraints[entry.name].id)
        ? ConstraintID(raw: entry.name) : nil
    }
  }

  /// Keeps views where they are as far as their constraints leave it open, and says which.
  private mutating func findOpenPlaces(_ report: inout LayoutReport, _ views: ViewTree) {
    let open = Set(system.openVariables())
    for index in items.indices where !open.isEmpty || items[index].wasOpen != 0 {
      let item = items[index]
      var bits: UInt8 = 0
      let first = views.isHeld(views.slot(item.view)) ? 2 : 0
      for bit in first..<4 where open.contains(item.variables[bit]) { bits |= 1 << UInt8(bit) }
      if bits != 0 { addStays(item, bits, views) }
      if bits & ~item.wasOpen != 0 {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        report.ambiguities.append(
          LayoutReport.Ambiguity(
            view: item.view,
            attributes: (0..<4).filter { bits & 1 << UInt8($0) != 0 }.map { attributes[$0] }))
      }
      items[index].wasOpen = bits
    }
    if !open.isEmpty { _ = system.solve() }
  }

  private mutating func addStays(_ item: Item, _ bits: UInt8, _ views: ViewTree) {
    let frame = views.stageFrame(of: views.slot(item.view))
    let values = [frame.x, frame.y, frame.width, frame.height]
    for bit in 0..<4 where bits & 1 << UInt8(bit) != 0 {
      var id = RowID.none
      _ = system.add(
        [Term(1, item.variables[bit])], .equal, constant: -values[bit], strength: Strength(0),
        &id)
      if id != .none { stays.append(id) }
    }
  }
}

// A view that physics moves has its place from there and its size from layout. Constraints that
// would place it are suspended, and what leans on it depends on where it is.
extension Layout {
  /// The view that a constraint would place if physics did not move it; nil if it may.
  func viewWithheld(from id: ConstraintID, _ views: ViewTree) -> ViewID? {
    guard views.heldCount > 0, isActive(id), let says = constraint(id),
      !says.first.attribute.isSize, let view = placedView(says), views.contains(view),
      views.isHeld(views.slot(view))
    else { return nil }
    return view
  }

  /// Takes the suspended ones out of constraints, and says of each once that it is.
  mutating func withoutSuspended(
    _ names: [UInt32], _ report: inout LayoutReport, _ views: ViewTree
  ) -> [UInt32] {
    if views.heldCount == 0 { return names }
    var rest: [UInt32] = []
    for name in names {
      let id = ConstraintID(raw: name)
      guard let view = viewWithheld(from: id, views) else {
        rest.append(name)
        continue
      }
      if constraints[name].wasSuspended { continue }
      constraints[name].wasSuspended = true
      report.suspensions.append(LayoutReport.Suspension(constraint: id, view: view))
    }
    return rest
  }
}
