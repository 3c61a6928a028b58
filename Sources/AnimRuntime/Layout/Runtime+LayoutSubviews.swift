extension Runtime {
  /// Says that a view lays out its subviews itself; it needs to for a first time.
  public mutating func setLaysOutSubviews(_ view: ViewID) {
    guard views.contains(view) else { return }
    let slot = views.slot(view)
    while layout.isCustom.count <= slot {
      layout.isCustom.append(false)
      layout.needsLayout.append(false)
      layout.lastPass.append(0)
    }
    if !layout.isCustom[slot] { layout.customCount += 1 }
    layout.isCustom[slot] = true
    needLayout(slot)
  }

  /// Asks for a layout pass, before the instant ends at the latest.
  public mutating func setNeedsLayout(_ view: ViewID) {
    guard views.contains(view) else { return }
    layout.isDirty = true
    needLayout(views.slot(view))
  }

  /// True if `layoutSubviews` of some view in `view`, or of itself, is to be called.
  public func needsLayout(in view: ViewID) -> Bool {
    (layout.needing + layout.parked).contains { isNeeding($0) && isDescendant($0, of: view) }
  }

  /// Begins a layout pass.
  ///
  /// - Returns: its number, for `layoutBatch` and `beginLayout`.
  public mutating func beginLayoutPass() -> UInt64 {
    layout.pass += 1
    return layout.pass
  }

  /// The views in `view`, itself included, that need to lay out their subviews and have not done so
  /// in this pass: superviews first, then those that have needed it longest.
  public mutating func layoutBatch(in view: ViewID, pass: UInt64) -> [ViewID] {
    var batch: [(depth: Int, view: ViewID)] = []
    for candidate in layout.needing + layout.parked
    where isNeeding(candidate) && isDescendant(candidate, of: view)
      && layout.lastPass[views.slot(candidate)] < pass
    {
      batch.append((depth(of: candidate), candidate))
    }
    let order = batch.indices.sorted { (batch[$0].depth, $0) < (batch[$1].depth, $1) }
    return order.map { batch[$0].view }
  }

  /// Takes note that a view lays out its subviews now.
  ///
  /// - Returns: false if it need not any more.
  public mutating func beginLayout(of view: ViewID, pass: UInt64) -> Bool {
    guard isNeeding(view), layout.lastPass[views.slot(view)] < pass else { return false }
    layout.needsLayout[views.slot(view)] = false
    layout.lastPass[views.slot(view)] = pass
    return true
  }

  /// Ends a pass: views that are not on the stage wait until they are.
  public mutating func endLayoutPass() {
    let all = layout.needing + layout.parked
    layout.needing = []
    layout.parked = []
    for view in all where isNeeding(view) {
      // A view that was done and asked again stands in the list twice.
      layout.needsLayout[views.slot(view)] = false
      if isInTree(view) { layout.needing.append(view) } else { layout.parked.append(view) }
    }
    for view in layout.needing + layout.parked { layout.needsLayout[views.slot(view)] = true }
  }

  private func isNeeding(_ view: ViewID) -> Bool {
    guard views.contains(view) else { return false }
    let slot = views.slot(view)
    return slot < layout.needsLayout.count && layout.needsLayout[slot]
  }

  private func depth(of view: ViewID) -> Int {
    var depth = 0
    var at = views.links(view).parent
    while at >= 0 {
      depth += 1
      at = views.pool[UInt32(at)].parent
    }
    return depth
  }

  mutating func needLayout(_ slot: Int) {
    guard slot < layout.isCustom.count, layout.isCustom[slot], !layout.needsLayout[slot] else {
      return
    }
    layout.needsLayout[slot] = true
    layout.needing.append(views.id(Int32(slot)))
  }

  // MARK: What others change

  /// A view lies elsewhere or has another size.
  @inline(__always)
  mutating func noteGeometry(_ property: Property, _ slot: Int) {
    if property == .bounds { noteReferenceBounds(slot) }
    guard layout.isWatching else { return }
    if property == .bounds { needLayout(slot) }
    switch property {
    case .bounds, .center, .anchorPoint: if !layout.isWriting { layout.isDirty = true }
    default: break
    }
  }

  /// A view has come into another or gone from it.
  mutating func noteTree(_ parent: ViewID) {
    guard layout.isWatching else { return }
    layout.isDirty = true
    if views.contains(parent) { needLayout(views.slot(parent)) }
    if !layout.parked.isEmpty {
      layout.needing += layout.parked
      layout.parked = []
    }
  }

  /// A view's slot is free again.
  mutating func forgetLayout(of slot: Int) {
    layout.isDirty = true
    if slot < layout.mentions.count { layout.mentions[slot] = 0 }
    if slot < layout.traits.count { layout.traits[slot] = LayoutTraits() }
    guard slot < layout.isCustom.count, layout.isCustom[slot] else { return }
    layout.isCustom[slot] = false
    layout.needsLayout[slot] = false
    layout.lastPass[slot] = 0
    layout.customCount -= 1
  }
}
