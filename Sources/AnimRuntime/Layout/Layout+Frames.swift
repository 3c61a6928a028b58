import AnimGeometry
import AnimSolver

extension Layout {
  /// True if there is anything to solve.
  var needsSolving: Bool { isDirty && (activeCount > 0 || !items.isEmpty) }

  /// How many constraints and views the next pass has to look at; none if nothing has changed.
  var work: Int { isDirty ? activeCount + items.count : 0 }

  /// The frames inside `view` that are not what the solver has found, and whether none is elsewhere.
  func changedFrames(
    below view: ViewID, _ views: ViewTree
  ) -> (changes: [(view: ViewID, frame: Rect)], areAll: Bool) {
    var changes: [(view: ViewID, frame: Rect)] = []
    var areAll = true
    for item in items {
      guard let frame = solvedFrame(of: item, views),
        frame != views.plainFrame(of: views.slot(item.view))
      else {
        continue
      }
      if view == .stage || item.view != view && views.isDescendant(item.view, of: view) {
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
  private func solvedFrame(of item: Layout.Item, _ views: ViewTree) -> Rect? {
    let slot = views.slot(item.view)
    let parent = Int(max(views.pool[UInt32(slot)].parent, 0))
    let bounds = views.modelLanes(parent, .bounds)
    let origin = solvedOrigin(of: parent, views)
    let old = views.plainFrame(of: slot)
    let isHeld = views.isHeld(slot)
    let frame = Rect(
      isHeld ? old.x : tidied(system.value(of: item.x) - origin.x + bounds.x, old.x),
      isHeld ? old.y : tidied(system.value(of: item.y) - origin.y + bounds.y, old.y),
      tidied(max(system.value(of: item.width), 0), old.width),
      tidied(max(system.value(of: item.height), 0), old.height))
    let isUsable = [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) <= 1e12 }
    return isUsable ? frame : nil
  }

  /// Where a view will lie from the stage's left and top: a view that nothing places keeps its frame
  /// and goes with what it is in.
  private func solvedOrigin(of slot: Int, _ views: ViewTree) -> Point {
    var origin = Point(0, 0)
    var at = slot
    while true {
      if let item = placedItem(of: at, views) {
        origin.x += system.value(of: items[item].x)
        origin.y += system.value(of: items[item].y)
        return origin
      }
      let parent = Int(views.pool[UInt32(at)].parent)
      guard parent >= 0 else { return origin }
      let frame = views.plainFrame(of: at)
      let bounds = views.modelLanes(parent, .bounds)
      origin.x += frame.x - bounds.x
      origin.y += frame.y - bounds.y
      at = parent
    }
  }

  private func tidied(_ value: Double, _ old: Double) -> Double {
    if abs(value - old) <= 1e-9 * max(1, abs(old)) { return old }
    let round = (value * 64).rounded() / 64
    // Adding zero makes −0 a plain zero.
    return (abs(value - round) <= 1e-9 * max(1, abs(value)) ? round : value) + 0
  }

  /// What a view says about its own size and margins.
  func traits(of view: ViewID, _ views: ViewTree) -> LayoutTraits {
    guard views.contains(view) else { return LayoutTraits() }
    let slot = views.slot(view)
    return slot < traits.count ? traits[slot] : LayoutTraits()
  }

  /// Sets what a view says about its own size and margins, each number within its range.
  mutating func setTraits(
    _ new: LayoutTraits, of view: ViewID, _ views: ViewTree, _ clock: inout Clock
  ) {
    guard views.contains(view) else { return }
    let slot = views.slot(view)
    let new = new.clamped
    guard new != traits(of: view, views) else { return }
    while traits.count <= slot { traits.append(LayoutTraits()) }
    traits[slot] = new
    isDirty = true
    clock.isUnsettled = true
  }
}
