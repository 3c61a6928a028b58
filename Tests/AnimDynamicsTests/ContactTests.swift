import AnimDynamics
import Testing

@Suite struct ContactTests {
  /// An ellipse is many pieces to the engine, and a boundary of many parts: one contact all the same.
  @Test func piecesMakeOneContact() throws {
    var world = World()
    let egg = try world.addBody(
      .ellipse(width: 120, height: 60), at: Motion(position: Vector(0, 0)),
      traits: .with { $0.friction = 0.5 })
    try world.add(.gravity(Gravity()), on: [egg])
    let collision = try world.add(.collision(Collision()), on: [egg])
    let floor = try world.addBoundary(
      Outline((-20...20).map { Vector(Double($0) * 10, 100) }), to: collision)
    let events = world.run(240)
    #expect(events.count == 1)
    guard case .began(collision, egg, .boundary(floor), _)? = events.first else {
      Issue.record("no contact: \(events)")
      return
    }
    #expect(world.isAtRest && abs(world.at(egg).position.y - 70) < 0.2)
  }

  @Test func eachCollisionTellsItsOwn() throws {
    var world = World()
    let left = try world.addBody(
      .ellipse(width: 40, height: 40),
      at: Motion(position: .zero, velocity: Vector(300, 0)), traits: .with { $0.elasticity = 1 })
    let right = try world.ball(100, 0)
    let first = try world.add(.collision(Collision()), on: [left, right])
    let second = try world.add(.collision(Collision(mode: .items)), on: [right, left])
    _ = try world.add(.collision(Collision(mode: .boundaries)), on: [left, right])
    let events = world.run(30)
    let told = events.compactMap { event -> EffectID? in
      if case .began(let id, left, .body(right), _) = event { id } else { nil }
    }
    #expect(told == [first, second])
    #expect(events.count == 4)
  }

  @Test func strangersPassThroughEachOther() throws {
    var world = World()
    let a = try world.addBody(
      .ellipse(width: 40, height: 40), at: Motion(position: .zero, velocity: Vector(300, 0)))
    let b = try world.ball(100, 0)
    try world.add(.collision(Collision()), on: [a])
    try world.add(.collision(Collision()), on: [b])
    #expect(world.run(60) == [])
    #expect(abs(world.at(a).position.x - 300) < 0.01 && world.at(b).position.x == 100)
  }

  @Test func whatLeavesDoesSoInSilence() throws {
    for change in 0..<4 {
      var world = World()
      let box = try world.box(0, 0)
      try world.add(.gravity(Gravity()), on: [box])
      let collision = try world.add(.collision(Collision()), on: [box])
      let floor = try world.addBoundary(
        Outline([Vector(-500, 50.2), Vector(500, 50.2)]), to: collision)
      #expect(world.run(60).count == 1 && world.isAtRest)
      switch change {
      case 0: world.leave(box, collision)
      case 1: world.removeBoundary(floor)
      case 2: world.remove(collision)
      default: world.removeBody(box)
      }
      #expect(!world.isAtRest)
      #expect(world.run(30) == [])
      if change < 3 { #expect(world.at(box).position.y > 50, "change \(change)") }
    }
  }

  @Test func anAnchoredBodyIsNotMoved() throws {
    var world = World()
    let table = try world.box(0, 300, width: 400, height: 40, .with { $0.isAnchored = true })
    let box = try world.box(0, 0)
    try world.add(.gravity(Gravity()), on: [table, box])
    try world.add(.collision(Collision()), on: [table, box])
    try world.addVelocity(Vector(100, 0), to: table)
    world.run(120)
    #expect(world.at(table).position == Vector(0, 300))
    #expect(abs(world.at(box).position.y - 230) < 0.05)
    #expect(world.isAtRest)
    // Let go, both fall.
    try world.setTraits(BodyTraits(), of: table)
    world.run(60)
    #expect(world.at(table).position.y > 600 && world.at(box).position.y > 500)
  }

  /// 6000 pt/s are 100 points a step: a ball of 10 crosses a line unless collision is continuous.
  @Test func fastBodiesCrossUnlessContinuous() throws {
    for isContinuous in [false, true] {
      var world = World()
      world.setContinuous(isContinuous)
      let ball = try world.addBody(
        .ellipse(width: 10, height: 10),
        at: Motion(position: Vector(0, 0), velocity: Vector(0, 6000)))
      try world.floor(250, [ball])
      world.run(10)
      #expect((world.at(ball).position.y > 250) != isContinuous)
    }
  }

  @Test func continuousStopsAtBodiesToo() throws {
    var world = World()
    world.setContinuous(true)
    let ball = try world.addBody(
      .rectangle(width: 10, height: 10),
      at: Motion(position: Vector(0, 0), velocity: Vector(0, 6000)))
    let plate = try world.box(0, 250, width: 200, height: 6, .with { $0.density = 1000 })
    try world.add(.collision(Collision()), on: [ball, plate])
    let events = world.run(10)
    #expect(world.at(ball).position.y < 260 && !events.isEmpty)
  }

  /// 2 m a step are 300 points: 20,000 pt/s are cut to 18,000, which is told once.
  @Test func theGreatestSpeedIsTold() throws {
    var world = World()
    let fast = try world.addBody(
      .ellipse(width: 40, height: 40), at: Motion(position: .zero, velocity: Vector(20_000, 0)))
    let slow = try world.addBody(
      .ellipse(width: 40, height: 40), at: Motion(position: .zero, velocity: Vector(17_000, 0)))
    #expect(world.run(10) == [.clamped(fast)])
    #expect(abs(world.at(fast).position.x - 3000) < 0.1)
    #expect(abs(world.at(slow).position.x - 17_000 / 6) < 0.1)
    try world.addVelocity(Vector(-10_000, 0), to: fast)
    #expect(world.run(2) == [])
    try world.addVelocity(Vector(0, 0), angular: 200, to: slow)
    #expect(world.run(2) == [.clamped(slow)])
  }

  /// Half a second below 1.5 pt/s.
  @Test func sleepComesAfterHalfASecond() throws {
    var world = World()
    let box = try world.addBody(
      .rectangle(width: 100, height: 100), at: Motion(position: .zero, velocity: Vector(1, 0)))
    world.run(29)
    #expect(!world.isAtRest)
    world.run(2)
    #expect(world.isAtRest && world.at(box).velocity == .zero)
    #expect(abs(world.at(box).position.x - 0.5) < 0.03)
    try world.addVelocity(Vector(2, 0), to: box)
    #expect(!world.isAtRest)
    world.run(60)
    #expect(!world.isAtRest && world.at(box).velocity.x == 2)
  }

  @Test func gravityDoesNotWakeWhatSleeps() throws {
    var world = World()
    let box = try world.box(0, 0)
    let gravity = try world.add(.gravity(Gravity()), on: [box])
    let collision = try world.floor(60, [box])
    world.run(120)
    #expect(world.isAtRest)
    world.run(10)
    #expect(world.isAtRest)
    try world.update(gravity, .gravity(Gravity(acceleration: Vector(0, -1000))))
    world.run(30)
    #expect(world.at(box).position.y < -50)
    #expect(world.effect(collision) == .collision(Collision()))
  }
}
