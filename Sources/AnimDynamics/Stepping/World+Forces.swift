import CBox2D

extension World {
  /// Adds what acts on the body of each slot in the next step; impulses are given at once.
  ///
  /// Returns whether it will be the same in every step until something is changed.
  mutating func load(_ loads: inout [Load], _ world: OpaquePointer) -> Bool {
    var isSteady = true
    for name in acting {
      switch effects[name].effect {
      case .gravity(let gravity):
        for member in effects[name].members {
          loads[bodies.index(member.body)].acceleration += gravity.acceleration
        }
      case .push(let push) where push.isContinuous:
        if push.isActive { lean(push.vector, on: effects[name].members, &loads, &isSteady) }
      case .push(let push):
        if effects[name].isAboutToPush { kick(push, effects[name].members, name, world) }
      case .snap(let snap):
        draw(snap, effects[name].law, &loads)
        isSteady = false
      case .field(let field):
        isSteady = false
        let keepsAwake = field.keepsAwake
        for member in effects[name].members {
          let index = bodies.index(member.body)
          guard field.reaches(motions[index].position) else { continue }
          if keepsAwake { wake(body: member.body, world) }
          field.act(
            on: motions[index], body: bodies[member.body], time: Double(steps) * World.stepLength,
            &loads[index])
        }
      case .collision, .attachment: break
      }
    }
    return isSteady
  }

  /// Where a push takes hold on a body, from its centre of mass, in points and the world's axes.
  private func lever(_ member: Member) -> Vector {
    let center = bodies[member.body].solid.center * World.pointsPerMetre
    return (member.offset - center).rotated(by: motions[bodies.index(member.body)].angle)
  }

  private func lean(
    _ force: Vector, on members: [Member], _ loads: inout [Load], _ isSteady: inout Bool
  ) {
    for member in members {
      let index = bodies.index(member.body)
      loads[index].force += force
      // How it turns a body depends on how that lies.
      guard member.offset != .zero else { continue }
      loads[index].torque += lever(member).cross(force)
      isSteady = false
    }
  }

  private mutating func kick(
    _ push: Push, _ members: [Member], _ name: UInt32, _ world: OpaquePointer
  ) {
    for member in members where !bodies[member.body].traits.isAnchored {
      let impulse = push.vector * Load.newtons
      let torque =
        member.offset == .zero ? 0 : lever(member).cross(push.vector) * Load.newtonMetres
      Engine.functions.body.push(
        world, UInt32(bodies.index(member.body)), Float(impulse.x), Float(impulse.y),
        Float(torque))
    }
    var spent = push
    spent.isActive = false
    effects[name].effect = .push(spent)
    events.append(.pushed(EffectID(raw: name)))
  }

  private func draw(_ snap: Snap, _ law: SnapLaw, _ loads: inout [Load]) {
    let index = bodies.index(snap.body.raw)
    let motion = motions[index]
    let away = motion.position - snap.point
    let velocity = away * law.linear.pull + motion.velocity * law.linear.keep
    loads[index].acceleration += (velocity - motion.velocity) / World.stepLength
    // Upright is the nearest whole turn.
    let turn = motion.angle - (motion.angle / (2 * .pi)).rounded() * (2 * .pi)
    let angularVelocity = turn * law.angular.pull + motion.angularVelocity * law.angular.keep
    loads[index].angularAcceleration +=
      (angularVelocity - motion.angularVelocity) / World.stepLength
  }
}
