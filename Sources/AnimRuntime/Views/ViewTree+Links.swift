// MARK: Relations

extension ViewTree {
  /// True if `view` is `ancestor` or below it.
  func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var steps = 0
    return isDescendant(view, of: ancestor, &steps)
  }

  /// The same, adding to `steps` how many views had to be looked at.
  func isDescendant(_ view: ViewID, of ancestor: ViewID, _ steps: inout Int) -> Bool {
    guard contains(view), contains(ancestor) else { return false }
    if pool[ancestor.raw].firstChild < 0 { return view == ancestor }
    let target = Int32(slot(ancestor))
    var at = Int32(slot(view))
    while at >= 0 {
      if at == target { return true }
      steps += 1
      at = pool[UInt32(at)].parent
    }
    return false
  }

  /// The slots from `view` down, parents before children.
  func subtree(_ view: ViewID) -> [Int32] {
    var slots = [Int32(slot(view))]
    var next = 0
    while next < slots.count {
      var child = pool[UInt32(slots[next])].firstChild
      while child >= 0 {
        slots.append(child)
        child = pool[UInt32(child)].after
      }
      next += 1
    }
    return slots
  }

  /// True if the view is the stage or below it.
  func isInTree(_ view: ViewID) -> Bool { isDescendant(view, of: .stage) }

  /// The superview, nil at a root.
  func superview(of view: ViewID) -> ViewID? {
    guard contains(view), links(view).parent >= 0 else { return nil }
    return id(links(view).parent)
  }

  /// The subviews from the rearmost to the foremost.
  func subviews(of view: ViewID) -> [ViewID] {
    guard contains(view) else { return [] }
    var children: [ViewID] = []
    children.reserveCapacity(Int(links(view).childCount))
    var child = links(view).firstChild
    while child >= 0 {
      let id = id(child)
      children.append(id)
      child = links(id).after
    }
    return children
  }

  /// How many views a view is in.
  func level(of view: ViewID) -> Int {
    var level = 0
    var parent = links(view).parent
    while parent >= 0 {
      level += 1
      parent = pool[UInt32(parent)].parent
    }
    return level
  }
}

// MARK: Changes

extension ViewTree {
  /// Puts `child` under `parent`, at a place among the subviews counted from the rearmost; in front
  /// of all if that is nil or beyond the end.
  mutating func move(_ child: ViewID, to parent: ViewID, at index: Int?) {
    unlink(child)
    let links = links(parent)
    var after: Int32 = -1
    if let index, index < Int(links.childCount) {
      after = links.firstChild
      for _ in 0..<max(index, 0) { after = self.links(id(after)).after }
    }
    link(child, under: parent, before: after)
  }

  mutating func unlink(_ view: ViewID) {
    let links = pool[view.raw]
    guard links.parent >= 0 else { return }
    if links.before >= 0 {
      pool[UInt32(links.before)].after = links.after
    } else {
      pool[UInt32(links.parent)].firstChild = links.after
    }
    if links.after >= 0 {
      pool[UInt32(links.after)].before = links.before
    } else {
      pool[UInt32(links.parent)].lastChild = links.before
    }
    pool[UInt32(links.parent)].childCount -= 1
    pool[view.raw].parent = -1
    pool[view.raw].before = -1
    pool[view.raw].after = -1
  }

  /// Puts an unlinked view under `parent`, before the child in slot `after`, or last for −1.
  mutating func link(_ view: ViewID, under parent: ViewID, before after: Int32) {
    let slot = Int32(self.slot(view))
    let before = after >= 0 ? pool[UInt32(after)].before : pool[parent.raw].lastChild
    pool[view.raw].parent = Int32(self.slot(parent))
    pool[view.raw].before = before
    pool[view.raw].after = after
    if before >= 0 {
      pool[UInt32(before)].after = slot
    } else {
      pool[parent.raw].firstChild = slot
    }
    if after >= 0 {
      pool[UInt32(after)].before = slot
    } else {
      pool[parent.raw].lastChild = slot
    }
    pool[parent.raw].childCount += 1
  }
}
