extension World {
  /// The effects in order of their slots.
  public var effectIDs: [EffectID] { effects.names.map(EffectID.init) }

  /// An effect with its present numbers; nil for one that is gone.
  public func effect(_ id: EffectID) -> Effect? {
    effects.contains(id.raw) ? effects[id.raw].effect : nil
  }

  /// The bodies an effect acts on, in order of joining.
  public func bodies(of id: EffectID) -> [BodyID] {
    effects.contains(id.raw) ? effects[id.raw].members.map { BodyID(raw: $0.body) } : []
  }

  /// The effects a body has joined, in order of joining, then the attachments and snaps that name
  /// it; none for one that is gone.
  public func effects(of body: BodyID) -> [EffectID] {
    guard contains(body) else { return [] }
    return (bodies[body.raw].joined + bodies[body.raw].ties).map(EffectID.init)
  }

  /// The boundaries of a collision, in order of making.
  public func boundaries(of collision: EffectID) -> [BoundaryID] {
    effects.contains(collision.raw)
      ? effects[collision.raw].boundaries.map(BoundaryID.init) : []
  }

  /// Adds an effect. Snaps and attachments act on the bodies they name, others on those that join.
  public mutating func add(_ effect: Effect) throws(DynamicsError) -> EffectID {
    if let fault = Engine.fault { throw .engineMissing(fault) }
    guard effects.count < World.maxEffects else { throw .tooMany("effects") }
    let effect = try completed(effect)
    perform(.addEffect(effect))
    return EffectID(raw: effects.latest)
  }

  /// Gives an effect of the same kind other numbers, and wakes its bodies.
  public mutating func update(_ id: EffectID, _ effect: Effect) throws(DynamicsError) {
    guard effects.contains(id.raw), effects[id.raw].effect.isSameKind(effect) else {
      throw .noSuchEffect
    }
    let effect = try completed(effect, after: effects[id.raw].effect)
    if effects[id.raw].effect != effect { perform(.updateEffect(id.raw, effect)) }
  }

  /// Takes an effect away, with its boundaries; a stale name changes nothing.
  public mutating func remove(_ id: EffectID) {
    guard effects.contains(id.raw) else { return }
    perform(.removeEffect(id.raw))
  }

  /// Lets an effect act on a body; joining twice changes only the offset.
  ///
  /// - Parameter offset: where on the body a push takes hold, from its centre, in its own axes.
  public mutating func join(
    _ body: BodyID, to id: EffectID, offset: Vector = .zero
  ) throws(DynamicsError) {
    guard contains(body) else { throw .noSuchBody }
    guard effects.contains(id.raw), effects[id.raw].effect.hasMembers else { throw .noSuchEffect }
    guard Bounds.contain(offset) else { throw .outOfRange("offset") }
    let member = Member(body: body.raw, offset: offset)
    let isNew = !bodies[body.raw].joined.contains(id.raw)
    if case .collision = effects[id.raw].effect, !bodies[body.raw].isColliding {
      try checkRoom(bodies[body.raw].solid.pieces.count)
    }
    if isNew || !effects[id.raw].members.contains(member) { perform(.join(member, id.raw)) }
  }

  /// Lets an effect act on a body no longer; stale names change nothing.
  public mutating func leave(_ body: BodyID, _ id: EffectID) {
    guard contains(body), bodies[body.raw].joined.contains(id.raw) else { return }
    perform(.leave(body.raw, id.raw))
  }

  /// Adds a boundary to a collision: thin, still, and solid from both sides.
  public mutating func addBoundary(
    _ outline: Outline, to collision: EffectID
  ) throws(DynamicsError) -> BoundaryID {
    guard effects.contains(collision.raw), case .collision = effects[collision.raw].effect else {
      throw .noSuchEffect
    }
    guard boundaries.count < World.maxBoundaries else { throw .tooMany("boundaries") }
    let record = try BoundaryRecord(outline, of: collision.raw)
    try checkRoom(record.sides)
    perform(.addBoundary(record))
    return BoundaryID(raw: boundaries.latest)
  }

  /// Takes a boundary away; a stale name changes nothing.
  public mutating func removeBoundary(_ boundary: BoundaryID) {
    guard boundaries.contains(boundary.raw) else { return }
    perform(.removeBoundary(boundary.raw))
  }

  /// Switches continuous collision on or off for all bodies.
  public mutating func setContinuous(_ isContinuous: Bool) {
    if isContinuous != self.isContinuous { perform(.setContinuous(isContinuous)) }
  }
}
