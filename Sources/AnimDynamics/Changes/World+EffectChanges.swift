import CBox2D

extension World {
  mutating func insert(_ effect: Effect, _ world: OpaquePointer) {
    var record = EffectRecord(effect)
    if case .attachment(let attachment) = effect { record.frame = frame(of: attachment) }
    let name = effects.insert(record)
    if effect.actsInSteps { acting.append(name) }
    for end in effect.ends { bodies[end].ties.append(name) }
    tighten(name, world)
    wake(name, world)
  }

  mutating func replace(_ name: UInt32, _ effect: Effect, _ world: OpaquePointer) {
    let old = effects[name].effect
    if old.ends != effect.ends {
      for end in old.ends { bodies[end].ties.removeAll { $0 == name } }
      for end in effect.ends { bodies[end].ties.append(name) }
    }
    effects[name].effect = effect
    switch (old, effect) {
    case (.attachment(let old), .attachment(let new)):
      if !old.isFramed(as: new) { effects[name].frame = frame(of: new) }
    case (_, .snap(let snap)): effects[name].law = SnapLaw(damping: snap.damping)
    case (.collision(let old), .collision(let new)) where old.mode != new.mode:
      for member in effects[name].members { regroup(member.body, world) }
    default: break
    }
    tighten(name, world)
    wake(name, world)
  }

  mutating func drop(effect name: UInt32, _ world: OpaquePointer) {
    wake(name, world)
    let record = effects[name]
    for boundary in record.boundaries { drop(boundary: boundary, world) }
    for end in record.effect.ends { bodies[end].ties.removeAll { $0 == name } }
    if case .attachment = record.effect {
      Engine.functions.joint.drop(world, UInt32(effects.index(name)))
    }
    acting.removeAll { $0 == name }
    effects.remove(name)
    for member in record.members {
      bodies[member.body].joined.removeAll { $0 == name }
      if case .collision = record.effect { regroup(member.body, world) }
    }
  }

  mutating func addMember(_ member: Member, _ name: UInt32, _ world: OpaquePointer) {
    if let index = effects[name].members.firstIndex(where: { $0.body == member.body }) {
      effects[name].members[index] = member
    } else {
      effects[name].members.append(member)
      bodies[member.body].joined.append(name)
      if case .collision = effects[name].effect { regroup(member.body, world) }
    }
    wake(body: member.body, world)
  }

  mutating func removeMember(_ body: UInt32, _ name: UInt32, _ world: OpaquePointer) {
    effects[name].members.removeAll { $0.body == body }
    bodies[body].joined.removeAll { $0 == name }
    if case .collision = effects[name].effect { regroup(body, world) }
    wake(body: body, world)
  }

  /// Tells the engine whom a body meets.
  mutating func regroup(_ body: UInt32, _ world: OpaquePointer) {
    var (peers, walls): ([UInt32], [UInt32]) = ([], [])
    for name in bodies[body].joined {
      guard case .collision(let collision) = effects[name].effect else { continue }
      if collision.mode != .boundaries { peers.append(name) }
      if collision.mode != .items { walls.append(name) }
    }
    peers.sort()
    walls.sort()
    let wasColliding = bodies[body].isColliding
    bodies[body].peers = peers
    bodies[body].walls = walls
    Engine.functions.body.setGroups(
      world, UInt32(bodies.index(body)), peers, Int32(peers.count), walls, Int32(walls.count))
    guard bodies[body].isColliding != wasColliding else { return }
    pieces += (wasColliding ? -1 : 1) * bodies[body].solid.pieces.count
    dress(body, world)
  }

  /// Wakes all that an effect acts on.
  mutating func wake(_ name: UInt32, _ world: OpaquePointer) {
    for member in effects[name].members { wake(body: member.body, world) }
    for end in effects[name].effect.ends { wake(body: end, world) }
  }

  mutating func wake(body: UInt32, _ world: OpaquePointer) {
    guard !bodies[body].traits.isAnchored else { return }
    motions[bodies.index(body)].isResting = false
    Engine.functions.body.wake(world, UInt32(bodies.index(body)))
  }

  // MARK: Boundaries

  mutating func insert(_ record: BoundaryRecord, _ world: OpaquePointer) {
    let name = boundaries.insert(record)
    effects[record.collision].boundaries.append(name)
    pieces += record.sides
    build(name, world)
  }

  mutating func drop(boundary name: UInt32, _ world: OpaquePointer) {
    effects[boundaries[name].collision].boundaries.removeAll { $0 == name }
    Engine.functions.wall.drop(world, UInt32(boundaries.index(name)))
    collectTouches(world)
    forgetTouches { $0.names(wall: name) }
    pieces -= boundaries[name].sides
    boundaries.remove(name)
  }
}
