import AnimDynamics
import Testing

@Suite struct BouncingTests {
  /// A ball against a wall at right angles leaves with the share of its speed.
  @Test(arguments: [0.0, 0.5, 0.9, 1.0, 1.1])
  func keepsAShareOfItsSpeed(elasticity: Double) throws {
    var world = World()
    let ball = try world.addBody(
      .ellipse(width: 40, height: 40),
      at: Motion(position: Vector(0, 0), velocity: Vector(0, 600)),
      traits: .with { $0.elasticity = elasticity })
    try world.floor(100, [ball])
    let events = world.run(30)
    #expect(abs(world.at(ball).velocity.y + 600 * elasticity) < 0.01)
    #expect(events.count == (elasticity == 0 ? 1 : 2))
  }

  /// Slow impacts do not bounce: the engine's 1 m/s.
  @Test func slowImpactsStick() throws {
    for (speed, bounces) in [(149.0, false), (151.0, true)] {
      var world = World()
      let ball = try world.addBody(
        .ellipse(width: 40, height: 40),
        at: Motion(position: Vector(0, 0), velocity: Vector(0, speed)),
        traits: .with { $0.elasticity = 1 })
      try world.floor(100, [ball])
      world.run(60)
      #expect((world.at(ball).velocity.y < -100) == bounces)
    }
  }

  /// Head-on collisions of two masses obey the laws of momentum and restitution.
  @Test(arguments: [(1.0, 1.0), (1.0, 4.0), (0.5, 1.0), (0.0, 1.0), (0.0, 3.0)])
  func exchangesMomentum(elasticity: Double, ratio: Double) throws {
    var world = World()
    let traits = BodyTraits.with { $0.elasticity = elasticity }
    let left = try world.addBody(
      .ellipse(width: 40, height: 40),
      at: Motion(position: .zero, velocity: Vector(400, 0)), traits: traits)
    let right = try world.ball(200, 0, .with { $0.density = ratio })
    try world.add(.collision(Collision()), on: [left, right])
    let events = world.run(60)
    let first = 400 * (1 - elasticity * ratio) / (1 + ratio)
    let second = 400 * (1 + elasticity) / (1 + ratio)
    #expect(abs(world.at(left).velocity.x - first) < 0.01)
    #expect(abs(world.at(right).velocity.x - second) < 0.01)
    guard case .began(_, left, .body(right), let point)? = events.first else {
      Issue.record("no contact: \(events)")
      return
    }
    #expect(abs(point.x - 183) < 5 && abs(point.y) < 0.01)
  }

  /// μ < tan θ slides with g (sin θ - μ cos θ), μ > tan θ stays. The slope is 30 degrees.
  @Test func frictionHoldsOnASlope() throws {
    for (friction, slides) in [(0.0, true), (0.3, true), (0.7, false)] {
      var world = World()
      let (sine, cosine) = (0.5, 0.75.squareRoot())
      let box = try world.addBody(
        .rectangle(width: 100, height: 60),
        at: Motion(position: Vector(sine * 30, -cosine * 30), angle: .pi / 6),
        traits: .with { $0.friction = friction })
      try world.add(.gravity(Gravity()), on: [box])
      let collision = try world.add(.collision(Collision()), on: [box])
      _ = try world.addBoundary(
        Outline([Vector(-2000 * cosine, -1000), Vector(2000 * cosine, 1000)]), to: collision)
      world.run(60)
      let speed = world.at(box).velocity.x * cosine + world.at(box).velocity.y * sine
      let expected = slides ? 1000 * (sine - friction * cosine) : 0
      #expect(abs(speed - expected) < 8, "friction \(friction)")
    }
  }

  @Test func boundariesLeaveOthersAlone() throws {
    var world = World()
    let box = try world.box(0, 0)
    let other = try world.box(300, 0)
    try world.add(.gravity(Gravity()), on: [box, other])
    let items = try world.floor(200, [box], mode: .items)
    let walls = try world.floor(400, [other], mode: .boundaries)
    world.run(90)
    #expect(world.at(box).position.y > 600)
    #expect(abs(world.at(other).position.y - 350) < 0.1)
    #expect(world.bodies(of: items) == [box] && world.bodies(of: walls) == [other])
  }
}
