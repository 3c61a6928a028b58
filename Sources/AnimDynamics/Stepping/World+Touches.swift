import CBox2D

extension World {
  /// Takes what the engine has noted, before numbers get other meanings.
  mutating func collectTouches(_ world: OpaquePointer) {
    var noted: UnsafePointer<anim_touch>?
    let count = Int(Engine.functions.world.touches(world, &noted))
    guard count > 0, let noted else { return }
    for touch in UnsafeBufferPointer(start: noted, count: count) {
      var body = bodies.live[Int(touch.body)]
      var other =
        touch.isBoundary ? boundaries.live[Int(touch.other)] : bodies.live[Int(touch.other)]
      // Of two bodies, the older comes first.
      if !touch.isBoundary, bodies[body].serial > bodies[other].serial { swap(&body, &other) }
      let point = Vector(Double(touch.x), Double(touch.y)) * World.pointsPerMetre
      touches.append(
        Touch(
          pair: Pair(body: body, other: other, isBoundary: touch.isBoundary), begins: touch.begins,
          point: point))
    }
    Engine.functions.world.forgetTouches(world)
  }

  /// Forgets pairs that have parted for good: what touched has been noted to end.
  mutating func forgetTouches(where isGone: (Pair) -> Bool) {
    for touch in touches where isGone(touch.pair) { touching.remove(touch.pair) }
    touches.removeAll { isGone($0.pair) }
  }

  /// Tells what has begun and ended since the last step, by pairs rather than pieces: a pair that
  /// touches before and after has not parted.
  mutating func reportTouches() {
    guard !touches.isEmpty else { return }
    for index in touches.indices {
      let place = touching.enter(touches[index].pair)
      if !touching[place].isChanged {
        touching[place].isChanged = true
        touching[place].before = touching[place].count
        touching[place].first = -1
      }
      let begins = touches[index].begins
      if begins, touching[place].first < 0 { touching[place].first = Int32(index) }
      touching[place].count = max(touching[place].count + (begins ? 1 : -1), 0)
    }
    for index in touches.indices {
      guard let place = touching.find(touches[index].pair), touching[place].isChanged else {
        continue
      }
      touching[place].isChanged = false
      let change = touching[place]
      if change.before == 0, change.first >= 0 {
        report(change.pair, at: touches[Int(change.first)].point)
      }
      if change.count == 0, change.before > 0 || change.first >= 0 { report(change.pair, at: nil) }
    }
    for index in touches.indices {
      let pair = touches[index].pair
      if let place = touching.find(pair), touching[place].count == 0 { touching.remove(pair) }
    }
    touches.removeAll(keepingCapacity: true)
  }

  /// Tells a meeting or parting for each of the collisions in which a pair meets, in order of their
  /// names.
  private mutating func report(_ pair: Pair, at point: Vector?) {
    if pair.isBoundary {
      let collision = boundaries[pair.other].collision
      if bodies[pair.body].walls.contains(collision) {
        report(pair, .boundary(BoundaryID(raw: pair.other)), in: collision, at: point)
      }
      return
    }
    for collision in bodies[pair.body].peers where bodies[pair.other].peers.contains(collision) {
      report(pair, .body(BodyID(raw: pair.other)), in: collision, at: point)
    }
  }

  private mutating func report(
    _ pair: Pair, _ opponent: WorldEvent.Opponent, in collision: UInt32, at point: Vector?
  ) {
    let (id, body) = (EffectID(raw: collision), BodyID(raw: pair.body))
    events.append(
      point.map { .began(id, body, opponent, at: $0) } ?? .ended(id, body, opponent))
  }
}
