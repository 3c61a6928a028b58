/// A constraint's constant that a block of an animator has changed.
struct MovedConstant: Hashable, Sendable {
  var constraint: ConstraintID
  var from: Double
  var to: Double
}

extension Runtime {
  // Frames that follow from constraints are animated as any property is. The constants do not move,
  // but where the animator does not come to its end they go where it has left the frames: otherwise
  // the next layout pass would put these where the animator never was.

  /// Takes note that an open block of an animator has changed a constant.
  mutating func noteConstant(_ id: ConstraintID, from old: Double, to new: Double) {
    guard old != new, let block = openBlocks.last?.id, animations.contains(block.raw),
      animations[block.raw].isDriven
    else { return }
    let animator = animations[block.raw].animator
    let part = Int(animations[block.raw].part)
    guard animators.contains(animator.raw), animators[animator.raw].parts.indices.contains(part)
    else { return }
    let constants = animators[animator.raw].parts[part].constants
    if let index = constants.firstIndex(where: { $0.constraint == id }) {
      animators[animator.raw].parts[part].constants[index].to = new
    } else {
      let from = presentationConstant(id, old, besides: animator)
      animators[animator.raw].parts[part].constants.append(
        MovedConstant(constraint: id, from: from, to: new))
    }
  }

  /// The constant that belongs to what is seen, if another animator is on its way to `model`.
  private func presentationConstant(
    _ id: ConstraintID, _ model: Double, besides animator: AnimatorID
  ) -> Double {
    for name in animators.names where name != animator.raw {
      for part in animators[name].parts {
        for moved in part.constants where moved.constraint == id && moved.to == model {
          return moved.value(at: animators[name].progress(of: part, at: now))
        }
      }
    }
    return model
  }

  /// Puts the constants that an animator has changed, and nobody since, where it ends.
  mutating func settleConstants(of id: AnimatorID, at position: AnimatorPosition) {
    if position == .end { return }
    let record = animators[id.raw]
    for part in record.parts.reversed() where !part.constants.isEmpty {
      let progress = position == .start ? 0 : record.progress(of: part, at: now)
      for moved in part.constants.reversed() {
        setConstant(of: moved.constraint, from: moved.to, to: moved.value(at: progress))
      }
    }
  }

  /// The constants of a stopped animator with both their ends, to be finished with.
  func keptConstants(of id: AnimatorID) -> [MovedConstant] {
    animators[id.raw].parts.flatMap(\.constants)
  }

  /// Puts the constants of a stopped animator at one of their ends.
  mutating func finishConstants(_ kept: [MovedConstant], at position: AnimatorPosition) {
    if position == .current { return }
    for moved in position == .start ? kept.reversed() : kept {
      guard let constant = constraint(moved.constraint)?.constant else { continue }
      setConstant(
        of: moved.constraint, from: constant, to: position == .start ? moved.from : moved.to)
    }
  }

  private mutating func setConstant(of id: ConstraintID, from old: Double, to new: Double) {
    guard var says = constraint(id), says.constant == old else { return }
    says.constant = new
    setConstraint(id, to: says)
  }
}

extension MovedConstant {
  func value(at progress: Double) -> Double {
    progress == 1 ? to : from + (to - from) * progress
  }
}
