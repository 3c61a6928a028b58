extension Layout {
  /// Says that a view lays out its subviews itself; it needs to for a first time.
  mutating func setLaysOutSubviews(_ view: ViewID, _ views: ViewTree) {
    guard views.contains(view) else { return }
    let slot = views.slot(view)
    while isCustom.count <= slot {
      isCustom.append(false)
      needsLayout.append(false)
      lastPass.append(0)
    }
    if !isCustom[slot] { customCount += 1 }
    isCustom[slot] = true
    needLayout(slot, views)
  }

  /// Asks for a layout pass, before the instant ends at the latest.
  mutating func setNeedsLayout(_ view: ViewID, _ views: ViewTree) {
    guard views.contains(view) else { return }
    isDirty = true
    needLayout(views.slot(view), views)
  }

  /// True if `layoutSubviews` of some view in `view`, or of itself, is to be called.
  func needsLayout(in view: ViewID, _ views: ViewTree) -> Bool {
    (needing + parked).contains { isNeeding($0, views) && views.isDescendant($0, of: view) }
  }

  /// Begins a layout pass.
  ///
  /// - Returns: its number, for `layoutBatch` and `beginLayout`.
  mutating func beginPass() -> UInt64 {
    pass += 1
    return pass
  }

  /// The views in `view`, itself included, that need to lay out their subviews and have not done so
  /// in this pass: superviews first, then those that have needed it longest.
  func batch(in view: ViewID, pass: UInt64, _ views: ViewTree) -> [ViewID] {
    var batch: [(depth: Int, view: ViewID)] = []
    for candidate in needing + parked
    where isNeeding(candidate, views) && views.isDescendant(candidate, of: view)
      && lastPass[views.slot(candidate)] < pass
    {
      batch.append((views.level(of: candidate), candidate))
    }
    let order = batch.indices.sorted { (batch[$0].depth, $0) < (batch[$1].depth, $1) }
    return order.map { batch[$0].view }
  }

  /// Takes note that a view lays out its subviews now.
  ///
  /// - Returns: false if it need not any more.
  mutating func begin(_ view: ViewID, pass: UInt64, _ views: ViewTree) -> Bool {
    guard isNeeding(view, views), lastPass[views.slot(view)] < pass else { return false }
    needsLayout[views.slot(view)] = false
    lastPass[views.slot(view)] = pass
    return true
  }

  /// Ends a pass: views that are not on the stage wait until they are.
  mutating func endPass(_ views: ViewTree) {
    let all = needing + parked
    needing = []
    parked = []
    for view in all where isNeeding(view, views) {
      // A view that was done and asked again stands in the list twice.
      needsLayout[views.slot(view)] = false
      if views.isInTree(view) { needing.append(view) } else { parked.append(view) }
    }
    for view in needing + parked { needsLayout[views.slot(view)] = true }
  }

  private func isNeeding(_ view: ViewID, _ views: ViewTree) -> Bool {
    guard views.contains(view) else { return false }
    let slot = views.slot(view)
    return slot < needsLayout.count && needsLayout[slot]
  }

  mutating func needLayout(_ slot: Int, _ views: ViewTree) {
    guard slot < isCustom.count, isCustom[slot], !needsLayout[slot] else {
      return
    }
    needsLayout[slot] = true
    needing.append(views.id(Int32(slot)))
  }

  /// True if a pass is due that may give a view another frame.
  func awaitsPass(_ view: ViewID, _ views: ViewTree) -> Bool {
    guard isPending, views.contains(view) else { return false }
    var at = Int32(views.slot(view))
    while at > 0 {
      let slot = Int(at)
      if slot < mentions.count, mentions[slot] > 0 { return true }
      at = views.pool[UInt32(at)].parent
      if at >= 0, Int(at) < needsLayout.count, needsLayout[Int(at)] { return true }
    }
    return false
  }
}

// MARK: What others change

extension Layout {
  /// A view lies elsewhere or has another size.
  @inline(__always)
  mutating func noteGeometry(_ property: Property, _ slot: Int, _ views: ViewTree) {
    guard isWatching else { return }
    if property == .bounds { needLayout(slot, views) }
    switch property {
    case .bounds, .center, .anchorPoint: if !isWriting { isDirty = true }
    default: break
    }
  }

  /// A view has come into another or gone from it.
  mutating func noteTree(_ parent: ViewID, _ views: ViewTree) {
    guard isWatching else { return }
    isDirty = true
    if views.contains(parent) { needLayout(views.slot(parent), views) }
    if !parked.isEmpty {
      needing += parked
      parked = []
    }
  }

  /// A view has come to an animator of dynamics, or has left it.
  mutating func noteHold(on view: ViewID, _ views: ViewTree, _ clock: inout Clock) {
    guard isWatching, isMentioned(view, views) else { return }
    isDirty = true
    clock.isUnsettled = true
  }

  /// A view's slot is free again.
  mutating func forget(_ slot: Int) {
    isDirty = true
    if slot < mentions.count { mentions[slot] = 0 }
    if slot < traits.count { traits[slot] = LayoutTraits() }
    guard slot < isCustom.count, isCustom[slot] else { return }
    isCustom[slot] = false
    needsLayout[slot] = false
    lastPass[slot] = 0
    customCount -= 1
  }
}
