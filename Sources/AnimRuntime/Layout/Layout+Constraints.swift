import AnimSolver

extension Layout {
  /// Enters a constraint, which counts once it is active.
  ///
  /// - Returns: its id; `none` if it is not valid, or when four million exist.
  mutating func add(_ constraint: LayoutConstraint, _ views: ViewTree) -> ConstraintID {
    guard constraint.isValid else { return .none }
    let name = constraints.insert(ConstraintRecord(says: constraint))
    guard name != SlotPool<ConstraintRecord>.missing else { return .none }
    mention(constraint, by: 1, views)
    return ConstraintID(raw: name)
  }

  /// Deactivates and forgets a constraint.
  mutating func remove(
    _ id: ConstraintID, _ views: ViewTree, _ clock: inout Clock
  ) {
    guard let constraint = constraint(id) else { return }
    setActive(false, id, &clock)
    mention(constraint, by: -1, views)
    constraints.remove(id.raw)
  }

  /// What a constraint says; nil for an unknown one.
  func constraint(_ id: ConstraintID) -> LayoutConstraint? {
    constraints.contains(id.raw) ? constraints[id.raw].says : nil
  }

  func isActive(_ id: ConstraintID) -> Bool {
    constraints.contains(id.raw) && constraints[id.raw].activation > 0
  }

  /// Lets a constraint count or not; what is activated later gives way where two cannot both hold.
  mutating func setActive(_ isActive: Bool, _ id: ConstraintID, _ clock: inout Clock) {
    guard constraints.contains(id.raw), self.isActive(id) != isActive else { return }
    if isActive {
      let serial = clock.nextSerial()
      constraints[id.raw].activation = serial
      active.append((name: id.raw, activation: serial))
      activeCount += 1
    } else {
      constraints[id.raw].activation = 0
      activeCount -= 1
      orphan(id.raw)
    }
    // The last one to go leaves rows behind too.
    isDirty = true
    clock.isUnsettled = true
  }

  /// Changes what a constraint says; one that is not valid, or speaks of other anchors, is ignored.
  ///
  /// - Returns: what it was before, nil if nothing is different now.
  mutating func set(
    _ id: ConstraintID, to new: LayoutConstraint, _ clock: inout Clock
  ) -> LayoutConstraint? {
    guard let old = constraint(id), new.isValid, old != new, old.first == new.first,
      old.second == new.second
    else { return nil }
    constraints[id.raw].says = new
    if isActive(id) { isDirty = true }
    clock.isUnsettled = true
    return old
  }

  /// The active constraints in order of activation; of a view, those that mention it.
  func activeConstraints(of view: ViewID?, _ views: ViewTree) -> [ConstraintID] {
    if let view, !isMentioned(view, views) { return [] }
    return active.compactMap { entry in
      guard isCurrent(entry) else { return nil }
      let says = constraints[entry.name].says
      guard view == nil || says.first.view == view || says.second?.view == view else { return nil }
      return ConstraintID(raw: entry.name)
    }
  }

  /// True if some constraint speaks of the view.
  func isMentioned(_ view: ViewID, _ views: ViewTree) -> Bool {
    guard views.contains(view) else { return false }
    let slot = views.slot(view)
    return slot < mentions.count && mentions[slot] > 0
  }

  func isCurrent(_ entry: (name: UInt32, activation: UInt64)) -> Bool {
    constraints.contains(entry.name)
      && constraints[entry.name].activation == entry.activation
  }

  /// Gives a constraint's row back to the solver, at the next pass.
  mutating func orphan(_ name: UInt32) {
    let id = constraints[name].id
    if id != .none { orphans.append(id) }
    constraints[name].id = .none
    constraints[name].row = nil
    if constraints[name].isBroken {
      constraints[name].isBroken = false
      brokenCount -= 1
    }
  }

  private mutating func mention(
    _ constraint: LayoutConstraint, by change: Int32, _ views: ViewTree
  ) {
    for view in [constraint.first.view, constraint.second?.view].compactMap({ $0 })
    where views.contains(view) {
      let slot = views.slot(view)
      while mentions.count <= slot { mentions.append(0) }
      mentions[slot] += change
    }
  }
}
