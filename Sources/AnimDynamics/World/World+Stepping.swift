import CBox2D

extension World {
  /// Makes one step of 1/60 s and says what it has brought about, in the order of the engine.
  public mutating func step() -> [WorldEvent] {
    perform(.step)
    let events = self.events
    self.events.removeAll(keepingCapacity: true)
    return events
  }

  mutating func makeStep(_ world: OpaquePointer) {
    events.removeAll(keepingCapacity: true)
    let loads = loads(world).map(\.inMetres)
    var after = states
    anim_world_step(
      world, Float(World.stepLength), World.velocityIterations, World.positionIterations, loads,
      &after, UInt32(after.count))
    steps += 1
    isDisturbed = false
    collectTouches(world)
    reportTouches()
    let isNowCrowded = anim_world_is_crowded(world)
    if isNowCrowded, !isCrowded { events.append(.crowded) }
    isCrowded = isNowCrowded
    for index in bodies.live.indices where bodies.live[index] != .max {
      take(after[index], index, world)
    }
  }

  /// Takes over where a body is. What has not moved keeps the exact numbers it was given.
  private mutating func take(_ state: anim_state, _ index: Int, _ world: OpaquePointer) {
    let before = states[index]
    guard state.isAwake || before.isAwake else { return }
    let name = bodies.live[index]
    if bodies[name].traits.isAnchored { return }
    guard state.isUsable else { return halt(index, world) }
    states[index] = state
    let scale = World.pointsPerMetre
    if state.x != before.x { motions[index].position.x = Double(state.x) * scale }
    if state.y != before.y { motions[index].position.y = Double(state.y) * scale }
    if state.angle != before.angle { motions[index].angle = Double(state.angle) }
    if state.velocityX != before.velocityX {
      motions[index].velocity.x = Double(state.velocityX) * scale
    }
    if state.velocityY != before.velocityY {
      motions[index].velocity.y = Double(state.velocityY) * scale
    }
    if state.spin != before.spin { motions[index].angularVelocity = Double(state.spin) }
    motions[index].isResting = !state.isAwake
    let isClamped = state.isAtLimit
    if isClamped != bodies[name].isClamped {
      bodies[name].isClamped = isClamped
      if isClamped { events.append(.clamped(BodyID(raw: name))) }
    }
  }

  /// Stops a body where it was, since it has gone where the engine cannot follow.
  private mutating func halt(_ index: Int, _ world: OpaquePointer) {
    motions[index].stop()
    states[index] = World.state(motions[index])
    let state = states[index]
    anim_body_place(world, UInt32(index), state.x, state.y, state.angle)
    anim_body_move(world, UInt32(index), 0, 0, 0)
    let name = bodies.live[index]
    if !bodies[name].isClamped { events.append(.clamped(BodyID(raw: name))) }
    bodies[name].isClamped = true
  }
}

extension anim_state {
  /// Finite, and not too far off.
  fileprivate var isUsable: Bool {
    let farthest = Float(World.farthest / World.pointsPerMetre)
    return abs(x) <= farthest && abs(y) <= farthest && angle.isFinite && velocityX.isFinite
      && velocityY.isFinite && spin.isFinite
  }

  /// Whether the engine has cut the last move or turn, which leaves exactly the limit but for
  /// rounding.
  fileprivate var isAtLimit: Bool {
    let move = Float(World.longestMove / World.pointsPerMetre / World.stepLength) * 0.99999
    let turn = Float(World.widestTurn / World.stepLength) * 0.99999
    return velocityX * velocityX + velocityY * velocityY >= move * move || abs(spin) >= turn
  }
}
