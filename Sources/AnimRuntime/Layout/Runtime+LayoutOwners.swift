extension Runtime {
  // A view that physics moves has its place from there and its size from layout. Constraints that
  // would place it are suspended, and what leans on it goes by where it is.

  /// A view has come to an animator of dynamics, or has left it.
  mutating func noteOwner(of view: ViewID) {
    guard layout.isWatching, isMentioned(view) else { return }
    layout.isDirty = true
    isUnsettled = true
  }

  /// Whether layout must not say where a view lies.
  @inline(__always)
  func isOwned(_ slot: Int) -> Bool {
    dynamics.movedCount > 0 && isMovedByDynamics(views.id(Int32(slot)))
  }

  /// The index of the item of a view that layout places; nil if nothing does, or physics.
  @inline(__always)
  func placedItem(of slot: Int) -> Int? {
    guard let item = item(of: slot), !isOwned(slot) else { return nil }
    return item
  }

  /// The view that a constraint would place if physics did not move it; nil if it may.
  public func viewWithheld(from id: ConstraintID) -> ViewID? {
    guard dynamics.movedCount > 0, isActive(id), let says = constraint(id),
      !says.first.attribute.isSize, let view = placedView(says), isMovedByDynamics(view)
    else { return nil }
    return view
  }

  /// Takes the suspended ones out of constraints, and says of each once that it is.
  mutating func withoutSuspended(_ names: [UInt32], _ report: inout LayoutReport) -> [UInt32] {
    if dynamics.movedCount == 0 { return names }
    var rest: [UInt32] = []
    for name in names {
      let id = ConstraintID(raw: name)
      guard let view = viewWithheld(from: id) else {
        rest.append(name)
        continue
      }
      if layout.constraints[name].wasSuspended { continue }
      layout.constraints[name].wasSuspended = true
      report.suspensions.append(LayoutReport.Suspension(constraint: id, view: view))
    }
    return rest
  }

  /// True if a pass is due that may give a view another frame.
  public func awaitsLayout(_ view: ViewID) -> Bool {
    guard layout.isPending, views.contains(view) else { return false }
    var at = Int32(views.slot(view))
    while at > 0 {
      let slot = Int(at)
      if slot < layout.mentions.count, layout.mentions[slot] > 0 { return true }
      at = views.pool[UInt32(at)].parent
      if at >= 0, Int(at) < layout.needsLayout.count, layout.needsLayout[Int(at)] { return true }
    }
    return false
  }
}
