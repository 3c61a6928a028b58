import CBox2D

extension World {
  mutating func insert(_ record: BodyRecord, _ motion: Motion, _ world: OpaquePointer) {
    var record = record
    record.serial = operations
    let name = bodies.insert(record)
    let index = bodies.index(name)
    var motion = motion
    if record.traits.isAnchored { motion.stop() }
    motion.isResting = record.traits.isAnchored
    let state = World.state(motion)
    if index == motions.count {
      motions.append(motion)
      states.append(state)
      marks.append([])
    } else {
      motions[index] = motion
      states[index] = state
    }
    marks[index] = record.traits.isAnchored ? [] : .movable
    var definition = record.definition(state)
    Engine.functions.body.make(world, UInt32(index), &definition)
    Engine.functions.body.setSurface(
      world, UInt32(index), Float(record.traits.friction), Float(record.traits.elasticity))
  }

  mutating func drop(_ name: UInt32, _ world: OpaquePointer) {
    for tie in bodies[name].ties { drop(effect: tie, world) }
    for effect in bodies[name].joined { effects[effect].members.removeAll { $0.body == name } }
    if bodies[name].isColliding { pieces -= bodies[name].solid.pieces.count }
    Engine.functions.body.drop(world, UInt32(bodies.index(name)))
    // What it leaves, it leaves in silence.
    collectTouches(world)
    forgetTouches { $0.names(body: name) }
    marks[bodies.index(name)] = []
    bodies.remove(name)
  }

  mutating func move(
    _ name: UInt32, to position: Vector, _ angle: Double, _ world: OpaquePointer
  ) {
    let index = bodies.index(name)
    motions[index].position = position
    motions[index].angle = angle
    motions[index].isResting = bodies[name].traits.isAnchored
    states[index] = World.state(motions[index])
    Engine.functions.body.place(
      world, UInt32(index), states[index].x, states[index].y, states[index].angle)
  }

  mutating func setVelocity(
    _ name: UInt32, _ velocity: Vector, _ angularVelocity: Double, _ world: OpaquePointer
  ) {
    let traits = bodies[name].traits
    guard !traits.isAnchored else { return }
    let index = bodies.index(name)
    motions[index].velocity = velocity
    motions[index].angularVelocity = traits.allowsRotation ? angularVelocity : 0
    motions[index].isResting = false
    states[index] = World.state(motions[index])
    let state = states[index]
    Engine.functions.body.move(
      world, UInt32(index), state.velocityX, state.velocityY, state.angularVelocity)
  }

  mutating func replace(_ name: UInt32, _ record: BodyRecord, _ world: OpaquePointer) {
    let index = bodies.index(name)
    let old = bodies[name]
    bodies[name].shape = record.shape
    bodies[name].traits = record.traits
    bodies[name].solid = record.solid
    if record.traits.isAnchored || !record.traits.allowsRotation {
      motions[index].angularVelocity = 0
    }
    if record.traits.isAnchored { motions[index].stop() }
    motions[index].isResting = record.traits.isAnchored
    if record.traits.isAnchored {
      marks[index].remove(.movable)
    } else {
      marks[index].insert(.movable)
    }
    states[index] = World.state(motions[index])
    var definition = bodies[name].definition(states[index])
    Engine.functions.body.change(world, UInt32(index), &definition)
    let (state, number) = (states[index], UInt32(index))
    if !record.traits.isAnchored {
      Engine.functions.body.move(
        world, number, state.velocityX, state.velocityY, state.angularVelocity)
    }
    Engine.functions.body.setSurface(
      world, number, Float(record.traits.friction), Float(record.traits.elasticity))
    if old.shape != record.shape, old.isColliding {
      pieces += record.solid.pieces.count - old.solid.pieces.count
      dress(name, world)
    }
    // Springs are as strong as the masses they move ask for.
    for tie in bodies[name].ties { tighten(tie, world) }
  }

  /// Gives a body that meets others its shapes.
  func dress(_ name: UInt32, _ world: OpaquePointer) {
    let number = UInt32(bodies.index(name))
    Engine.functions.body.clearShapes(world, number)
    guard bodies[name].isColliding else { return }
    for piece in bodies[name].solid.pieces {
      switch piece {
      case .box(let halfWidth, let halfHeight, let skin):
        Engine.functions.body.addBox(world, number, halfWidth, halfHeight, skin)
      case .circle(let radius): Engine.functions.body.addCircle(world, number, radius)
      case .polygon(let corners, let skin):
        Engine.functions.body.addPolygon(world, number, corners, Int32(corners.count / 2), skin)
      }
    }
  }

  static func state(_ motion: Motion) -> anim_state {
    anim_state(
      x: Float(motion.position.x / pointsPerMetre), y: Float(motion.position.y / pointsPerMetre),
      angle: Float(motion.angle), velocityX: Float(motion.velocity.x / pointsPerMetre),
      velocityY: Float(motion.velocity.y / pointsPerMetre),
      angularVelocity: Float(motion.angularVelocity),
      isAwake: !motion.isResting)
  }
}
