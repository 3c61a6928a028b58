import CBox2D

extension World {
  /// About how many bytes it takes. A copy shares the history and the engine with its original.
  public var footprint: Int {
    bodies.capacity * World.bodyBytes
      + effects.capacity * MemoryLayout<EffectRecord>.stride
      + boundaries.capacity * MemoryLayout<BoundaryRecord>.stride
      + (engine.map { $0.historyBytes + $0.engineBytes } ?? 0)
  }

  /// How many pairs of pieces were near each other in the last step.
  public var nearPairs: Int { engine?.nearPairs ?? 0 }

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
