import AnimDynamics
import Testing

/// Plays with worlds in ways no script would.
struct Fuzz {
  private var bits: UInt64
  private(set) var accepted = 0
  private var world = World()
  private var bodies: [BodyID] = []
  private var effects: [EffectID] = []
  private var boundaries: [BoundaryID] = []

  init(seed: UInt64) { bits = seed &* 77 &+ 5 }

  private mutating func choose(_ count: Int) -> Int {
    bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((bits >> 33) % UInt64(count))
  }

  private mutating func number() -> Double {
    switch choose(4) {
    case 0: HostileTests.numbers[choose(HostileTests.numbers.count)]
    case 1: Double(choose(2000)) / 1000
    default: Double(choose(1000) - 500)
    }
  }

  private mutating func positive() -> Double {
    choose(6) == 0 ? number() : Double(choose(2000) + 1) / 20
  }

  private mutating func vector() -> Vector { Vector(number(), number()) }

  private mutating func body() -> BodyID {
    bodies.isEmpty || choose(30) == 0 ? .none : bodies[choose(bodies.count)]
  }

  private mutating func effect() -> EffectID {
    effects.isEmpty ? .none : effects[choose(effects.count)]
  }

  private mutating func outline() -> Outline {
    var outline = Outline(isClosed: choose(2) == 0)
    for _ in 0..<choose(12) {
      switch choose(4) {
      case 0: outline.addCurve(to: vector(), control: vector())
      case 1: outline.addCurve(to: vector(), vector(), vector())
      default: outline.addLine(to: Vector(Double(choose(200) - 100), Double(choose(200) - 100)))
      }
    }
    return outline
  }

  private mutating func shape() -> Shape {
    switch choose(4) {
    case 0: .ellipse(width: positive(), height: positive())
    case 1: .outline(outline())
    case 2:
      .outline(Outline((0..<3).map { _ in Vector(Double(choose(99)), Double(choose(99))) }))
    default: .rectangle(width: positive(), height: positive())
    }
  }

  private mutating func traits() -> BodyTraits {
    .with {
      $0.elasticity = choose(3) == 0 ? abs(number()) : 0.5
      $0.friction = choose(3) == 0 ? abs(number()) : 0.5
      $0.density = choose(3) == 0 ? abs(number()) : 1
      $0.resistance = choose(5) == 0 ? abs(number()) : 0
      $0.angularResistance = choose(5) == 0 ? abs(number()) : 0
      $0.charge = number()
      $0.allowsRotation = choose(4) != 0
      $0.isAnchored = choose(6) == 0
    }
  }

  private mutating func attachment() -> AnimDynamics.Attachment {
    let kinds: [AnimDynamics.Attachment.Kind] = [
      .distance(frequency: positive(), damping: positive()), .limit, .sliding(axis: vector()),
      .fixed, .pin, .distance(frequency: 0, damping: 0),
    ]
    let (a, b) = (number(), number())
    return AnimDynamics.Attachment(
      body(), offset: choose(2) == 0 ? .zero : vector(),
      to: choose(2) == 0 ? .point(vector()) : .body(body(), offset: vector()),
      kind: kinds[choose(kinds.count)], length: choose(2) == 0 ? nil : positive(),
      range: choose(2) == 0 || !(a <= b) ? nil : a...b, frictionTorque: abs(number()))
  }

  private mutating func field() -> Field {
    let kinds: [Field.Kind] = [
      .linearGravity, .radialGravity, .drag, .velocity, .spring, .vortex, .noise, .turbulence,
      .electric, .magnetic,
    ]
    var field = Field(kinds[choose(kinds.count)])
    field.position = vector()
    field.strength = number()
    field.falloff = choose(2) == 0 ? 0 : positive()
    field.minimumRadius = positive()
    field.direction = vector()
    field.smoothness = Double(choose(11)) / 10
    field.animationSpeed = positive()
    if choose(2) == 0 { field.region = .circle(radius: positive()) }
    return field
  }

  private mutating func newEffect() -> Effect {
    switch choose(6) {
    case 0: .gravity(Gravity(acceleration: vector()))
    case 1: .push(Push(isContinuous: choose(2) == 0, vector: vector()))
    case 2: .snap(Snap(body(), to: vector(), damping: Double(choose(11)) / 10))
    case 3: .attachment(attachment())
    case 4: .collision(Collision(mode: [.items, .boundaries, .everything][choose(3)]))
    default: .field(field())
    }
  }

  private mutating func operate() throws(DynamicsError) {
    switch choose(18) {
    case 0, 1, 2:
      let motion = Motion(
        position: vector(), angle: choose(3) == 0 ? number() : 0,
        velocity: choose(2) == 0 ? vector() : .zero, angularVelocity: choose(4) == 0 ? number() : 0)
      bodies.append(try world.addBody(shape(), at: motion, traits: traits()))
    case 3, 4: effects.append(try world.add(newEffect()))
    case 5, 6, 7, 8: try world.join(body(), to: effect(), offset: choose(2) == 0 ? .zero : vector())
    case 9: world.leave(body(), effect())
    case 10:
      if choose(3) == 0 {
        world.removeBody(body())
      } else {
        try world.setShape(shape(), of: body())
      }
    case 11:
      if choose(3) == 0 { world.remove(effect()) } else { try world.update(effect(), newEffect()) }
    case 12: boundaries.append(try world.addBoundary(outline(), to: effect()))
    case 13:
      if choose(4) == 0, !boundaries.isEmpty {
        world.removeBoundary(boundaries[choose(boundaries.count)])
      }
      world.setContinuous(choose(3) == 0)
    case 14: try world.addVelocity(vector(), angular: number(), to: body())
    case 15: try world.place(body(), at: vector(), angle: number())
    case 16: world.wake(body())
    default: try world.setTraits(traits(), of: body())
    }
  }

  /// Makes a world, changes it and lets it run; every number stays one.
  mutating func play(operations: Int) {
    world = World()
    (bodies, effects, boundaries) = ([], [], [])
    for _ in 0..<operations {
      do throws(DynamicsError) {
        try operate()
        accepted += 1
      } catch {}
      if choose(2) == 0 { check() }
    }
    for _ in 0..<30 { check() }
  }

  private mutating func check() {
    let snapshot = choose(40) == 0 ? world : nil
    _ = world.step()
    if var snapshot {
      _ = snapshot.step()
      for body in bodies { #expect(snapshot.motion(of: body) == world.motion(of: body)) }
    }
    for body in bodies {
      guard let motion = world.motion(of: body) else { continue }
      let numbers = [
        motion.position.x, motion.position.y, motion.angle, motion.velocity.x, motion.velocity.y,
        motion.angularVelocity,
      ]
      let areFinite = numbers.allSatisfy { $0.isFinite }
      #expect(areFinite)
    }
  }
}
