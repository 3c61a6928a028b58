import AnimDynamics
import Testing

/// Whatever comes in, no engine aborts and no number is lost.
@Suite struct HostileTests {
  static let numbers: [Double] = [
    0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e-300, 1e-30, -1e-9, 1e-3, 0.5, 30, 1e3, 1e6,
    1e7, -1e7, 1.1e7, 1e12, 1e38, 1e200, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private func flaw<Value>(_ body: () throws(DynamicsError) -> Value) -> DynamicsError? {
    do throws(DynamicsError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func badNumbersAreNamed() throws {
    var world = World()
    let box = try world.box(0, 0)
    func traits(_ change: (inout BodyTraits) -> Void) -> DynamicsError? {
      let traits = BodyTraits.with(change)
      return flaw { () throws(DynamicsError) in try world.setTraits(traits, of: box) }
    }
    #expect(traits { $0.density = 0 } == .notPositive("density"))
    #expect(traits { $0.density = -1 } == .notPositive("density"))
    #expect(traits { $0.density = .nan } == .notPositive("density"))
    #expect(traits { $0.density = .infinity } == .outOfRange("density"))
    #expect(traits { $0.elasticity = -0.1 } == .negative("elasticity"))
    #expect(traits { $0.friction = .nan } == .outOfRange("friction"))
    #expect(traits { $0.resistance = -1 } == .negative("resistance"))
    #expect(traits { $0.charge = .infinity } == .outOfRange("charge"))
    #expect(world.traits(of: box) == BodyTraits())
    for size in [0, -1] {
      let shape = Shape.rectangle(width: Double(size), height: 10)
      #expect(
        flaw { () throws(DynamicsError) in
          try world.addBody(shape, at: Motion(position: .zero))
        } == .zeroSize)
    }
    #expect(
      flaw { () throws(DynamicsError) in
        try world.place(box, at: Vector(.nan, 0), angle: 0)
      } == .outOfRange("position"))
    #expect(
      flaw { () throws(DynamicsError) in
        try world.add(.attachment(Attachment(box, to: .body(box, offset: .zero))))
      } == .attachedToItself)
    #expect(
      flaw { () throws(DynamicsError) in try world.add(.snap(Snap(.none, to: .zero))) }
        == .noSuchBody)
    #expect(world.bodyIDs == [box] && world.effectIDs == [])
  }

  @Test func staleNamesAreHarmless() throws {
    var world = World()
    let box = try world.box(0, 0)
    let gravity = try world.add(.gravity(Gravity()), on: [box])
    let rod = try world.add(.attachment(Attachment(box, to: .point(Vector(50, 50)))))
    world.run(3)
    #expect(world.effects(of: box) == [gravity, rod] && world.boundaries(of: gravity) == [])
    world.removeBody(box)
    #expect(world.effects(of: box) == [])
    #expect(!world.contains(box) && world.motion(of: box) == nil && world.mass(of: box) == nil)
    #expect(world.effectIDs == [gravity] && world.bodies(of: gravity) == [])
    let other = try world.box(0, 0)
    #expect(other != box)
    world.removeBody(box)
    world.leave(box, gravity)
    world.remove(rod)
    world.removeBoundary(.none)
    #expect(
      flaw { () throws(DynamicsError) in try world.join(box, to: gravity) } == .noSuchBody)
    #expect(flaw { () throws(DynamicsError) in try world.join(other, to: rod) } == .noSuchEffect)
    #expect(
      flaw { () throws(DynamicsError) in try world.update(gravity, .collision(Collision())) }
        == .noSuchEffect)
    world.run(3)
    #expect(world.at(other).position == .zero)
  }

  @Test func coincidentItemsAreMany() throws {
    var world = World()
    let boxes = try (0..<2500).map { _ in try world.box(0, 0) }
    try world.add(.gravity(Gravity()), on: boxes)
    try world.add(.collision(Collision()), on: boxes)
    let events = world.run(3)
    #expect(events.contains(.crowded))
    #expect(world.work > 2_000_000, "a step is charged for what the engine goes through")
    for box in boxes { #expect(world.at(box).position.x.isFinite) }
  }

  @Test func sweepingAHeapHasAnEnd() throws {
    var world = World()
    world.setContinuous(true)
    var dice = Dice()
    let boxes = try (0..<120).map { _ in
      try world.box(dice.roll(60), dice.roll(60), width: 20, height: 20)
    }
    for box in boxes {
      let velocity = Vector(dice.roll(1800) - 900, dice.roll(1800) - 900)
      try world.addVelocity(velocity, to: box)
    }
    try world.add(.collision(Collision()), on: boxes)
    #expect(world.step().contains(.crowded))
    // As the bound on sweeping has it: 2^26 entries and those of the last meeting, half of them, by 16.
    #expect((2_000_000...2_500_000).contains(world.work))
    for box in boxes { #expect(world.at(box).position.magnitude < 1000) }
  }

  @Test func piecesHaveALimit() throws {
    var world = World()
    let collision = try world.add(.collision(Collision()))
    let zigzag = Outline((0..<8192).map { Vector(Double($0 % 2) * 100, Double($0 % 2) * 100) })
    let boundary = try world.addBoundary(zigzag, to: collision)
    let boxes = try (0..<8).map { _ in try world.box(0, 0) }
    try world.join(boxes[0], to: collision)
    func isFull(_ body: BodyID) -> Bool {
      flaw { () throws(DynamicsError) in try world.join(body, to: collision) }
        == .tooMany("pieces in collisions")
    }
    #expect(isFull(boxes[1]))
    world.removeBody(boxes[0])
    #expect(!isFull(boxes[1]) && isFull(boxes[2]))
    world.leave(boxes[1], collision)
    try world.setShape(.ellipse(width: 10, height: 20), of: boxes[2])
    #expect(isFull(boxes[2]) && !isFull(boxes[3]))
    #expect(
      flaw { () throws(DynamicsError) in
        try world.setShape(.ellipse(width: 10, height: 20), of: boxes[3])
      } == .tooMany("pieces in collisions"))
    world.run(2)
    world.removeBoundary(boundary)
    try world.setShape(.ellipse(width: 10, height: 20), of: boxes[3])
    #expect(!isFull(boxes[2]))
    world.remove(collision)
    let other = try world.add(.collision(Collision()))
    _ = try world.addBoundary(zigzag, to: other)
    #expect(
      flaw { () throws(DynamicsError) in try world.addBoundary(zigzag, to: other) }
        == .tooMany("pieces in collisions"))
  }

  @Test func coincidentBallsPart() throws {
    var world = World()
    let balls = try (0..<30).map { _ in try world.ball(0, 0) }
    try world.add(.collision(Collision()), on: balls)
    world.run(60)
    for ball in balls { #expect(world.at(ball).position.magnitude < 1000) }
  }

  @Test(arguments: 0..<8) func anythingGoes(seed: UInt64) throws {
    var fuzz = Fuzz(seed: seed)
    for _ in 0..<12 { fuzz.play(operations: 150) }
    #expect(fuzz.accepted > 200)
  }
}
