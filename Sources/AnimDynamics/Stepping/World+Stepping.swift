import CBox2D

extension World {
  /// Makes one step of 1/60 s and says what it has brought about, in the order of the engine.
  public mutating func step() -> [WorldEvent] {
    perform(.step)
    return events
  }

  mutating func makeStep(_ engine: Engine) {
    events.removeAll(keepingCapacity: true)
    let world = engine.world
    var room = StepRoom()
    swap(&room, &engine.room)
    defer { swap(&room, &engine.room) }
    room.fit(states.count)
    if !room.isSteady || isDisturbed {
      room.clear()
      room.isSteady = load(&room.loads, world)
      room.convert()
    }
    Engine.functions.world.step(
      world, Float(World.stepLength), World.velocityIterations, World.positionIterations,
      room.forces, &room.after, UInt32(room.after.count))
    steps += 1
    isDisturbed = false
    collectTouches(world)
    reportTouches()
    let isNowCrowded = Engine.functions.world.isCrowded(world)
    if isNowCrowded, !isCrowded { events.append(.crowded) }
    isCrowded = isNowCrowded
    for (index, state) in takeOver(room.after) { settle(index, state, world) }
  }

  /// Takes over where bodies are. What has not moved keeps the exact numbers it was given.
  ///
  /// Returns those of which there is more to say, by their slots.
  private mutating func takeOver(_ after: [anim_state]) -> [(Int, anim_state)] {
    var odd: [(Int, anim_state)] = []
    var isStill = true
    marks.withUnsafeBufferPointer { marks in
      states.withUnsafeMutableBufferPointer { states in
        motions.withUnsafeMutableBufferPointer { motions in
          after.withUnsafeBufferPointer { after in
            for index in after.indices where marks[index].contains(.movable) {
              let state = after[index]
              if state.isAwake || states[index].isAwake {
                if state.isUsable {
                  motions[index].take(state, after: states[index])
                  states[index] = state
                  if state.isAtLimit != marks[index].contains(.clamped) {
                    odd.append((index, state))
                  }
                } else {
                  odd.append((index, state))
                }
              }
              isStill = isStill && motions[index].isResting
            }
          }
        }
      }
    }
    self.isStill = isStill
    return odd
  }

  /// A body is slower or faster than the limit now, or it is where the engine cannot follow: then it
  /// is stopped where it was.
  private mutating func settle(_ index: Int, _ state: anim_state, _ world: OpaquePointer) {
    if !state.isUsable {
      motions[index].stop()
      states[index] = World.state(motions[index])
      let state = states[index]
      Engine.functions.body.place(world, UInt32(index), state.x, state.y, state.angle)
      Engine.functions.body.move(world, UInt32(index), 0, 0, 0)
    } else if !state.isAtLimit {
      marks[index].remove(.clamped)
      return
    }
    if marks[index].insert(.clamped).inserted {
      events.append(.clamped(BodyID(raw: bodies.live[index])))
    }
  }
}

extension Motion {
  /// Follows the engine from one state to another.
  @inline(__always)
  fileprivate mutating func take(_ state: anim_state, after before: anim_state) {
    let scale = World.pointsPerMetre
    if state.x != before.x { position.x = Double(state.x) * scale }
    if state.y != before.y { position.y = Double(state.y) * scale }
    if state.angle != before.angle { angle = Double(state.angle) }
    if state.velocityX != before.velocityX { velocity.x = Double(state.velocityX) * scale }
    if state.velocityY != before.velocityY { velocity.y = Double(state.velocityY) * scale }
    if state.angularVelocity != before.angularVelocity {
      angularVelocity = Double(state.angularVelocity)
    }
    isResting = !state.isAwake
  }
}

extension anim_state {
  /// Finite, and not too far off.
  @inline(__always)
  fileprivate var isUsable: Bool {
    let farthest = Float(World.farthest / World.pointsPerMetre)
    return abs(x) <= farthest && abs(y) <= farthest && angle.isFinite && velocityX.isFinite
      && velocityY.isFinite && angularVelocity.isFinite
  }

  /// Whether the engine has cut the last move or turn, which leaves exactly the limit but for
  /// rounding.
  @inline(__always)
  fileprivate var isAtLimit: Bool {
    let move = Float(World.longestMove / World.pointsPerMetre / World.stepLength) * 0.99999
    let turn = Float(World.widestTurn / World.stepLength) * 0.99999
    return velocityX * velocityX + velocityY * velocityY >= move * move
      || abs(angularVelocity) >= turn
  }
}
