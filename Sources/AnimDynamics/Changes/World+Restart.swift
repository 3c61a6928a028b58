import CBox2D

extension World {
  /// Gives a world without a history a new engine, in which everything is where it is and moves as
  /// it does, but the solver has forgotten how hard things press on each other, and what touches
  /// begins to touch again.
  mutating func restart() {
    let engine = Engine(after: operations)
    let world = engine.world
    _ = engine.claim(at: operations)
    Engine.functions.world.setContinuous(world, isContinuous)
    for name in bodies.names.sorted(by: { bodies[$0].serial < bodies[$1].serial }) {
      let record = bodies[name]
      let number = UInt32(bodies.index(name))
      var definition = record.definition(states[Int(number)])
      Engine.functions.body.make(world, number, &definition)
      Engine.functions.body.setSurface(
        world, number, Float(record.traits.friction), Float(record.traits.elasticity))
      Engine.functions.body.setGroups(
        world, number, record.peers, Int32(record.peers.count), record.walls,
        Int32(record.walls.count))
      dress(name, world)
    }
    for name in boundaries.names { build(name, world) }
    for name in effects.names { tighten(name, world) }
    touching = PairTable()
    touches.removeAll()
    isDisturbed = true
    Engine.functions.world.unlock(world)
    self.engine = engine
  }

  /// Puts a boundary up.
  func build(_ name: UInt32, _ world: OpaquePointer) {
    let record = boundaries[name]
    Engine.functions.wall.make(
      world, UInt32(boundaries.index(name)), record.collision, record.corners,
      Int32(record.corners.count / 2), record.isClosed, Float(Solid.growth))
  }
}
