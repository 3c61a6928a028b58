import AnimDynamics
import Testing

@Suite struct FieldTests {
  let h = World.stepLength

  /// One step in a field of strength 1 (or changed) from a place at a velocity gives an acceleration.
  private func acceleration(
    _ kind: Field.Kind, at place: Vector = Vector(60, 80), velocity: Vector = .zero,
    traits: BodyTraits = BodyTraits(), _ change: (inout Field) -> Void = { _ in }
  ) throws -> Vector {
    var world = World()
    let box = try world.addBody(
      .rectangle(width: 100, height: 100), at: Motion(position: place, velocity: velocity),
      traits: traits)
    var field = Field(kind)
    change(&field)
    try world.add(.field(field), on: [box])
    _ = world.step()
    return (world.at(box).velocity - velocity) / h
  }

  private func expect(_ found: Vector, _ x: Double, _ y: Double, within: Double = 0.01) {
    #expect(abs(found.x - x) < within && abs(found.y - y) < within, "\(found)")
  }

  @Test func eachKindHasItsLaw() throws {
    expect(try acceleration(.linearGravity) { $0.direction = Vector(3, -4) }, 300, -400)
    expect(try acceleration(.radialGravity), -60, -80)
    expect(try acceleration(.vortex) { $0.strength = 2 }, -160, 120)
    expect(try acceleration(.spring) { $0.position = Vector(50, 50) }, -10, -30)
    expect(try acceleration(.drag, velocity: Vector(61, 0)), -60, 0)
    expect(try acceleration(.velocity, velocity: Vector(0, -22)), 0, 120)
    expect(try acceleration(.electric), 0, 0)
    expect(try acceleration(.electric, traits: .with { $0.charge = -2 }), -120, -160)
    let heavy = BodyTraits.with {
      $0.charge = 100
      $0.density = 4
    }
    expect(try acceleration(.electric, traits: heavy), 1500, 2000)
  }

  @Test func strengthFallsOffBeyondTheMinimumRadius() throws {
    let change: (inout Field) -> Void = {
      $0.falloff = 2
      $0.minimumRadius = 50
      $0.strength = 4
    }
    expect(try acceleration(.radialGravity, change), -60, -80)
    expect(try acceleration(.radialGravity, at: Vector(30, 0), change), -400, 0)
    expect(try acceleration(.radialGravity, at: Vector(0, 0), change), 0, 0)
  }

  @Test func aFieldActsInItsRegion() throws {
    for (region, reaches) in [
      (Field.Region.circle(radius: 99), false), (.circle(radius: 101), true),
      (.rectangle(width: 121, height: 161), true), (.rectangle(width: 119, height: 161), false),
    ] {
      let found = try acceleration(.radialGravity) { $0.region = region }
      #expect((found != .zero) == reaches)
    }
  }

  /// A charge goes round without losing speed: radius = speed / rate.
  @Test func magnetismTurns() throws {
    var world = World()
    let ball = try world.addBody(
      .rectangle(width: 100, height: 100),
      at: Motion(position: .zero, velocity: Vector(300, 0)), traits: .with { $0.charge = 3 })
    try world.add(.field(Field(.magnetic)), on: [ball])
    var deepest = 0.0
    for _ in 0..<600 {
      _ = world.step()
      deepest = max(deepest, world.at(ball).position.y)
      #expect(abs(world.at(ball).velocity.magnitude - 300) < 0.05)
    }
    #expect(abs(deepest - 200) < 3)
  }

  @Test func noiseIsSteadyUnlessItMoves() throws {
    let still = try acceleration(.noise) { $0.smoothness = 1 }
    #expect(still != .zero && abs(still.x) <= 100 && abs(still.y) <= 100)
    let near = try acceleration(.noise, at: Vector(60.5, 80)) { $0.smoothness = 1 }
    #expect((still - near).magnitude < 4)
    let rough = try acceleration(.noise, at: Vector(61, 80))
    let other = try acceleration(.noise, at: Vector(62, 80))
    #expect((rough - other).magnitude > 4)
    #expect(try acceleration(.turbulence) == .zero)

    for speed in [0.0, 1] {
      var world = World()
      let box = try world.box(0, 0, .with { $0.resistance = 100 })
      var noise = Field(.noise)
      noise.animationSpeed = speed
      noise.strength = 0.001
      try world.add(.field(noise), on: [box])
      world.run(120)
      #expect(world.isAtRest == (speed == 0))
    }
  }

  /// The demo's field: strength 4 round a centre, which bodies do not leave at once.
  @Test func aVortexTurnsClockwise() throws {
    var world = World()
    let rock = try world.box(100, 0, width: 30, height: 30)
    var vortex = Field(.vortex)
    vortex.strength = 4
    vortex.region = .circle(radius: 300)
    try world.add(.field(vortex), on: [rock])
    world.run(30)
    #expect(world.at(rock).position.y > 40)
  }
}
