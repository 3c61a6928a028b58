import CBox2D

extension World {
  /// About how many bytes it takes. A copy shares the engine and its history with its
  /// original.
  public var footprint: Int {
    bodies.capacity * World.bodyBytes
      + effects.capacity * MemoryLayout<EffectRecord>.stride
      + boundaries.capacity * MemoryLayout<BoundaryRecord>.stride
      + engineBytes
  }

  /// A body's rows, and about what the engine keeps of it.
  private static let bodyBytes =
    MemoryLayout<BodyRecord>.stride + MemoryLayout<Motion>.stride
    + MemoryLayout<anim_state>.stride + 500

  /// Hands over numbers that tell this state from others: equal histories give equal ones.
  public func fingerprint(_ take: (UInt64) -> Void) {
    take(operations)
    take(UInt64(steps))
    take(isContinuous ? 1 : 0)
    for name in bodies.names {
      let motion = motions[bodies.index(name)]
      take(UInt64(name))
      for number in [
        motion.position.x, motion.position.y, motion.angle, motion.velocity.x, motion.velocity.y,
        motion.angularVelocity,
      ] {
        take(number.bitPattern)
      }
      take(motion.isResting ? 1 : 0)
    }
    for name in effects.names {
      take(UInt64(name))
      for member in effects[name].members { take(UInt64(member.body)) }
    }
    for name in boundaries.names { take(UInt64(name)) }
  }
}

extension World {
  /// About how much there is to do in a step, a body being one: its bodies, half for each body that
  /// an effect acts on, four for each pair of pieces that are near each other and so looked at, and
  /// one for 16 entries gone through to find such pairs, or what meets first of them.
  public var work: Int {
    guard let engine else { return bodies.count }
    var members = 0
    for effect in acting { members += effects[effect].members.count }
    Engine.functions.world.lock(engine.world)
    defer { Engine.functions.world.unlock(engine.world) }
    return bodies.count + members / 2 + 4 * Int(Engine.functions.world.contacts(engine.world))
      + Int(Engine.functions.world.looks(engine.world) / 16)
  }
}
