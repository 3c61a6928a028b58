import AnimGeometry
import AnimSolver

/// A sum of variables and a constant, as it grows; a plain value, for there are many of them.
struct LayoutExpression: Sendable {
  /// A constraint has no more: a place and a length on either side, and where places count from.
  private var terms: [5 of Term] = .init(repeating: Term(0, .none))
  private(set) var count = 0
  var constant = 0.0

  /// Adds `coefficient` times a variable.
  mutating func add(_ coefficient: Double, _ variable: VariableID) {
    guard coefficient != 0 else { return }
    for index in 0..<count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 {
        count -= 1
        terms[index] = terms[count]
      }
      return
    }
    guard count < 5 else { return }
    terms[count] = Term(coefficient, variable)
    count += 1
  }

  /// The terms by themselves.
  var list: [Term] { (0..<count).map { terms[$0] } }

  /// True if the same variables have the same coefficients, in the same order.
  func hasTerms(of other: LayoutExpression) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where terms[index] != other.terms[index] { return false }
    return true
  }
}

/// One inequality or equation as the solver has it.
struct LayoutRow: Sendable {
  var sum = LayoutExpression()
  var relation: Relation
  var priority: Int

  /// True if only the constants differ.
  func isLike(_ other: LayoutRow) -> Bool {
    relation == other.relation && priority == other.priority && sum.hasTerms(of: other.sum)
  }
}

extension Runtime {
  /// The row of a constraint: first − multiplier · second − constant ◇ 0.
  func row(of constraint: LayoutConstraint) -> LayoutRow {
    var sum = LayoutExpression()
    sum.constant = -constraint.constant
    let first = constraint.first
    add(first, 1, to: &sum)
    let isVertical = first.attribute.isVertical
    if let second = constraint.second {
      add(second, -constraint.multiplier, to: &sum)
      // Both places count from here; it matters only if they count differently.
      if !first.attribute.isSize, constraint.multiplier != 1 {
        let space = commonSuperview(first.view, second.view)
        addContentOrigin(of: space, isVertical, constraint.multiplier - 1, to: &sum)
      }
    } else if !first.attribute.isSize {
      let parent = views.links(first.view).parent
      let space = parent >= 0 ? Int(parent) : views.slot(first.view)
      addContentOrigin(of: space, isVertical, -1, to: &sum)
    }
    return LayoutRow(sum: sum, relation: constraint.relation, priority: constraint.priority)
  }

  /// Adds `factor` times an anchor's place or length.
  private func add(_ anchor: LayoutAnchor, _ factor: Double, to sum: inout LayoutExpression) {
    let slot = views.slot(anchor.view)
    let isVertical = anchor.attribute.isVertical
    let insets = insets(of: anchor).along(isVertical)
    guard let share = anchor.attribute.share else {
      addLength(of: slot, isVertical, factor, to: &sum)
      sum.constant -= factor * (insets.near + insets.far)
      return
    }
    addOrigin(of: slot, isVertical, factor, to: &sum)
    addLength(of: slot, isVertical, factor * share, to: &sum)
    sum.constant += factor * ((1 - share) * insets.near - share * insets.far)
  }

  private func insets(of anchor: LayoutAnchor) -> Insets {
    switch anchor.guide {
    case .edges: .zero
    case .margins: layoutTraits(of: anchor.view).margins
    case .safeArea: anchor.view == .stage ? layoutTraits(of: .stage).safeArea : .zero
    }
  }

  private func addLength(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression
  ) {
    if let index = item(of: slot) {
      sum.add(factor, isVertical ? layout.items[index].height : layout.items[index].width)
    } else {
      let bounds = modelLanes(slot, .bounds)
      sum.constant += factor * (isVertical ? bounds.w : bounds.z)
    }
  }

  /// Adds `factor` times the left or top of a view from the stage's: a view that no constraint
  /// places, or that physics moves, lies where its frame says in what it is in.
  private func addOrigin(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression
  ) {
    var at = slot
    while true {
      if let index = placedItem(of: at) {
        sum.add(factor, isVertical ? layout.items[index].y : layout.items[index].x)
        return
      }
      let parent = views.pool[UInt32(at)].parent
      guard parent >= 0 else { return }
      let frame = plainFrame(of: at)
      let bounds = modelLanes(Int(parent), .bounds)
      sum.constant += factor * (isVertical ? frame.y - bounds.y : frame.x - bounds.x)
      at = Int(parent)
    }
  }

  /// The same of where a view's own coordinates begin.
  private func addContentOrigin(
    of slot: Int, _ isVertical: Bool, _ factor: Double, to sum: inout LayoutExpression
  ) {
    addOrigin(of: slot, isVertical, factor, to: &sum)
    let bounds = modelLanes(slot, .bounds)
    sum.constant -= factor * (isVertical ? bounds.y : bounds.x)
  }

  /// A view's frame as if it had no transform: that is what layout places.
  func plainFrame(of slot: Int) -> Rect {
    let bounds = modelLanes(slot, .bounds)
    let center = modelLanes(slot, .center)
    let anchor = modelLanes(slot, .anchorPoint)
    return Rect(
      center.x - anchor.x * bounds.z, center.y - anchor.y * bounds.w, bounds.z, bounds.w)
  }

  /// The index of a view's item, nil if nothing places it.
  @inline(__always)
  func item(of slot: Int) -> Int? {
    guard slot < layout.itemOf.count, layout.itemOf[slot] >= 0 else { return nil }
    return Int(layout.itemOf[slot])
  }

  /// The slot of the nearest view that both are in or are; the stage's where there is none.
  private func commonSuperview(_ a: ViewID, _ b: ViewID) -> Int {
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
