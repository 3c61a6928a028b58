import AnimDynamics

extension World {
  /// A box of 100 × 100 points, or of other sides, at rest.
  mutating func box(
    _ x: Double, _ y: Double, width: Double = 100, height: Double = 100,
    _ traits: BodyTraits = BodyTraits()
  ) throws -> BodyID {
    try addBody(
      .rectangle(width: width, height: height), at: Motion(position: Vector(x, y)), traits: traits)
  }

  /// A ball of 40 points, or of another diameter.
  mutating func ball(
    _ x: Double, _ y: Double, diameter: Double = 40, _ traits: BodyTraits = BodyTraits()
  ) throws -> BodyID {
    try addBody(
      .ellipse(width: diameter, height: diameter), at: Motion(position: Vector(x, y)),
      traits: traits)
  }

  /// Lets all of `bodies` join a new effect.
  @discardableResult
  mutating func add(_ effect: Effect, on bodies: [BodyID]) throws -> EffectID {
    let id = try add(effect)
    for body in bodies { try join(body, to: id) }
    return id
  }

  /// A collision with a floor from -10,000 to 10,000 at a height.
  @discardableResult
  mutating func floor(
    _ y: Double, _ bodies: [BodyID], mode: Collision.Mode = .everything
  ) throws -> EffectID {
    let id = try add(.collision(Collision(mode: mode)), on: bodies)
    _ = try addBoundary(Outline([Vector(-10_000, y), Vector(10_000, y)]), to: id)
    return id
  }

  /// Makes steps and gives all their events.
  @discardableResult
  mutating func run(_ steps: Int) -> [WorldEvent] { (0..<steps).flatMap { _ in step() } }

  func at(_ body: BodyID) -> Motion { motion(of: body) ?? Motion(position: .zero) }
}

extension BodyTraits {
  /// Traits with some changed.
  static func with(_ change: (inout BodyTraits) -> Void) -> BodyTraits {
    var traits = BodyTraits()
    change(&traits)
    return traits
  }
}
