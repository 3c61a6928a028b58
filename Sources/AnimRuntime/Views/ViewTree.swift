import AnimGeometry

/// The views: their places in the tree and their model values.
struct ViewTree: Sendable {
  /// A view's neighbours, as slots; −1 is none.
  struct Links: Sendable {
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var before: Int32 = -1
    var after: Int32 = -1
    var childCount: Int32 = 0
  }

  private(set) var pool = SlotPool<Links>()
  /// Model values, `Property.laneCount` rows a slot.
  var lanes: [SIMD4<Double>] = []
  /// Model transforms, two rows a slot: transform, sublayerTransform.
  var transforms: [Transform] = []
  /// The oldest contribution to each stored property, −1 for none.
  var stacks: [Int32] = []

  /// How many views there are, in the tree or not.
  var count: Int { pool.count }

  init(stageSize: Point) {
    _ = make(
      bounds: Rect(0, 0, stageSize.x, stageSize.y),
      center: Point(stageSize.x / 2, stageSize.y / 2))
  }

  mutating func make(bounds: Rect, center: Point) -> ViewID {
    let name = pool.insert(Links())
    guard name != SlotPool<Links>.missing else { return .none }
    let slot = SlotPool<Links>.index(name)
    if lanes.count < pool.capacity * Property.laneCount {
      lanes.append(contentsOf: repeatElement(.zero, count: Property.laneCount))
      transforms.append(contentsOf: repeatElement(.identity, count: 2))
      stacks.append(contentsOf: repeatElement(-1, count: Property.storedCount))
    }
    for row in Property.table.prefix(Property.laneCount) {
      lanes[slot * Property.laneCount + row.property.index] = row.initial
    }
    lanes[slot * Property.laneCount + Property.bounds.index] = SIMD4(
      bounds.x, bounds.y, bounds.width, bounds.height)
    lanes[slot * Property.laneCount + Property.center.index] = SIMD4(center.x, center.y, 0, 0)
    transforms[slot * 2] = .identity
    transforms[slot * 2 + 1] = .identity
    return ViewID(raw: name)
  }

  @inline(__always)
  func contains(_ view: ViewID) -> Bool { pool.contains(view.raw) }

  @inline(__always)
  func slot(_ view: ViewID) -> Int { SlotPool<Links>.index(view.raw) }

  func id(_ slot: Int32) -> ViewID {
    guard slot >= 0 else { return .none }
    return ViewID(raw: UInt32(slot) | pool.generations[Int(slot)] << 22)
  }

  func links(_ view: ViewID) -> Links { pool[view.raw] }

  /// Frees the view's slot; it must have no parent and no children.
  mutating func free(_ view: ViewID) { pool.remove(view.raw) }

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
