import AnimDynamics
import Testing

/// What sleeps is woken by what changes about it.
@Suite struct WakingTests {
  /// A box on a box on a floor, asleep.
  private struct Tower {
    var world = World()
    let lower, upper: BodyID
    let collision: EffectID

    init(lowerIsAnchored: Bool = false) throws {
      lower = try world.box(0, 0, .with { $0.isAnchored = lowerIsAnchored })
      upper = try world.box(0, -101)
      try world.add(.gravity(Gravity()), on: [lower, upper])
      collision = try world.floor(50.5, [lower, upper])
      world.run(150)
      #expect(world.isAtRest)
    }

    /// How far the upper box falls in half a second.
    mutating func fall() -> Double {
      let before = world.at(upper).position.y
      world.run(30)
      return world.at(upper).position.y - before
    }
  }

  @Test func takingASupportAway() throws {
    var tower = try Tower()
    tower.world.removeBody(tower.lower)
    #expect(tower.fall() > 90)
  }

  @Test func movingASupportAway() throws {
    for isAnchored in [false, true] {
      var tower = try Tower(lowerIsAnchored: isAnchored)
      try tower.world.place(tower.lower, at: Vector(300, 0), angle: 0)
      #expect(tower.fall() > 90, "anchored \(isAnchored)")
    }
  }

  @Test func shrinkingASupport() throws {
    var tower = try Tower(lowerIsAnchored: true)
    try tower.world.setShape(.rectangle(width: 100, height: 10), of: tower.lower)
    #expect((40...50).contains(tower.fall()))
  }

  @Test func leavingACollision() throws {
    var tower = try Tower(lowerIsAnchored: true)
    tower.world.leave(tower.lower, tower.collision)
    #expect(tower.fall() > 90)
  }

  @Test func anotherMode() throws {
    var tower = try Tower(lowerIsAnchored: true)
    try tower.world.update(tower.collision, .collision(Collision(mode: .boundaries)))
    #expect(tower.fall() > 90)
  }

  @Test func lettingASupportGo() throws {
    var tower = try Tower(lowerIsAnchored: true)
    tower.world.leave(tower.upper, tower.collision)
    tower.world.run(60)
    // The upper falls through the lower, and the floor.
    #expect(tower.world.at(tower.upper).position.y > 300)
    #expect(tower.world.at(tower.lower).position == .zero)
  }

  @Test func aPushAndASnapAndARodWake() throws {
    for effect in 0..<4 {
      var tower = try Tower()
      switch effect {
      case 0:
        try tower.world.add(
          .push(Push(isContinuous: false, vector: Vector(0, -3))), on: [tower.upper])
      case 1:
        try tower.world.add(
          .push(Push(isContinuous: true, vector: Vector(0, -20))), on: [tower.upper])
      case 2: _ = try tower.world.add(.snap(Snap(tower.upper, to: Vector(0, -200))))
      default:
        _ = try tower.world.add(
          .attachment(
            Attachment(tower.upper, to: .point(Vector(0, -300)), kind: .limit, length: 100)))
      }
      tower.world.run(20)
      #expect(tower.world.at(tower.upper).position.y < -110, "effect \(effect)")
    }
  }

  /// An anchor that is dragged takes along what hangs on it.
  @Test func draggingAnAnchor() throws {
    for frequency in [0.0, 3] {
      var world = World()
      let bob = try world.ball(0, 100, .with { $0.resistance = 2 })
      try world.add(.gravity(Gravity()), on: [bob])
      var rod = AnimDynamics.Attachment(
        bob, to: .point(.zero), kind: .distance(frequency: frequency, damping: 0.5))
      let id = try world.add(.attachment(rod))
      world.run(300)
      for step in 1...100 {
        rod.end = .point(Vector(Double(step), 0))
        rod.length = 100
        try world.update(id, .attachment(rod))
        _ = world.step()
      }
      world.run(1200)
      #expect(abs(world.at(bob).position.x - 100) < 5, "frequency \(frequency)")
      #expect((98...106).contains(world.at(bob).position.y), "frequency \(frequency)")
    }
  }

  @Test func restIsForgottenWithAnyChange() throws {
    var world = World()
    #expect(world.isAtRest)
    let box = try world.box(0, 0)
    #expect(!world.isAtRest)
    world.run(40)
    #expect(world.isAtRest)
    let gravity = try world.add(.gravity(Gravity(acceleration: .zero)))
    #expect(!world.isAtRest)
    world.run(1)
    #expect(world.isAtRest)
    try world.join(box, to: gravity)
    world.run(1)
    #expect(!world.isAtRest)
  }
}
