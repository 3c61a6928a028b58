import AnimSolver

extension Layout {
  /// The row of a constraint: first − multiplier · second − constant ◇ 0.
  func row(of constraint: LayoutConstraint, _ views: ViewTree) -> LayoutRow {
    var sum = LayoutExpression()
    sum.constant = -constraint.constant
    let first = constraint.first
    add(first, 1, to: &sum, views)
    let isVertical = first.attribute.isVertical
    if let second = constraint.second {
      add(second, -constraint.multiplier, to: &sum, views)
      // Both places count from here; it matters only if they count differently.
      if !first.attribute.isSize, constraint.multiplier != 1 {
        let space = commonSuperview(first.view, second.view, views)
        addContentOrigin(of: space, isVertical, constraint.multiplier - 1, to: &sum, views)
      }
    } else if !first.attribute.isSize {
      let parent = views.links(first.view).parent
      let space = parent >= 0 ? Int(parent) : views.slot(first.view)
      addContentOrigin(of: space, isVertical, -1, to: &sum, views)
    }
    return LayoutRow(sum: sum, relation: constraint.relation, priority: constraint.priority)
  }

  /// Adds `factor` times an anchor's place or length.
  private func add(
    _ anchor: LayoutAnchor, _ factor: Double, to sum: inout LayoutExpression, _ views: ViewTree
  ) {
    let slot = views.slot(anchor.view)
    let isVertical = anchor.attribute.isVertical
    let insets = insets(of: anchor, views).along(isVertical)
    guard let share = anchor.attribute.share else {
      addLength(of: slot, isVertical, factor, to: &sum, views)
      sum.constant -= factor * (insets.near + insets.far)
      return
    }
    addOrigin(of: slot, isVertical, factor, to: &sum, views)
    addLength(of: slot, isVertical, factor * share, to: &sum, views)
    sum.constant += factor * ((1 - share) * insets.near - share * insets.far)
  }

  private func insets(of anchor: LayoutAnchor, _ views: ViewTree) -> Insets {
    switch anchor.guide {
    case .edges: .zero
    case .margins: traits(of: anchor.view, views).margins
    case .safeArea: anchor.view == .stage ? traits(of: .stage, views).safeArea : .zero
    }
  }

  private func addLength(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression,
    _ views: ViewTree
  ) {
    if let index = item(of: slot) {
      sum.add(factor, isVertical ? items[index].height : items[index].width)
    } else {
      let bounds = views.modelLanes(slot, .bounds)
      sum.constant += factor * (isVertical ? bounds.w : bounds.z)
    }
  }

  /// Adds `factor` times the left or top of a view from the stage's: a view that no constraint
  /// places, or that physics moves, lies where its frame says in what it is in.
  private func addOrigin(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression,
    _ views: ViewTree
  ) {
    var at = slot
    while true {
      if let index = placedItem(of: at, views) {
        sum.add(factor, isVertical ? items[index].y : items[index].x)
        return
      }
      let parent = views.pool[UInt32(at)].parent
      guard parent >= 0 else { return }
      let frame = views.plainFrame(of: at)
      let bounds = views.modelLanes(Int(parent), .bounds)
      sum.constant += factor * (isVertical ? frame.y - bounds.y : frame.x - bounds.x)
      at = Int(parent)
    }
  }

  /// The same of where a view's own coordinates begin.
  private func addContentOrigin(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression,
    _ views: ViewTree
  ) {
    addOrigin(of: slot, isVertical, factor, to: &sum, views)
    let bounds = views.modelLanes(slot, .bounds)
    sum.constant -= factor * (isVertical ? bounds.y : bounds.x)
  }

  /// The index of a view's item, nil if nothing places it.
  @inline(__always)
  func item(of slot: Int) -> Int? {
    guard slot < itemOf.count, itemOf[slot] >= 0 else { return nil }
    return Int(itemOf[slot])
  }

  /// The index of the item of a view that layout places; nil if nothing does, or physics.
  @inline(__always)
  func placedItem(of slot: Int, _ views: ViewTree) -> Int? {
    guard let item = item(of: slot), !views.isHeld(slot) else { return nil }
    return item
  }

  /// The slot of the nearest view that both are in or are; the stage's where there is none.
  private func commonSuperview(_ a: ViewID, _ b: ViewID, _ views: ViewTree) -> Int {
    var at = Int32(views.slot(a))
    // A view is in its superview's coordinates, not in its own.
    if a == b { at = max(views.links(a).parent, 0) }
    while at >= 0 {
      if views.isDescendant(b, of: views.id(at)) { return Int(at) }
      at = views.pool[UInt32(at)].parent
    }
    return 0
  }
}
