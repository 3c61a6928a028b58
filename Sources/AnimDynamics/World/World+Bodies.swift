extension World {
  /// The bodies in order of their slots, which is the order of their making as long as none is gone.
  public var bodyIDs: [BodyID] { bodies.names.map(BodyID.init) }

  /// Whether the body is in the world.
  public func contains(_ body: BodyID) -> Bool { bodies.contains(body.raw) }

  /// Where a body is and how it moves; nil for one that is gone.
  public func motion(of body: BodyID) -> Motion? {
    contains(body) ? motions[bodies.index(body.raw)] : nil
  }

  /// What a body is like; nil for one that is gone.
  public func traits(of body: BodyID) -> BodyTraits? {
    contains(body) ? bodies[body.raw].traits : nil
  }

  /// Mass in units of a body of 100 × 100 points and density 1; nil for one that is gone.
  public func mass(of body: BodyID) -> Double? {
    contains(body) ? bodies[body.raw].relativeMass : nil
  }

  /// True if the last step left nothing moving, and nothing has been changed since.
  public var isAtRest: Bool {
    !isDisturbed && isStill
  }

  /// The place of a body in `motions`, which must be in the world.
  @inlinable public static func slot(of body: BodyID) -> Int { slot(ofName: body.raw) }

  /// The slot in the name of a body, an effect or a boundary.
  @inlinable public static func slot(ofName name: UInt32) -> Int { Int(name & SlotName.mask) }

  /// Adds a body, which nothing acts on and which meets nothing until it joins effects.
  public mutating func addBody(
    _ shape: Shape, at motion: Motion, traits: BodyTraits = BodyTraits()
  ) throws(DynamicsError) -> BodyID {
    if let fault = Engine.fault { throw .engineMissing(fault) }
    guard bodies.count < World.maxBodies else { throw .tooMany("bodies") }
    try check(motion)
    let record = try BodyRecord(shape, traits)
    perform(.addBody(record, motion))
    return BodyID(raw: bodies.latest)
  }

  /// Takes a body away, with its attachments and snaps, in silence; a stale name changes nothing.
  public mutating func removeBody(_ body: BodyID) {
    guard contains(body) else { return }
    perform(.removeBody(body.raw))
  }

  /// Puts a body somewhere, with its velocities kept, and wakes it.
  public mutating func place(
    _ body: BodyID, at position: Vector, angle: Double
  ) throws(DynamicsError) {
    guard contains(body) else { throw .noSuchBody }
    try check(Motion(position: position, angle: angle))
    perform(.place(body.raw, position, angle))
  }

  /// Wakes a body that rests.
  public mutating func wake(_ body: BodyID) {
    guard contains(body), motions[bodies.index(body.raw)].isResting else { return }
    perform(.wake(body.raw))
  }

  /// Gives a body another shape; it stays where it is.
  public mutating func setShape(_ shape: Shape, of body: BodyID) throws(DynamicsError) {
    guard contains(body) else { throw .noSuchBody }
    let old = bodies[body.raw]
    guard old.shape != shape else { return }
    let record = try BodyRecord(shape, old.traits)
    if old.isColliding { try checkRoom(record.solid.pieces.count - old.solid.pieces.count) }
    perform(.change(body.raw, record))
  }

  /// Gives a body other traits.
  public mutating func setTraits(_ traits: BodyTraits, of body: BodyID) throws(DynamicsError) {
    guard contains(body) else { throw .noSuchBody }
    guard bodies[body.raw].traits != traits else { return }
    perform(.change(body.raw, try bodies[body.raw].with(traits)))
  }

  /// Adds to the velocities of a body and wakes it; an anchored one stays at rest. What would be
  /// faster than `World.maxSpeed` or `maxSpin` has that speed.
  public mutating func addVelocity(
    _ velocity: Vector, angular: Double = 0, to body: BodyID
  ) throws(DynamicsError) {
    guard contains(body) else { throw .noSuchBody }
    guard velocity.isFinite else { throw .outOfRange("velocity") }
    guard angular.isFinite else { throw .outOfRange("angular velocity") }
    let motion = motions[bodies.index(body.raw)]
    setVelocity(motion.velocity + velocity, motion.angularVelocity + angular, of: body)
  }

  private mutating func setVelocity(_ velocity: Vector, _ angular: Double, of body: BodyID) {
    var velocity = velocity.clamped(
      lowerBound: Vector(repeating: -World.maxSpeed), upperBound: Vector(repeating: World.maxSpeed))
    let speed = velocity.length
    if speed > World.maxSpeed { velocity *= World.maxSpeed / speed }
    perform(
      .move(
        body.raw, velocity, min(max(angular, -World.maxAngularVelocity), World.maxAngularVelocity)))
  }

  /// Refuses more pieces in collisions than there is room for.
  func checkRoom(_ more: Int) throws(DynamicsError) {
    guard pieces + more <= World.maxPieces else { throw .tooMany("pieces in collisions") }
  }

  private func check(_ motion: Motion) throws(DynamicsError) {
    guard Bounds.contain(motion.position) else { throw .outOfRange("position") }
    guard abs(motion.angle) <= World.maxAngle else { throw .outOfRange("angle") }
    guard motion.velocity.isFinite, motion.velocity.length <= World.maxSpeed else {
      throw .outOfRange("velocity")
    }
    guard abs(motion.angularVelocity) <= World.maxAngularVelocity else {
      throw .outOfRange("angular velocity")
    }
  }
}
