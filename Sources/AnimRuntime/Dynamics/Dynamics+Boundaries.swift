import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// Adds a boundary to a collision, in place of one of the same name.
  mutating func addBoundary(
    _ name: BoundaryName, _ line: PathLine, to id: BehaviorID, _ scene: inout Scene
  ) throws(BehaviorError) {
    guard behaviors.contains(id.raw), behaviors[id.raw].spec.kind == .collision
    else { return }
    _ = removeBoundary(name, from: id, &scene)
    behaviors[id.raw].boundaries.append(NamedBoundary(name: name, line: line))
    guard let animator = animator(of: id) else { return }
    try makeBoundary(behaviors[id.raw].boundaries.count - 1, of: id, in: animator)
    wake(animator, &scene.clock)
  }

  /// Takes a boundary away; false if there is none of that name.
  mutating func removeBoundary(_ name: BoundaryName, from id: BehaviorID, _ scene: inout Scene)
    -> Bool
  {
    guard behaviors.contains(id.raw),
      let index = behaviors[id.raw].boundaries.firstIndex(where: { $0.name == name })
    else { return false }
    let old = behaviors[id.raw].boundaries.remove(at: index)
    if old.id != .none, let animator = animator(of: id) {
      animators[animator.raw].world.removeBoundary(old.id)
      animators[animator.raw].nameOfBoundary[old.id.raw] = nil
      wake(animator, &scene.clock)
    }
    return true
  }

  mutating func makeBoundary(_ index: Int, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let boundary = behaviors[id.raw].boundaries[index]
    let made = try enter(boundary.line.outline(movedBy: .zero), of: id, in: animator)
    behaviors[id.raw].boundaries[index].id = made
    animators[animator.raw].nameOfBoundary[made.raw] = boundary.name
  }

  private mutating func enter(_ outline: Outline, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError) -> BoundaryID
  {
    let effect = behaviors[id.raw].effect
    return try Dynamics.attempt { () throws(DynamicsError) in
      try animators[animator.raw].world.addBoundary(outline, to: effect)
    }
  }

  /// Lets the boundary that the reference view's bounds are be where they are scene.now.
  mutating func refreshFrame(of id: BehaviorID, in animator: DynamicsID, _ scene: Scene)
    throws(BehaviorError)
  {
    let record = behaviors[id.raw]
    guard case .collision(let spec) = record.spec, record.effect != .none else { return }
    animators[animator.raw].framed.removeAll { $0 == id }
    if spec.usesBounds { animators[animator.raw].framed.append(id) }
    let rect = frameRect(spec, animators[animator.raw].reference, scene)
    if record.frame != .none {
      if spec.usesBounds, record.frameRect == rect { return }
      animators[animator.raw].world.removeBoundary(record.frame)
      animators[animator.raw].nameOfBoundary[record.frame.raw] = nil
      behaviors[id.raw].frame = .none
    }
    guard spec.usesBounds else { return }
    let made = try enter(PathLine(rect).outline(movedBy: .zero), of: id, in: animator)
    behaviors[id.raw].frame = made
    behaviors[id.raw].frameRect = rect
    animators[animator.raw].nameOfBoundary[made.raw] = .reference
  }

  private func frameRect(_ spec: CollisionSpec, _ reference: ViewID, _ scene: Scene) -> Rect {
    let bounds = scene.views.bounds(of: reference)
    let (top, left, bottom, right) = (
      spec.insets.x, spec.insets.y, spec.insets.z, spec.insets.w
    )
    return Rect(
      bounds.x + left, bounds.y + top, bounds.width - left - right, bounds.height - top - bottom)
  }

  /// Before a step: the reference view may have another size by scene.now.
  mutating func refreshFrames(of animator: DynamicsID, _ scene: Scene) {
    let framed = animators[animator.raw].framed
    if framed.allSatisfy({ isFramed($0, in: animator, scene) }) { return }
    for id in framed {
      // A view that has shrunk to nothing has no boundary until it grows again.
      try? refreshFrame(of: id, in: animator, scene)
    }
  }

  /// Wakes the animators that rest on bounds which have been written since this was last called.
  mutating func noteResized(_ scene: inout Scene) {
    if scene.resized.isEmpty { return }
    for slot in scene.resized { noteResized(Int32(slot), &scene) }
    scene.resized.removeAll(keepingCapacity: true)
  }

  private mutating func noteResized(_ slot: Int32, _ scene: inout Scene) {
    guard !animatorOfView.isEmpty, let id = animatorOfView[scene.views.id(slot).raw],
      animators[id.raw].state == .paused, !animators[id.raw].framed.isEmpty
    else { return }
    refreshFrames(of: id, scene)
    wake(id, &scene.clock)
  }

  /// True if the boundary that the reference view's bounds are is there and where they are.
  private func isFramed(_ id: BehaviorID, in animator: DynamicsID, _ scene: Scene) -> Bool {
    guard behaviors[id.raw].frame != .none,
      case .collision(let spec) = behaviors[id.raw].spec, spec.usesBounds
    else { return false }
    return behaviors[id.raw].frameRect
      == frameRect(spec, animators[animator.raw].reference, scene)
  }
}
