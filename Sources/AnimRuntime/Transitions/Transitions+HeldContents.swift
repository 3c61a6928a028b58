extension Transitions {
  // What a transition's block writes is the model at once. Its contents are seen as they were until
  // the swap: a contribution at the bottom of the property's list stands for the old model value, so
  // that animations of the property go on above it, and an older transition's comes above a newer
  // one's and is seen first.

  /// The open transitions that show a view's old state until their swap, also from inside an
  /// `animate` in their blocks; outermost first.
  func open(showing view: ViewID, _ scene: Scene) -> [AnimationID] {
    if scene.animations.openBlocks.isEmpty || isEmpty { return [] }
    return scene.animations.openBlocks.lazy.filter { $0.isTransition }.map(\.id).filter {
      isContent(view, of: $0, scene.views)
    }
  }

  /// True from the opening of a transition until the time of its swap: the old contents are seen.
  func showsOldContents(_ id: AnimationID, _ scene: Scene) -> Bool {
    self[id] != nil && scene.now < scene.animations.blocks[id.raw].swap
  }

  private func isContent(
    _ view: ViewID, of id: AnimationID, _ views: ViewTree
  ) -> Bool {
    guard let record = self[id] else { return false }
    return holdsSuperview(of: view, for: id)
      || record.spec.views.contains { views.isDescendant(view, of: $0) }
  }

  /// Keeps the model value of a property that is about to be written, if it is seen until a swap.
  func holdContent(_ property: Property, of view: ViewID, _ scene: inout Scene) {
    if scene.animations.openBlocks.isEmpty { return }
    for id in open(showing: view, scene) {
      holdContent(property, scene.views.slot(view), for: id, &scene)
    }
  }

  private func holdContent(
    _ property: Property, _ slot: Int, for id: AnimationID, _ scene: inout Scene
  ) {
    var index = scene.views.stack(slot, property)
    while index >= 0 {
      if scene.animations.contributions[index].animation == id { return }
      index = scene.animations.contributions[index].above
    }
    var contribution = Contribution(
      from: .zero, to: .zero, wide: -1, animation: id, view: Int32(slot), property: property,
      mode: .content)
    if property.isWide {
      let old = scene.views.modelTransform(slot, property)
      contribution.wide = scene.animations.contributions.insertPair(old, old)
    } else {
      contribution.from = scene.views.modelLanes(slot, property)
      contribution.to = contribution.from
    }
    let oldest = scene.views.stack(slot, property)
    let held = scene.animations.attach(contribution, above: -1, &scene.views)
    scene.animations.contributions[held].above = oldest
  }

  /// Keeps where a view is, and what is where it is and goes, before it moves to `parent`.
  mutating func holdPlace(of child: ViewID, movingTo parent: ViewID?, _ scene: Scene) {
    if scene.animations.openBlocks.isEmpty { return }
    for block in scene.animations.openBlocks where block.isTransition {
      holdPlace(of: child, movingTo: parent, for: block.id, scene.views)
    }
  }

  private mutating func holdPlace(
    of child: ViewID, movingTo parent: ViewID?, for id: AnimationID, _ views: ViewTree
  ) {
    guard let record = self[id] else { return }
    let old = views.superview(of: child)
    let parents = [old, parent].compactMap(\.self).filter {
      $0 == record.container || isContent($0, of: id, views)
    }
    guard !parents.isEmpty || isContent(child, of: id, views) else { return }
    for parent in parents where !holdsSubviews(of: parent, for: id) {
      hold(subviews: views.subviews(of: parent), of: parent, for: id)
    }
    if !holdsSuperview(of: child, for: id) {
      // From elsewhere it has gone at once, and one that was made in the block was nowhere.
      let seen = old.flatMap { parents.contains($0) ? $0 : nil }
      hold(superview: seen ?? .none, of: child, for: id)
    }
  }

  /// The subviews that are seen in a view, from the rearmost to the foremost: the old ones until a
  /// swap, as far as they exist.
  func presentationSubviews(of view: ViewID, _ scene: Scene) -> [ViewID] {
    guard let held = subviews[view]?.first(where: { showsOldContents($0.transition, scene) })
    else { return scene.views.subviews(of: view) }
    return held.views.filter { scene.views.contains($0) }
  }

  /// The superview a view is seen in: the old one until a swap; nil at a root.
  func presentationSuperview(of view: ViewID, _ scene: Scene) -> ViewID? {
    guard let held = superviews[view]?.first(where: { showsOldContents($0.transition, scene) })
    else { return scene.views.superview(of: view) }
    return scene.views.contains(held.view) ? held.view : nil
  }
}
