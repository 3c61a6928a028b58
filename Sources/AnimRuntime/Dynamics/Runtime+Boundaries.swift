import AnimDynamics
import AnimGeometry

extension Runtime {
  /// Adds a boundary to a collision, in place of one of the same name.
  public mutating func addBoundary(
    _ name: BoundaryName, _ line: PathLine, to id: BehaviorID
  ) throws(BehaviorError) {
    guard dynamics.behaviors.contains(id.raw), dynamics.behaviors[id.raw].spec.kind == .collision
    else { return }
    removeBoundary(name, from: id)
    dynamics.behaviors[id.raw].boundaries.append(NamedBoundary(name: name, line: line))
    guard let animator = animator(of: id) else { return }
    try makeBoundary(dynamics.behaviors[id.raw].boundaries.count - 1, of: id, in: animator)
    wake(animator)
  }

  /// Takes a boundary away; false if there is none of that name.
  @discardableResult
  public mutating func removeBoundary(_ name: BoundaryName, from id: BehaviorID) -> Bool {
    guard dynamics.behaviors.contains(id.raw),
      let index = dynamics.behaviors[id.raw].boundaries.firstIndex(where: { $0.name == name })
    else { return false }
    let old = dynamics.behaviors[id.raw].boundaries.remove(at: index)
    if old.id != .none, let animator = animator(of: id) {
      dynamics.animators[animator.raw].world.removeBoundary(old.id)
      dynamics.animators[animator.raw].nameOfBoundary[old.id.raw] = nil
      wake(animator)
    }
    return true
  }

  /// The names of a collision's boundaries, in order of adding, without the reference view's bounds.
  public func boundaryNames(of id: BehaviorID) -> [BoundaryName] {
    dynamics.behaviors.contains(id.raw) ? dynamics.behaviors[id.raw].boundaries.map(\.name) : []
  }

  mutating func makeBoundary(_ index: Int, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let boundary = dynamics.behaviors[id.raw].boundaries[index]
    let made = try enter(boundary.line.outline(movedBy: .zero), of: id, in: animator)
    dynamics.behaviors[id.raw].boundaries[index].id = made
    dynamics.animators[animator.raw].nameOfBoundary[made.raw] = boundary.name
  }

  private mutating func enter(_ outline: Outline, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError) -> BoundaryID
  {
    let effect = dynamics.behaviors[id.raw].effect
    return try Runtime.attempt { () throws(DynamicsError) in
      try dynamics.animators[animator.raw].world.addBoundary(outline, to: effect)
    }
  }

  /// Lets the boundary that the reference view's bounds are be where they are now.
  mutating func refreshFrame(of id: BehaviorID, in animator: DynamicsID) throws(BehaviorError) {
    let record = dynamics.behaviors[id.raw]
    guard case .collision(let spec) = record.spec, record.effect != .none else { return }
    dynamics.animators[animator.raw].framed.removeAll { $0 == id }
    if spec.usesBounds { dynamics.animators[animator.raw].framed.append(id) }
    let rect = frameRect(spec, dynamics.animators[animator.raw].reference)
    if record.frame != .none {
      if spec.usesBounds, record.frameRect == rect { return }
      dynamics.animators[animator.raw].world.removeBoundary(record.frame)
      dynamics.animators[animator.raw].nameOfBoundary[record.frame.raw] = nil
      dynamics.behaviors[id.raw].frame = .none
    }
    guard spec.usesBounds else { return }
    let made = try enter(PathLine(rect).outline(movedBy: .zero), of: id, in: animator)
    dynamics.behaviors[id.raw].frame = made
    dynamics.behaviors[id.raw].frameRect = rect
    dynamics.animators[animator.raw].nameOfBoundary[made.raw] = .reference
  }

  private func frameRect(_ spec: CollisionSpec, _ reference: ViewID) -> Rect {
    let bounds = referenceBounds(reference)
    let (top, left, bottom, right) = (
      spec.insets.x, spec.insets.y, spec.insets.z, spec.insets.w
    )
    return Rect(
      bounds.x + left, bounds.y + top, bounds.width - left - right, bounds.height - top - bottom)
  }

  func referenceBounds(_ reference: ViewID) -> Rect {
    guard views.contains(reference) else { return .zero }
    let bounds = modelLanes(views.slot(reference), .bounds)
    return Rect(lanes: bounds)
  }

  /// Before a step: the reference view may have another size by now.
  mutating func refreshFrames(of animator: DynamicsID) {
    let framed = dynamics.animators[animator.raw].framed
    if framed.allSatisfy({ isFramed($0, in: animator) }) { return }
    for id in framed {
      // A view that has shrunk to nothing has no boundary until it grows again.
      try? refreshFrame(of: id, in: animator)
    }
  }

  /// A view has other bounds: an animator that rests on them is woken.
  mutating func noteReferenceBounds(_ slot: Int) {
    guard !dynamics.animatorOfView.isEmpty,
      let id = dynamics.animatorOfView[views.id(Int32(slot)).raw],
      dynamics.animators[id.raw].state == .paused, !dynamics.animators[id.raw].framed.isEmpty
    else { return }
    refreshFrames(of: id)
    wake(id)
  }

  /// Whether the boundary that the reference view's bounds are is there and where they are.
  private func isFramed(_ id: BehaviorID, in animator: DynamicsID) -> Bool {
    guard dynamics.behaviors[id.raw].frame != .none,
      case .collision(let spec) = dynamics.behaviors[id.raw].spec, spec.usesBounds
    else { return false }
    return dynamics.behaviors[id.raw].frameRect
      == frameRect(spec, dynamics.animators[animator.raw].reference)
  }
}
