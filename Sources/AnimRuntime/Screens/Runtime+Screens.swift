extension Runtime {
  /// Makes a view a screen, which is told when it appears and disappears.
  public mutating func makeScreen(_ view: ViewID) {
    guard views.contains(view), view != .stage else { return }
    let slot = views.slot(view)
    while screens.states.count <= slot { screens.states.append(.none) }
    guard screens.states[slot] == .none else { return }
    screens.states[slot] = .away
    screens.screens.append(view)
    screens.count += 1
    screens.isDirty = true
  }

  /// True from the time a screen was told that it appears until it is told that it will disappear.
  public func hasAppeared(_ view: ViewID) -> Bool {
    views.contains(view) && screens.state(views.slot(view)) == .shown
  }

  /// True if `view` is a screen.
  public func isScreen(_ view: ViewID) -> Bool {
    views.contains(view) && screens.state(views.slot(view)) != .none
  }

  /// The outermost screen around a view that has not appeared; nil where there is none. The view
  /// itself, if it is a screen, does not count: it belongs to what it is in.
  public func screenToAppear(around view: ViewID) -> ViewID? {
    if screens.count == 0 || !views.contains(view) { return nil }
    var found: ViewID?
    var at = views.links(view).parent
    while at >= 0 {
      let state = screens.state(Int(at))
      if state != .none, state != .shown { found = views.id(at) }
      at = views.pool[UInt32(at)].parent
    }
    return found
  }

  /// True if what happens to a view is seen: it is on the stage, and the screens around it have
  /// appeared.
  func isOnScreen(_ view: ViewID) -> Bool {
    isInTree(view) && screenToAppear(around: view) == nil
  }

  /// True if what changes in a view is seen: it is on screen, and has appeared if it is one.
  func isShowing(_ view: ViewID) -> Bool {
    guard isOnScreen(view) else { return false }
    let state = screens.state(views.slot(view))
    return state == .none || state == .shown
  }

  /// Whether an open block changes in vain what it could animate, which it takes note of.
  mutating func isUnseen(_ property: Property, _ view: ViewID) -> Bool {
    guard let block = openBlocks.last, !block.isTransition, property.isAnimatable,
      !isOnScreen(view)
    else { return false }
    openBlocks[openBlocks.count - 1].noteUnseen(view)
    return true
  }

  /// True if a view, or one around it up to `root`, is a screen that was told that it appears: out
  /// of the tree it will be told that it disappears.
  func isInScreenToDisappear(_ view: ViewID, within root: ViewID) -> Bool {
    if screens.count == 0 || !views.contains(view) { return false }
    var at = Int32(views.slot(view))
    while at >= 0 {
      let state = screens.state(Int(at))
      if state == .shown || state == .appearing { return true }
      if views.id(at) == root { return false }
      at = views.pool[UInt32(at)].parent
    }
    return false
  }

  // MARK: What others change

  /// A view has come into another or gone from it.
  mutating func noteScreens(_ view: ViewID) {
    if screens.count == 0 { return }
    screens.isDirty = true
    guard let block = openBlocks.last(where: { transitions[$0.id] != nil }) else { return }
    screens.gates[view] = block.id
  }

  /// A transition is over.
  mutating func noteScreens(endOf id: AnimationID) {
    if screens.gates.isEmpty { return }
    screens.gates = screens.gates.filter { $0.value != id }
    screens.isDirty = true
  }

  /// A view ends, and with it what is in it leaves the tree.
  mutating func forgetScreen(_ view: ViewID) {
    if screens.count == 0 { return }
    screens.isDirty = true
    let slot = views.slot(view)
    guard screens.state(slot) != .none else { return }
    screens.states[slot] = .none
    screens.count -= 1
    if screens.screens.count > 2 * screens.count + 64 { dropEndedScreens() }
  }

  mutating func dropEndedScreens() {
    screens.screens = screens.screens.filter { isScreen($0) }
  }
}
