import AnimGeometry
import AnimSolver

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
  func placedView(_ constraint: LayoutConstraint) -> ViewID? {
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
    layout.stays = []
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

  /// Brings a constraint's row up to date as far as that removes it or changes its constant.
  ///
  /// - Returns: true if it is missing now.
  mutating func loosen(_ name: UInt32, for wanted: LayoutRow) -> Bool {
    let id = layout.constraints[name].id
    guard id != .none, let old = layout.constraints[name].row else { return true }
    if wanted.isLike(old) {
      if wanted.sum.constant != old.sum.constant {
        layout.system.setConstant(id, to: wanted.sum.constant)
        layout.constraints[name].row = wanted
      }
      return false
    }
    layout.system.remove(id)
    layout.constraints[name].id = .none
    layout.constraints[name].row = nil
    return true
  }

  /// Adds a constraint's row.
  mutating func tighten(_ name: UInt32, for wanted: LayoutRow) -> LinearSystem.Outcome {
    var id = RowID.none
    let outcome = layout.system.add(
      wanted.sum.list, wanted.relation, constant: wanted.sum.constant,
      strength: Strength(wanted.priority), &id)
    layout.constraints[name].id = id
    layout.constraints[name].row = outcome == .done ? wanted : nil
    return outcome
  }

  // What is asked of the views is asked of all at once: a call from code that changes the runtime to
  // code that only reads it costs a copy of the whole.

  /// The rows of constraints.
  func rows(of names: [UInt32]) -> [LayoutRow] {
    names.map { row(of: layout.constraints[$0].says) }
  }

  /// The traits of the items' views.
  func itemTraits() -> [LayoutTraits] { layout.items.map { layoutTraits(of: $0.view) } }

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
      let wanted = Runtime.wish(side, of: traits)
      let old = layout.items[index].wishes[side]
      guard old.id != .none else {
        isMissing = isMissing || wanted.length > 0
        continue
      }
      if wanted.length > 0, wanted.priority == old.priority {
        layout.system.setConstant(old.id, to: -wanted.length)
        layout.items[index].wishes[side].length = wanted.length
      } else {
        layout.system.remove(old.id)
        layout.items[index].wishes[side].id = .none
        isMissing = isMissing || wanted.length > 0
      }
    }
    return isMissing
  }

  /// Adds the wishes of an item that are missing.
  mutating func tightenWishes(of index: Int, _ traits: LayoutTraits) {
    let item = layout.items[index]
    for side in 0..<4 where item.wishes[side].id == .none {
      let wanted = Runtime.wish(side, of: traits)
      guard wanted.length > 0 else { continue }
      var id = RowID.none
      _ = layout.system.add(
        [Term(1, side < 2 ? item.width : item.height)], side % 2 == 0 ? .atMost : .atLeast,
        constant: -wanted.length, strength: Strength(wanted.priority), &id)
      layout.items[index].wishes[side] = LayoutBook.Wish(
        id: id, length: wanted.length, priority: wanted.priority)
    }
  }
}
