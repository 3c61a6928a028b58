extension Screens {
  /// Makes a view a screen, which learns when it appears and disappears.
  mutating func make(_ view: ViewID, _ views: ViewTree) {
    guard views.contains(view), view != .stage else { return }
    let slot = views.slot(view)
    while states.count <= slot { states.append(.none) }
    guard states[slot] == .none else { return }
    states[slot] = .away
    all.append(view)
    count += 1
    isDirty = true
  }

  /// True from the moment a screen has learned that it appears until it learns that it will
  /// disappear.
  func hasAppeared(_ view: ViewID, _ views: ViewTree) -> Bool {
    views.contains(view) && state(views.slot(view)) == .shown
  }

  /// True if `view` is a screen.
  func isScreen(_ view: ViewID, _ views: ViewTree) -> Bool {
    views.contains(view) && state(views.slot(view)) != .none
  }

  /// The outermost screen around a view that has not appeared; nil where there is none. The view
  /// itself, if it is a screen, does not count: it belongs to what it is in.
  func screenToAppear(around view: ViewID, _ views: ViewTree) -> ViewID? {
    if count == 0 || !views.contains(view) { return nil }
    var found: ViewID?
    var at = views.links(view).parent
    while at >= 0 {
      let state = state(Int(at))
      if state != .none, state != .shown { found = views.id(at) }
      at = views.pool[UInt32(at)].parent
    }
    return found
  }

  /// True if what happens to a view is seen: it is on the stage, and the screens around it have
  /// appeared.
  func isOnScreen(_ view: ViewID, _ views: ViewTree) -> Bool {
    views.isInTree(view) && screenToAppear(around: view, views) == nil
  }

  /// True if what changes in a view is seen: it is on screen, and has appeared if it is one.
  func isShowing(_ view: ViewID, _ views: ViewTree) -> Bool {
    guard isOnScreen(view, views) else { return false }
    let state = state(views.slot(view))
    return state == .none || state == .shown
  }

  /// True if a view, or one around it up to `root`, is a screen that was told that it appears: out
  /// of the tree it will be told that it disappears.
  func isInScreenToDisappear(
    _ view: ViewID, within root: ViewID, _ views: ViewTree
  ) -> Bool {
    if count == 0 || !views.contains(view) { return false }
    var at = Int32(views.slot(view))
    while at >= 0 {
      let state = state(Int(at))
      if state == .shown || state == .appearing { return true }
      if views.id(at) == root { return false }
      at = views.pool[UInt32(at)].parent
    }
    return false
  }

  // MARK: What others change

  /// A view has come into another or gone from it; `gate` is the transition that moves it.
  mutating func noteMove(of view: ViewID, gate: AnimationID?) {
    if count == 0 { return }
    isDirty = true
    if let gate { gates[view] = gate }
  }

  /// A transition is over.
  mutating func noteEnd(of id: AnimationID) {
    if gates.isEmpty { return }
    gates = gates.filter { $0.value != id }
    isDirty = true
  }

  /// A view ends, and with it what is in it leaves the tree.
  mutating func forget(_ view: ViewID, _ views: ViewTree) {
    if count == 0 { return }
    isDirty = true
    let slot = views.slot(view)
    guard state(slot) != .none else { return }
    states[slot] = .none
    count -= 1
    if all.count > 2 * count + 64 { dropEnded(views) }
  }

  mutating func dropEnded(_ views: ViewTree) {
    all = all.filter { isScreen($0, views) }
  }

  /// About how many bytes the screens take.
  var footprint: Int { all.count * 4 * MemoryLayout<ViewID>.stride }

  /// Adds what decides which screens learn of which moments.
  func add(to digest: inout Digest, _ views: ViewTree) {
    for view in all where isScreen(view, views) {
      digest.add(view.raw)
      digest.add(UInt64(states[views.slot(view)].rawValue))
    }
    for (view, moment) in queue {
      digest.add(view.raw)
      digest.add(UInt64(moment.rawValue))
    }
    digest.add(isDirty)
    for (view, gate) in gates.sorted(by: { $0.key.raw < $1.key.raw }) {
      digest.add(view.raw)
      digest.add(gate.raw)
    }
  }
}
