import AnimGeometry
import AnimSolver

extension Runtime {
  /// Solves the constraints and gives the views inside `view` the frames that follow, animated
  /// where a block is open; views elsewhere are left for a later pass.
  public mutating func applyLayout(below view: ViewID) -> LayoutReport {
    guard views.contains(view), layout.isDirty, layout.activeCount > 0 || !layout.items.isEmpty
    else { return LayoutReport() }
    let report = solveLayout()
    layout.isWriting = true
    let (changes, areAll) = changedFrames(below: view)
    for change in changes {
      if isMovedByDynamics(change.view) {
        // About its center, so what leans on its sides is to be looked at again.
        resize(change.view, change.frame)
        layout.isDirty = true
      } else {
        _ = setFrame(change.frame, of: change.view)
      }
    }
    layout.isWriting = false
    if !areAll { layout.isDirty = true }
    return report
  }

  /// How many constraints and views the next layout has to look at; none if nothing has changed.
  public var layoutWork: Int { layout.isDirty ? layout.activeCount + layout.items.count : 0 }

  /// The frames inside `view` that are not what the solver has found, and whether none is elsewhere.
  private func changedFrames(
    below view: ViewID
  ) -> (changes: [(view: ViewID, frame: Rect)], areAll: Bool) {
    var changes: [(view: ViewID, frame: Rect)] = []
    var areAll = true
    for item in layout.items {
      guard let frame = solvedFrame(of: item), frame != plainFrame(of: views.slot(item.view)) else {
        continue
      }
      if view == .stage || item.view != view && isDescendant(item.view, of: view) {
        changes.append((item.view, frame))
      } else {
        areAll = false
      }
    }
    return (changes, areAll)
  }

  /// The frame the solver has found, in the superview; nil if it is no frame.
  ///
  /// What differs from the present one by rounding alone does not count as different.
  private func solvedFrame(of item: LayoutBook.Item) -> Rect? {
    let slot = views.slot(item.view)
    let parent = Int(max(views.pool[UInt32(slot)].parent, 0))
    let bounds = modelLanes(parent, .bounds)
    let origin = solvedOrigin(of: parent)
    let old = plainFrame(of: slot)
    let isOwned = isOwned(slot)
    let frame = Rect(
      isOwned ? old.x : tidied(layout.system.value(of: item.x) - origin.x + bounds.x, old.x),
      isOwned ? old.y : tidied(layout.system.value(of: item.y) - origin.y + bounds.y, old.y),
      tidied(max(layout.system.value(of: item.width), 0), old.width),
      tidied(max(layout.system.value(of: item.height), 0), old.height))
    let isUsable = [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) <= 1e12 }
    return isUsable ? frame : nil
  }

  /// Where a view will lie from the stage's left and top: a view that nothing places keeps its frame
  /// and goes with what it is in.
  private func solvedOrigin(of slot: Int) -> Point {
    var origin = Point(0, 0)
    var at = slot
    while true {
      if let item = placedItem(of: at) {
        origin.x += layout.system.value(of: layout.items[item].x)
        origin.y += layout.system.value(of: layout.items[item].y)
        return origin
      }
      let parent = Int(views.pool[UInt32(at)].parent)
      guard parent >= 0 else { return origin }
      let frame = plainFrame(of: at)
      let bounds = modelLanes(parent, .bounds)
      origin.x += frame.x - bounds.x
      origin.y += frame.y - bounds.y
      at = parent
    }
  }

  private mutating func resize(_ view: ViewID, _ frame: Rect) {
    let bounds = modelLanes(views.slot(view), .bounds)
    _ = set(.bounds, of: view, to: .rect(Rect(bounds.x, bounds.y, frame.width, frame.height)))
  }

  private func tidied(_ value: Double, _ old: Double) -> Double {
    if abs(value - old) <= 1e-9 * max(1, abs(old)) { return old }
    let round = (value * 64).rounded() / 64
    // Adding zero makes −0 a plain zero.
    return (abs(value - round) <= 1e-9 * max(1, abs(value)) ? round : value) + 0
  }

  /// What a view says about its own size and margins.
  public func layoutTraits(of view: ViewID) -> LayoutTraits {
    guard views.contains(view) else { return LayoutTraits() }
    let slot = views.slot(view)
    return slot < layout.traits.count ? layout.traits[slot] : LayoutTraits()
  }

  /// Sets what a view says about its own size and margins, each number within its range.
  public mutating func setLayoutTraits(_ traits: LayoutTraits, of view: ViewID) {
    guard views.contains(view) else { return }
    let slot = views.slot(view)
    let new = traits.clamped
    guard new != layoutTraits(of: view) else { return }
    while layout.traits.count <= slot { layout.traits.append(LayoutTraits()) }
    layout.traits[slot] = new
    layout.isDirty = true
    isUnsettled = true
  }
}
