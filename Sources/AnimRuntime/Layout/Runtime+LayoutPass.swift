extension Runtime {
  /// Solves the constraints and gives the views inside `view` the frames that follow, animated
  /// where a block is open; views elsewhere are left for a later pass.
  public mutating func applyLayout(below view: ViewID) -> LayoutReport {
    guard views.contains(view), layout.isDirty, layout.activeCount > 0 || !layout.items.isEmpty
    else { return LayoutReport() }
    let report = solveLayout()
    layout.isWriting = true
    for item in layout.items {
      guard let frame = solvedFrame(of: item) else { continue }
      if view == .stage || item.view != view && isDescendant(item.view, of: view) {
        _ = setFrame(frame, of: item.view)
      } else if frame != plainFrame(of: views.slot(item.view)) {
        layout.isDirty = true
      }
    }
    layout.isWriting = false
    return report
  }

  /// The frame the solver has found, in the superview; nil if it is no frame.
  ///
  /// What differs from the present one by rounding alone does not count as different.
  private func solvedFrame(of item: LayoutBook.Item) -> Rect? {
    let slot = views.slot(item.view)
    let parent = Int(max(views.pool[UInt32(slot)].parent, 0))
    let bounds = modelLanes(parent, .bounds)
    var origin = Point(0, 0)
    if let outer = self.item(of: parent) {
      origin = Point(layout.system.value(of: outer.x), layout.system.value(of: outer.y))
    } else if parent != 0 {
      let frame = stageFrame(of: parent)
      origin = Point(frame.x, frame.y)
    }
    let old = plainFrame(of: slot)
    let frame = Rect(
      tidied(layout.system.value(of: item.x) - origin.x + bounds.x, old.x),
      tidied(layout.system.value(of: item.y) - origin.y + bounds.y, old.y),
      tidied(max(layout.system.value(of: item.width), 0), old.width),
      tidied(max(layout.system.value(of: item.height), 0), old.height))
    let isUsable = [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) <= 1e12 }
    return isUsable ? frame : nil
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
