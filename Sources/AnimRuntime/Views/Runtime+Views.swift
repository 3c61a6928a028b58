import AnimGeometry

extension Runtime {
  /// Makes a view outside the tree; `none` when four million are alive.
  public mutating func makeView(bounds: Rect, center: Point) -> ViewID {
    views.make(bounds: bounds, center: center)
  }

  /// Ends a view: takes it out of the tree, ends its animations and leaves its subviews without
  /// superview. The stage and unknown ids are ignored.
  public mutating func destroyView(_ view: ViewID) {
    guard view != .stage, views.contains(view) else { return }
    removeFromSuperview(view)
    forgetScreen(view)
    cancelAnimations(of: view)
    for child in subviews(of: view) { views.unlink(child) }
    forgetLayout(of: views.slot(view))
    forgetDynamics(of: view)
    views.free(view)
  }

  public func exists(_ view: ViewID) -> Bool { views.contains(view) }

  /// Puts `child` under `parent`, moving it if it is elsewhere; a move ends no animation.
  ///
  /// - Parameter index: its place among the subviews, 0 the rearmost; in front of all if nil or
  ///   beyond the end.
  /// - Returns: false, and nothing changes, if a view would become its own ancestor.
  @discardableResult
  public mutating func add(_ child: ViewID, to parent: ViewID, at index: Int? = nil) -> Bool {
    guard views.contains(child), views.contains(parent), child != .stage,
      !views.isDescendant(parent, of: child)
    else { return false }
    holdPlace(of: child, movingTo: parent)
    if let old = superview(of: child) { noteTree(old) }
    views.unlink(child)
    let links = views.links(parent)
    var after: Int32 = -1
    if let index, index < Int(links.childCount) {
      after = links.firstChild
      for _ in 0..<max(index, 0) { after = views.links(views.id(after)).after }
    }
    views.link(child, under: parent, before: after)
    noteTree(parent)
    noteScreens(child)
    isUnsettled = true
    return true
  }

  /// Takes a view out of its superview; the animations of everything below it end unfinished.
  ///
  /// - Returns: how many views had to be looked at.
  @discardableResult
  public mutating func removeFromSuperview(_ view: ViewID) -> Int {
    guard views.contains(view), views.links(view).parent >= 0 else { return 0 }
    var count = 1
    holdPlace(of: view, movingTo: nil)
    if contributions.count > 0 || !transitions.isEmpty {
      let slots = views.subtree(view)
      for slot in slots { cancelAnimations(of: views.id(slot)) }
      count = slots.count
    }
    noteTree(views.id(views.links(view).parent))
    views.unlink(view)
    noteScreens(view)
    isUnsettled = true
    return count
  }

  /// The superview, nil at a root.
  public func superview(of view: ViewID) -> ViewID? {
    guard views.contains(view), views.links(view).parent >= 0 else { return nil }
    return views.id(views.links(view).parent)
  }

  /// The subviews from the rearmost to the foremost.
  public func subviews(of view: ViewID) -> [ViewID] {
    guard views.contains(view) else { return [] }
    var children: [ViewID] = []
    children.reserveCapacity(Int(views.links(view).childCount))
    var child = views.links(view).firstChild
    while child >= 0 {
      let id = views.id(child)
      children.append(id)
      child = views.links(id).after
    }
    return children
  }

  /// Puts a view in front of its siblings.
  public mutating func bringToFront(_ view: ViewID) {
    guard let parent = superview(of: view) else { return }
    add(view, to: parent)
  }

  /// Puts a view behind its siblings.
  public mutating func sendToBack(_ view: ViewID) {
    guard let parent = superview(of: view) else { return }
    add(view, to: parent, at: 0)
  }

  /// True if the view is the stage or below it.
  public func isInTree(_ view: ViewID) -> Bool { views.isDescendant(view, of: .stage) }

  /// True if `view` is `ancestor` or below it.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    views.isDescendant(view, of: ancestor)
  }

  /// The same, adding to `steps` how many views had to be looked at.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID, _ steps: inout Int) -> Bool {
    views.isDescendant(view, of: ancestor, &steps)
  }
}
