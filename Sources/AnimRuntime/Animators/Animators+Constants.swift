/// A constraint's constant that a block of an animator has changed.
struct MovedConstant: Hashable, Sendable {
  var constraint: ConstraintID
  var from: Double
  var to: Double
}

// Frames that follow from constraints are animated as any property is. The constants do not move,
// but where the animator does not come to its end they go where it has left the frames: otherwise
// the next layout pass would put these where the animator never was.
extension Animators {
  /// Changes a constraint, as `Layout.set` does; what an open block of an animator changes of its
  /// constant belongs to the animator.
  ///
  /// - Returns: true if anything is different now.
  mutating func setConstraint(_ id: ConstraintID, to new: LayoutConstraint, _ scene: inout Scene)
    -> Bool
  {
    guard let old = scene.layout.set(id, to: new, &scene.clock) else { return false }
    noteConstant(id, from: old.constant, to: new.constant, scene)
    return true
  }

  private mutating func noteConstant(
    _ id: ConstraintID, from old: Double, to new: Double, _ scene: Scene
  ) {
    guard old != new, let block = scene.animations.openBlocks.last?.id,
      scene.animations.blocks.contains(block.raw),
      scene.animations.blocks[block.raw].isDriven
    else { return }
    let animator = scene.animations.blocks[block.raw].animator
    let part = Int(scene.animations.blocks[block.raw].part)
    guard records.contains(animator.raw), records[animator.raw].constants.indices.contains(part)
    else { return }
    let constants = records[animator.raw].constants[part]
    if let index = constants.firstIndex(where: { $0.constraint == id }) {
      records[animator.raw].constants[part][index].to = new
    } else {
      let from = presentationConstant(id, old, besides: animator, scene)
      records[animator.raw].constants[part].append(
        MovedConstant(constraint: id, from: from, to: new))
    }
  }

  /// The constant that belongs to what is seen, if another animator is on its way to `model`.
  private func presentationConstant(
    _ id: ConstraintID, _ model: Double, besides animator: AnimatorID, _ scene: Scene
  ) -> Double {
    for name in records.names where name != animator.raw {
      let driver = scene.animations[AnimatorID(raw: name)]
      for (part, constants) in zip(driver.parts, records[name].constants) {
        for moved in constants where moved.constraint == id && moved.to == model {
          return moved.value(at: driver.progress(of: part, at: scene.now))
        }
      }
    }
    return model
  }

  /// Puts the constants that an animator has changed, and nobody since, where it ends.
  mutating func settleConstants(
    of id: AnimatorID, at position: AnimatorPosition, _ scene: inout Scene
  ) {
    if position == .end { return }
    let driver = scene.animations[id]
    for (part, constants) in zip(driver.parts, records[id.raw].constants).reversed()
    where !constants.isEmpty {
      let progress = position == .start ? 0 : driver.progress(of: part, at: scene.now)
      for moved in constants.reversed() {
        setConstant(of: moved.constraint, from: moved.to, to: moved.value(at: progress), &scene)
      }
    }
  }

  /// The constants of a stopped animator with both their ends, to be finished with.
  func keptConstants(of id: AnimatorID) -> [MovedConstant] {
    records[id.raw].constants.flatMap(\.self)
  }

  /// Puts the constants of a stopped animator at one of their ends.
  mutating func finishConstants(
    _ kept: [MovedConstant], at position: AnimatorPosition, _ scene: inout Scene
  ) {
    if position == .current { return }
    for moved in position == .start ? kept.reversed() : kept {
      guard let constant = scene.layout.constraint(moved.constraint)?.constant else { continue }
      setConstant(
        of: moved.constraint, from: constant, to: position == .start ? moved.from : moved.to, &scene
      )
    }
  }

  private mutating func setConstant(
    of id: ConstraintID, from old: Double, to new: Double, _ scene: inout Scene
  ) {
    guard var says = scene.layout.constraint(id), says.constant == old else { return }
    says.constant = new
    _ = setConstraint(id, to: says, &scene)
  }
}

extension MovedConstant {
  func value(at progress: Double) -> Double {
    progress == 1 ? to : from + (to - from) * progress
  }
}
