import AnimGeometry
import AnimSolver

extension Layout {
  /// The active constraints whose views are all on the stage, in order of activation.
  mutating func effectiveConstraints(_ views: ViewTree) -> [UInt32] {
    active = active.filter { isCurrent($0) }
    return active.compactMap { entry in
      let says = constraints[entry.name].says
      let isOnStage =
        views.isInTree(says.first.view) && (says.second.map { views.isInTree($0.view) } ?? true)
      return isOnStage ? entry.name : nil
    }
  }

  /// The view a constraint places: the first, or the second if the first is the stage.
  func placedView(_ constraint: LayoutConstraint) -> ViewID? {
    if constraint.first.view != .stage { return constraint.first.view }
    guard let second = constraint.second?.view, second != .stage else { return nil }
    return second
  }

  /// Gives every view that is to be placed its variables.
  ///
  /// - Returns: the items of views that are not placed any more.
  mutating func updateItems(_ effective: [UInt32], _ views: ViewTree) -> [Item] {
    let old = items
    var isKept = Array(repeating: false, count: old.count)
    var items: [Layout.Item] = []
    var itemOf = Array(repeating: Int32(-1), count: views.pool.capacity)
    for name in effective {
      guard let view = placedView(constraints[name].says) else { continue }
      let slot = views.slot(view)
      guard itemOf[slot] < 0 else { continue }
      itemOf[slot] = Int32(items.count)
      let place = slot < self.itemOf.count ? Int(self.itemOf[slot]) : -1
      if place >= 0, old[place].view == view {
        isKept[place] = true
        items.append(old[place])
      } else {
        items.append(makeItem(view))
      }
    }
    self.items = items
    self.itemOf = itemOf
    return old.indices.filter { !isKept[$0] }.map { old[$0] }
  }

  private mutating func makeItem(_ view: ViewID) -> Layout.Item {
    Layout.Item(
      view: view, x: system.addVariable(), y: system.addVariable(),
      width: system.addVariable(isNonnegative: true),
      height: system.addVariable(isNonnegative: true))
  }

  /// Starts from an empty solver.
  mutating func forgetRows() {
    system = LinearSystem()
    orphans = []
    stays = []
    for index in items.indices {
      let old = items[index]
      items[index] = makeItem(old.view)
      items[index].wasOpen = old.wasOpen
    }
    for entry in active where isCurrent(entry) {
      constraints[entry.name].id = .none
      constraints[entry.name].row = nil
    }
  }

  /// Brings a constraint's row up to date as far as that removes it or changes its constant.
  ///
  /// - Returns: true if it is missing now.
  mutating func loosen(_ name: UInt32, for wanted: LayoutRow) -> Bool {
    let id = constraints[name].id
    guard id != .none, let old = constraints[name].row else { return true }
    if wanted.isLike(old) {
      if wanted.sum.constant != old.sum.constant {
        system.setConstant(id, to: wanted.sum.constant)
        constraints[name].row = wanted
      }
      return false
    }
    system.remove(id)
    constraints[name].id = .none
    constraints[name].row = nil
    return true
  }

  /// Adds a constraint's row.
  mutating func tighten(_ name: UInt32, for wanted: LayoutRow) -> LinearSystem.Outcome {
    var id = RowID.none
    let outcome = system.add(
      wanted.sum.list, wanted.relation, constant: wanted.sum.constant,
      strength: Strength(wanted.priority), &id)
    constraints[name].id = id
    constraints[name].row = outcome == .done ? wanted : nil
    return outcome
  }

  /// The rows of constraints.
  func rows(of names: [UInt32], _ views: ViewTree) -> [LayoutRow] {
    names.map { row(of: constraints[$0].says, views) }
  }

  /// The traits of the items' views.
  func itemTraits(_ views: ViewTree) -> [LayoutTraits] {
    items.map { traits(of: $0.view, views) }
  }

  /// What half of an item's intrinsic size asks for now, as a length of 0 for nothing.
  static func wish(_ side: Int, of traits: LayoutTraits) -> (length: Double, priority: Int) {
    let size = side < 2 ? traits.intrinsicSize.x : traits.intrinsicSize.y
    let pair = side % 2 == 0 ? traits.hugging : traits.compressionResistance
    return (max(size, 0), Int(side < 2 ? pair.x : pair.y))
  }

  /// Removes wishes of an item that have changed, or changes their lengths.
  ///
  /// - Returns: true if one is missing now.
  mutating func loosenWishes(of index: Int, _ traits: LayoutTraits) -> Bool {
    var isMissing = false
    for side in 0..<4 {
      let wanted = Layout.wish(side, of: traits)
      let old = items[index].wishes[side]
      guard old.id != .none else {
        isMissing = isMissing || wanted.length > 0
        continue
      }
      if wanted.length > 0, wanted.priority == old.priority {
        system.setConstant(old.id, to: -wanted.length)
        items[index].wishes[side].length = wanted.length
      } else {
        system.remove(old.id)
        items[index].wishes[side].id = .none
        isMissing = isMissing || wanted.length > 0
      }
    }
    return isMissing
  }

  /// Adds the wishes of an item that are missing.
  mutating func tightenWishes(of index: Int, _ traits: LayoutTraits) {
    let item = items[index]
    for side in 0..<4 where item.wishes[side].id == .none {
      let wanted = Layout.wish(side, of: traits)
      guard wanted.length > 0 else { continue }
      var id = RowID.none
      _ = system.add(
        [Term(1, side < 2 ? item.width : item.height)], side % 2 == 0 ? .atMost : .atLeast,
        constant: -wanted.length, strength: Strength(wanted.priority), &id)
      items[index].wishes[side] = Layout.Wish(
        id: id, length: wanted.length, priority: wanted.priority)
    }
  }
}
