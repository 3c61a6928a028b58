import AnimGeometry

extension Runtime {
  /// Makes a view outside the tree; `none` when four million are alive.
  public mutating func makeView(bounds: Rect, center: Point) -> ViewID {
    scene.views.make(bounds: bounds, center: center)
  }

  /// Ends a view: takes it out of the tree, ends its animations and leaves its subviews without
  /// superview. The stage and unknown ids are ignored.
  public mutating func destroyView(_ view: ViewID) {
    guard view != .stage, exists(view) else { return }
    removeFromSuperview(view)
    screens.forget(view, scene.views)
    cancelAnimations(of: view)
    for child in subviews(of: view) { scene.views.unlink(child) }
    scene.layout.forget(scene.views.slot(view))
    dynamics.forget(view, &scene)
    scene.views.free(view)
  }

  /// True until a view is destroyed.
  public func exists(_ view: ViewID) -> Bool { scene.views.contains(view) }

  /// Puts `child` under `parent`, moving it if it is elsewhere; a move ends no animation.
  ///
  /// - Parameter index: its place among the subviews, 0 the rearmost; in front of all if nil or
  ///   beyond the end.
  /// - Returns: false, and nothing changes, if a view would become its own ancestor.
  @discardableResult
  public mutating func add(_ child: ViewID, to parent: ViewID, at index: Int? = nil) -> Bool {
    guard exists(child), exists(parent), child != .stage, !isDescendant(parent, of: child)
    else { return false }
    transitions.holdPlace(of: child, movingTo: parent, scene)
    if let old = superview(of: child) { scene.layout.noteTree(old, scene.views) }
    scene.views.move(child, to: parent, at: index)
    scene.layout.noteTree(parent, scene.views)
    screens.noteMove(of: child, gate: transitions.innermostOpen(scene.animations))
    scene.clock.isUnsettled = true
    return true
  }

  /// Takes a view out of its superview; the animations of everything below it end unfinished.
  ///
  /// - Returns: how many views had to be looked at.
  @discardableResult
  public mutating func removeFromSuperview(_ view: ViewID) -> Int {
    guard let parent = superview(of: view) else { return 0 }
    var count = 1
    transitions.holdPlace(of: view, movingTo: nil, scene)
    if scene.animations.contributions.count > 0 || !transitions.isEmpty {
      let slots = scene.views.subtree(view)
      for slot in slots { cancelAnimations(of: scene.views.id(slot)) }
      count = slots.count
    }
    scene.layout.noteTree(parent, scene.views)
    scene.views.unlink(view)
    screens.noteMove(of: view, gate: transitions.innermostOpen(scene.animations))
    scene.clock.isUnsettled = true
    return count
  }

  /// The superview, nil at a root.
  public func superview(of view: ViewID) -> ViewID? { scene.views.superview(of: view) }

  /// The subviews from the rearmost to the foremost.
  public func subviews(of view: ViewID) -> [ViewID] { scene.views.subviews(of: view) }

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
  public func isInTree(_ view: ViewID) -> Bool { scene.views.isInTree(view) }

  /// True if `view` is `ancestor` or below it.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    scene.views.isDescendant(view, of: ancestor)
  }

  /// The same, adding to `steps` how many views had to be looked at.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID, _ steps: inout Int) -> Bool {
    scene.views.isDescendant(view, of: ancestor, &steps)
  }

  // MARK: Screens

  /// Makes a view a screen, which learns when it appears and disappears.
  public mutating func makeScreen(_ view: ViewID) { screens.make(view, scene.views) }

  /// True from the moment a screen has learned that it appears until it learns that it will
  /// disappear.
  public func hasAppeared(_ view: ViewID) -> Bool { screens.hasAppeared(view, scene.views) }

  /// True if `view` is a screen.
  public func isScreen(_ view: ViewID) -> Bool { screens.isScreen(view, scene.views) }

  /// The outermost screen around a view that has not appeared; nil where there is none. The view
  /// itself, if it is a screen, does not count: it belongs to what it is in.
  public func screenToAppear(around view: ViewID) -> ViewID? {
    screens.screenToAppear(around: view, scene.views)
  }
}
