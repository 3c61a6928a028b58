import AnimDynamics

/// The scenes of the twin as worlds.
struct TwinScene {
  var world = World()
  var bodies: [BodyID] = []

  mutating func box(
    _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100,
    _ traits: BodyTraits = BodyTraits(), angle: Double = 0
  ) throws {
    bodies.append(
      try world.addBody(
        .rectangle(width: width, height: height),
        at: Motion(position: Vector(x, y), angle: angle), traits: traits))
  }

  mutating func ball(
    _ x: Double, _ y: Double, _ diameter: Double = 40, _ traits: BodyTraits = BodyTraits()
  ) throws {
    bodies.append(try world.ball(x, y, diameter: diameter, traits))
  }

  mutating func wall(_ points: [Vector]) throws {
    let id = try world.add(.collision(Collision()), on: bodies)
    if !points.isEmpty { _ = try world.addBoundary(Outline(points), to: id) }
  }

  mutating func floor(_ y: Double) throws {
    try wall([Vector(-10_000, y), Vector(10_000, y)])
  }

  mutating func pen() throws {
    try wall([Vector(0, -4000), Vector(0, 400), Vector(1000, 400), Vector(1000, -4000)])
  }

  mutating func fall() throws { try world.add(.gravity(Gravity()), on: bodies) }

  mutating func attach(
    _ body: Int, _ offset: Vector = .zero, to end: AnimDynamics.Attachment.End,
    _ kind: AnimDynamics.Attachment.Kind = .distance(frequency: 0, damping: 0),
    length: Double? = nil, range: ClosedRange<Double>? = nil
  ) throws {
    _ = try world.add(
      .attachment(
        AnimDynamics.Attachment(
          bodies[body], offset: offset, to: end, kind: kind, length: length, range: range)))
  }

  static func rough(_ friction: Double) -> BodyTraits { .with { $0.friction = friction } }

  static func elastic(_ elasticity: Double) -> BodyTraits { .with { $0.elasticity = elasticity } }

  /// The scene of that name; nil for an unknown one.
  static func named(_ name: String) throws -> TwinScene? {
    var scene = TwinScene()
    guard try scene.build(name) else { return nil }
    return scene
  }
}

/// The twin's dice.
struct Dice {
  private var bits: UInt64 = 11
  mutating func roll(_ range: Double) -> Double {
    bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(bits >> 40) / Double(1 << 24) * range
  }
}
