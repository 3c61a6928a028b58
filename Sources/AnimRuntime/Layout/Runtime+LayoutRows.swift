extension Runtime {
  /// The active constraints whose views are all on the stage, in order of activation.
  mutating func effectiveConstraints() -> [UInt32] {
    layout.active = layout.active.filter { isCurrent($0) }
    return layout.active.compactMap { entry in
      let says = layout.constraints[entry.name].says
      let isOnStage = isInTree(says.first.view) && (says.second.map { isInTree($0.view) } ?? true)
      return isOnStage ? entry.name : nil
    }
  }

  /// The view a constraint places: the first, or the second if the first is the stage.
  private func placedView(_ constraint: LayoutConstraint) -> ViewID? {
    if constraint.first.view != .stage { return constraint.first.view }
    guard let second = constraint.second?.view, second != .stage else { return nil }
    return second
  }

  /// Gives every view that is to be placed its variables.
  ///
  /// - Returns: the items of views that are not placed any more.
  mutating func updateItems(_ effective: [UInt32]) -> [LayoutBook.Item] {
    let old = layout.items
    var isKept = Array(repeating: false, count: old.count)
    var items: [LayoutBook.Item] = []
    var itemOf = Array(repeating: Int32(-1), count: views.pool.capacity)
    for name in effective {
      guard let view = placedView(layout.constraints[name].says) else { continue }
      let slot = views.slot(view)
      guard itemOf[slot] < 0 else { continue }
      itemOf[slot] = Int32(items.count)
      let place = slot < layout.itemOf.count ? Int(layout.itemOf[slot]) : -1
      if place >= 0, old[place].view == view {
        isKept[place] = true
        items.append(old[place])
      } else {
        items.append(makeItem(view))
      }
    }
    layout.items = items
    layout.itemOf = itemOf
    return old.indices.filter { !isKept[$0] }.map { old[$0] }
  }

  private mutating func makeItem(_ view: ViewID) -> LayoutBook.Item {
    LayoutBook.Item(
      view: view, x: layout.system.addVariable(), y: layout.system.addVariable(),
      width: layout.system.addVariable(isNonnegative: true),
      height: layout.system.addVariable(isNonnegative: true))
  }

  /// Starts from an empty solver.
  mutating func forgetRows() {
    layout.system = LinearSystem()
    layout.orphans = []
    for index in layout.items.indices {
      let old = layout.items[index]
      layout.items[index] = makeItem(old.view)
      layout.items[index].wasOpen = old.wasOpen
    }
    for entry in layout.active where isCurrent(entry) {
      layout.constraints[entry.name].id = .none
      layout.constraints[entry.name].row = nil
    }
  }

  /// What the intrinsic size of an item asks for, in the order of `Item.rows`.
  func intrinsicRows(_ item: LayoutBook.Item) -> [LayoutRow?] {
    let traits = layoutTraits(of: item.view)
    func row(
      _ variable: VariableID, _ size: Double, _ relation: Relation, _ priority: Double
    ) -> LayoutRow? {
      guard size > 0 else { return nil }
      return LayoutRow(
        terms: [Term(1, variable)], relation: relation, priority: Int(priority), constant: -size)
    }
    let size = traits.intrinsicSize
    return [
      row(item.width, size.x, .atMost, traits.hugging.x),
      row(item.width, size.x, .atLeast, traits.compressionResistance.x),
      row(item.height, size.y, .atMost, traits.hugging.y),
      row(item.height, size.y, .atLeast, traits.compressionResistance.y),
    ]
  }

  /// Brings a row of the solver up to date as far as that removes it or changes its constant.
  mutating func loosen(_ row: inout LayoutRow?, _ id: inout RowID, for wanted: LayoutRow?) {
    guard let old = row, id != .none else { return }
    if let wanted, wanted.isLike(old) {
      layout.system.setConstant(id, to: wanted.constant)
      row = wanted
    } else {
      layout.system.remove(id)
      id = .none
      row = nil
    }
  }

  /// Adds a row that is wanted and not there.
  mutating func tighten(
    _ row: inout LayoutRow?, _ id: inout RowID, for wanted: LayoutRow?
  ) -> LinearSystem.Outcome {
    guard let wanted, id == .none else { return .done }
    let outcome = layout.system.add(
      wanted.terms, wanted.relation, constant: wanted.constant,
      strength: Strength(wanted.priority), &id)
    row = outcome == .done ? wanted : nil
    return outcome
  }
}
