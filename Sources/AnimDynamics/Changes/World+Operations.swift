import CBox2D

extension World {
  /// Makes a change, in an engine that is where this world is.
  mutating func perform(_ operation: Operation) {
    // Without an engine nothing was added that could change.
    guard Engine.fault == nil else { return }
    let engine = claimedEngine()
    apply(operation, engine)
    operations += 1
    engineBytes = engine.release(operation, keeping: keepsHistory)
  }

  private mutating func claimedEngine() -> Engine {
    if let engine, engine.claim(at: operations) { return engine }
    if let engine { catchUp(engine) }
    let engine = self.engine ?? Engine(after: operations)
    self.engine = engine
    // A new engine is known to nobody else, and has counted what its world has.
    _ = engine.claim(at: operations)
    return engine
  }

  /// Gives this world an engine of its own, since another copy has gone on with the one it had.
  private mutating func catchUp(_ shared: Engine) {
    guard keepsHistory else { return restart() }
    var fresh = World(keepsHistory: true)
    for operation in shared.history(until: operations) {
      if case .steps(let count) = operation {
        for _ in 0..<count { fresh.perform(.step) }
      } else {
        fresh.perform(operation)
      }
    }
    self = fresh
  }

  private mutating func apply(_ operation: Operation, _ engine: Engine) {
    let world = engine.world
    switch operation {
    case .addBody(let record, let motion): insert(record, motion, world)
    case .removeBody(let body): drop(body, world)
    case .wake(let body): wake(body: body, world)
    case .place(let body, let position, let angle): move(body, to: position, angle, world)
    case .move(let body, let velocity, let angularVelocity):
      setVelocity(body, velocity, angularVelocity, world)
    case .change(let body, let record): replace(body, record, world)
    case .addEffect(let effect): insert(effect, world)
    case .updateEffect(let name, let effect): replace(name, effect, world)
    case .removeEffect(let name): drop(effect: name, world)
    case .join(let member, let name): addMember(member, name, world)
    case .leave(let body, let name): removeMember(body, name, world)
    case .addBoundary(let record): insert(record, world)
    case .removeBoundary(let name): drop(boundary: name, world)
    case .setContinuous(let isContinuous):
      self.isContinuous = isContinuous
      Engine.functions.world.setContinuous(world, isContinuous)
    case .step: makeStep(engine)
    case .steps: break
    }
    if case .step = operation { return }
    isDisturbed = true
    collectTouches(world)
  }
}
