import CBox2D

/// A body and what it touches, by their names.
struct Pair: Hashable, Sendable {
  var body, other: UInt32
  var isWall: Bool

  func names(body name: UInt32) -> Bool { body == name || (!isWall && other == name) }
  func names(wall name: UInt32) -> Bool { isWall && other == name }
}

/// The beginning or end of touching of two pieces.
struct Touch: Sendable {
  var pair: Pair
  var begins: Bool
  var point: Vector
}

extension World {
  /// Takes what the engine has noted, before numbers get other meanings.
  mutating func collectTouches(_ world: OpaquePointer) {
    var noted: UnsafePointer<anim_touch>?
    let count = Int(anim_world_touches(world, &noted))
    guard count > 0, let noted else { return }
    for touch in UnsafeBufferPointer(start: noted, count: count) {
      var body = bodies.live[Int(touch.body)]
      var other =
        touch.isWall ? boundaries.live[Int(touch.other)] : bodies.live[Int(touch.other)]
      // Of two bodies, the older comes first.
      if !touch.isWall, bodies[body].serial > bodies[other].serial { swap(&body, &other) }
      let point = Vector(Double(touch.x), Double(touch.y)) * World.pointsPerMetre
      touches.append(
        Touch(
          pair: Pair(body: body, other: other, isWall: touch.isWall), begins: touch.begins,
          point: point))
    }
    anim_world_forget_touches(world)
  }

  /// Tells what has begun and ended since the last step, by pairs rather than pieces: a pair that
  /// touches before and after has not parted.
  mutating func reportTouches() {
    guard !touches.isEmpty else { return }
    var changes: [Pair: (before: Int, first: Touch?)] = [:]
    var order: [Pair] = []
    for touch in touches {
      let now = touching[touch.pair] ?? 0
      if changes[touch.pair] == nil {
        changes[touch.pair] = (now, nil)
        order.append(touch.pair)
      }
      if touch.begins, changes[touch.pair]?.first == nil { changes[touch.pair]?.first = touch }
      touching[touch.pair] = max(now + (touch.begins ? 1 : -1), 0)
    }
    touches.removeAll(keepingCapacity: true)
    for pair in order {
      guard let change = changes[pair] else { continue }
      let after = touching[pair] ?? 0
      if after == 0 { touching[pair] = nil }
      let collisions = collisions(of: pair)
      if change.before == 0, let first = change.first {
        report(pair, in: collisions, at: first.point)
      }
      if after == 0, change.before > 0 || change.first != nil {
        report(pair, in: collisions, at: nil)
      }
    }
  }

  private mutating func report(_ pair: Pair, in collisions: [UInt32], at point: Vector?) {
    let body = BodyID(raw: pair.body)
    let opponent: WorldEvent.Opponent =
      pair.isWall ? .boundary(BoundaryID(raw: pair.other)) : .body(BodyID(raw: pair.other))
    for name in collisions {
      let id = EffectID(raw: name)
      if let point {
        events.append(.began(id, body, opponent, at: point))
      } else {
        events.append(.ended(id, body, opponent))
      }
    }
  }

  /// The collisions in which a pair meets, in order of their names.
  private func collisions(of pair: Pair) -> [UInt32] {
    let body = bodies[pair.body]
    if pair.isWall {
      let collision = boundaries[pair.other].collision
      return body.walls.contains(collision) ? [collision] : []
    }
    let others = bodies[pair.other].peers
    return body.peers.filter(others.contains)
  }
}
