import AnimSolver

extension Runtime {
  /// Enters a constraint, which counts once it is active.
  ///
  /// - Returns: its id; `none` if it is not valid, or when four million exist.
  public mutating func addConstraint(_ constraint: LayoutConstraint) -> ConstraintID {
    guard constraint.isValid else { return .none }
    let name = layout.constraints.insert(ConstraintRecord(says: constraint))
    guard name != SlotPool<ConstraintRecord>.missing else { return .none }
    mention(constraint, by: 1)
    return ConstraintID(raw: name)
  }

  /// Deactivates and forgets a constraint.
  public mutating func removeConstraint(_ id: ConstraintID) {
    guard let constraint = constraint(id) else { return }
    setActive(false, id)
    mention(constraint, by: -1)
    layout.constraints.remove(id.raw)
  }

  /// What a constraint says; nil for an unknown one.
  public func constraint(_ id: ConstraintID) -> LayoutConstraint? {
    layout.constraints.contains(id.raw) ? layout.constraints[id.raw].says : nil
  }

  public func isActive(_ id: ConstraintID) -> Bool {
    layout.constraints.contains(id.raw) && layout.constraints[id.raw].activation > 0
  }

  /// Lets a constraint count or not; what is activated later gives way where two cannot both hold.
  public mutating func setActive(_ isActive: Bool, _ id: ConstraintID) {
    guard layout.constraints.contains(id.raw), self.isActive(id) != isActive else { return }
    if isActive {
      let serial = nextSerial()
      layout.constraints[id.raw].activation = serial
      layout.active.append((name: id.raw, activation: serial))
      layout.activeCount += 1
    } else {
      layout.constraints[id.raw].activation = 0
      layout.activeCount -= 1
      orphan(id.raw)
    }
    // The last one to go leaves rows behind too.
    layout.isDirty = true
    isUnsettled = true
  }

  /// Changes what a constraint says; one that is not valid, or speaks of other anchors, is ignored.
  ///
  /// - Returns: true if anything is different now.
  @discardableResult
  public mutating func setConstraint(_ id: ConstraintID, to new: LayoutConstraint) -> Bool {
    guard let old = constraint(id), new.isValid, old != new, old.first == new.first,
      old.second == new.second
    else { return false }
    layout.constraints[id.raw].says = new
    if !openBlocks.isEmpty { noteConstant(id, from: old.constant, to: new.constant) }
    if isActive(id) { layout.isDirty = true }
    isUnsettled = true
    return true
  }

  /// The active constraints in order of activation; of a view, those that mention it.
  public func activeConstraints(of view: ViewID? = nil) -> [ConstraintID] {
    if let view, !isMentioned(view) { return [] }
    return layout.active.compactMap { entry in
      guard isCurrent(entry) else { return nil }
      let says = layout.constraints[entry.name].says
      guard view == nil || says.first.view == view || says.second?.view == view else { return nil }
      return ConstraintID(raw: entry.name)
    }
  }

  /// About how many constraints a search among the active ones has to look at.
  public var activeConstraintCount: Int { layout.active.count }

  /// True if some constraint speaks of the view.
  public func isMentioned(_ view: ViewID) -> Bool {
    guard views.contains(view) else { return false }
    let slot = views.slot(view)
    return slot < layout.mentions.count && layout.mentions[slot] > 0
  }

  func isCurrent(_ entry: (name: UInt32, activation: UInt64)) -> Bool {
    layout.constraints.contains(entry.name)
      && layout.constraints[entry.name].activation == entry.activation
  }

  /// Gives a constraint's row back to the solver, at the next pass.
  mutating func orphan(_ name: UInt32) {
    let id = layout.constraints[name].id
    if id != .none { layout.orphans.append(id) }
    layout.constraints[name].id = .none
    layout.constraints[name].row = nil
    if layout.constraints[name].isBroken {
      layout.constraints[name].isBroken = false
      layout.brokenCount -= 1
    }
  }

  private mutating func mention(_ constraint: LayoutConstraint, by change: Int32) {
    for view in [constraint.first.view, constraint.second?.view].compactMap({ $0 })
    where views.contains(view) {
      let slot = views.slot(view)
      while layout.mentions.count <= slot { layout.mentions.append(0) }
      layout.mentions[slot] += change
    }
  }
}
