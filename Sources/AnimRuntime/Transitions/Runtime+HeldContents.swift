extension Runtime {
  // What a transition's block writes is the model at once. Its contents are seen as they were until
  // the swap: a contribution at the bottom of the property's list stands for the old model value, so
  // that animations of the property go on above it, and an older transition's comes above a newer
  // one's and is seen first.

  /// The open transitions that show a view's old state until their swap, also from inside an
  /// `animate` in their blocks; outermost first.
  public func openTransitions(showing view: ViewID) -> [AnimationID] {
    if openBlocks.isEmpty || transitions.isEmpty { return [] }
    return openBlocks.lazy.filter { $0.isTransition }.map(\.id).filter {
      isContent(view, of: $0)
    }
  }

  /// True from the opening of a transition until the time of its swap: the old contents are seen.
  public func showsOldContents(_ id: AnimationID) -> Bool {
    guard let record = transitions[id] else { return false }
    return now < record.swap
  }

  private func isContent(_ view: ViewID, of id: AnimationID) -> Bool {
    guard let record = transitions[id] else { return false }
    return transitions.holdsSuperview(of: view, for: id)
      || record.spec.views.contains { isDescendant(view, of: $0) }
  }

  /// Keeps the model value of a property that is about to be written, if it is seen until a swap.
  mutating func holdContent(_ property: Property, _ view: ViewID, _ slot: Int) {
    if openBlocks.isEmpty { return }
    for id in openTransitions(showing: view) { holdContent(property, slot, for: id) }
  }

  private mutating func holdContent(_ property: Property, _ slot: Int, for id: AnimationID) {
    var index = stack(slot, property)
    while index >= 0 {
      if contributions[index].animation == id { return }
      index = contributions[index].above
    }
    var contribution = Contribution(
      from: .zero, to: .zero, wide: -1, animation: id, view: Int32(slot), property: property,
      mode: .content)
    if property.isWide {
      let old = modelWide(slot, property)
      contribution.wide = contributions.insertPair(old, old)
    } else {
      contribution.from = modelLanes(slot, property)
      contribution.to = contribution.from
    }
    let oldest = stack(slot, property)
    let held = attach(contribution, above: -1)
    contributions[held].above = oldest
  }

  /// Keeps where a view is, and what is where it is and goes, before it moves to `parent`.
  mutating func holdPlace(of child: ViewID, movingTo parent: ViewID?) {
    if openBlocks.isEmpty { return }
    for block in openBlocks where block.isTransition {
      holdPlace(of: child, movingTo: parent, for: block.id)
    }
  }

  private mutating func holdPlace(
    of child: ViewID, movingTo parent: ViewID?, for id: AnimationID
  ) {
    guard let record = transitions[id] else { return }
    let old = superview(of: child)
    let parents = [old, parent].compactMap(\.self).filter {
      $0 == record.container || isContent($0, of: id)
    }
    guard !parents.isEmpty || isContent(child, of: id) else { return }
    for parent in parents where !transitions.holdsSubviews(of: parent, for: id) {
      transitions.hold(subviews: subviews(of: parent), of: parent, for: id)
    }
    if !transitions.holdsSuperview(of: child, for: id) {
      // From elsewhere it has gone at once, and one that was made in the block was nowhere.
      let seen = old.flatMap { parents.contains($0) ? $0 : nil }
      transitions.hold(superview: seen ?? .none, of: child, for: id)
    }
  }

  /// The subviews that are seen in a view, from the rearmost to the foremost: the old ones until a
  /// swap, as far as they exist.
  public func presentationSubviews(of view: ViewID) -> [ViewID] {
    guard let held = transitions.subviews[view]?.first(where: { showsOldContents($0.transition) })
    else { return subviews(of: view) }
    return held.views.filter { views.contains($0) }
  }

  /// The superview a view is seen in: the old one until a swap; nil at a root.
  public func presentationSuperview(of view: ViewID) -> ViewID? {
    guard let held = transitions.superviews[view]?.first(where: { showsOldContents($0.transition) })
    else { return superview(of: view) }
    return views.contains(held.view) ? held.view : nil
  }
}
