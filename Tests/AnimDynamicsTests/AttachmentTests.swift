import AnimDynamics
import Foundation
import Testing

@Suite struct AttachmentTests {
  let h = World.stepLength

  /// T = 2π √(L/g) (1 + θ²/16), for a ball that does not turn on its rod.
  @Test func aPendulumKeepsItsPeriod() throws {
    var world = World()
    let (length, start) = (200.0, 0.1)
    let bob = try world.ball(
      160 + length * sin(start), 40 + length * cos(start), .with { $0.allowsRotation = false })
    try world.add(.gravity(Gravity()), on: [bob])
    _ = try world.add(.attachment(Attachment(bob, to: .point(Vector(160, 40)))))
    var crossings: [Double] = []
    var before = world.at(bob).position.x
    for step in 1...600 {
      _ = world.step()
      let now = world.at(bob).position.x
      if (before - 160) * (now - 160) < 0 {
        crossings.append((Double(step) - (now - 160) / (now - before)) * h)
      }
      before = now
      #expect(abs((world.at(bob).position - Vector(160, 40)).magnitude - length) < 1)
    }
    let halves = (crossings.last! - crossings.first!) / Double(crossings.count - 1)
    let expected = 2 * Double.pi * (length / 1000).squareRoot() * (1 + start * start / 16)
    #expect(abs(2 * halves / expected - 1) < 0.01)
  }

  /// The engine's soft joint is implicit: v' = (v - h ω² x) / (1 + 2ζω h + h² ω²), x' = x + h v'.
  @Test(arguments: [(1.0, 0.0), (2.0, 0.1), (2.0, 0.5)])
  func aSpringVibratesAndDecays(frequency: Double, damping: Double) throws {
    var world = World()
    let ball = try world.ball(100, 0)
    _ = try world.add(
      .attachment(
        Attachment(
          ball, to: .point(.zero), kind: .distance(frequency: frequency, damping: damping),
          length: 200)))
    let w = 2 * Double.pi * frequency
    var (x, v) = (-100.0, 0.0)
    for step in 1...60 {
      _ = world.step()
      v = (v - h * w * w * x) / (1 + 2 * damping * w * h + h * h * w * w)
      x += h * v
      #expect(abs(world.at(ball).position.x - (200 + x)) < 0.05, "step \(step)")
    }
    #expect(abs(world.at(ball).position.y) < 1e-3)
  }

  @Test func theLengthOfARodIsLive() throws {
    var world = World()
    let bob = try world.ball(0, 100)
    try world.add(.gravity(Gravity()), on: [bob])
    let rod = try world.add(.attachment(Attachment(bob, to: .point(.zero))))
    for length in [100.0, 60, 200, 0, 1, 150] {
      guard case .attachment(var attachment)? = world.effect(rod) else {
        Issue.record("no rod")
        return
      }
      attachment.length = length
      try world.update(rod, .attachment(attachment))
      world.run(180)
      #expect(abs(world.at(bob).position.magnitude - length) < 1.5, "length \(length)")
    }
  }

  @Test func aRopeHoldsOnlyWhenTight() throws {
    var world = World()
    let bob = try world.ball(0, 10)
    try world.add(.gravity(Gravity()), on: [bob])
    _ = try world.add(.attachment(Attachment(bob, to: .point(.zero), kind: .limit, length: 200)))
    world.run(15)
    // Free until then: 1000/3600 · 15 · 16 / 2 = 33.3.
    #expect(abs(world.at(bob).position.y - 43.33) < 0.1)
    world.run(120)
    #expect(abs(world.at(bob).position.y - 200) < 1)
  }

  @Test func slidingKeepsToItsLineAndRange() throws {
    var world = World()
    let box = try world.box(50, 70)
    try world.add(.gravity(Gravity(acceleration: Vector(500, 1000))), on: [box])
    _ = try world.add(
      .attachment(
        Attachment(
          box, to: .point(Vector(0, 0)), kind: .sliding(axis: Vector(2, 0)), range: -20...120)))
    world.run(180)
    let motion = world.at(box)
    #expect(abs(motion.position.x - 170) < 1 && abs(motion.position.y - 70) < 1)
    #expect(abs(motion.angle) < 0.01)
  }

  @Test func fixedBodiesMoveAsOne() throws {
    var world = World()
    let (a, b) = (try world.box(0, 0), try world.box(100, 0))
    try world.add(.gravity(Gravity()), on: [a])
    let offset = try #require(world.offset(of: Vector(50, 0), on: a))
    _ = try world.add(
      .attachment(
        Attachment(b, offset: Vector(-50, 0), to: .body(a, offset: offset), kind: .fixed)))
    world.run(60)
    let way = world.at(b).position - world.at(a).position
    #expect(abs(way.magnitude - 100) < 1)
    #expect(abs(world.at(a).angle - world.at(b).angle) < 0.02)
    // The weight of one moves both: half the acceleration.
    let middle = (world.at(a).position.y + world.at(b).position.y) / 2
    #expect(abs(middle - 254) < 5)
  }

  @Test(arguments: [AnimDynamics.Attachment.Kind.fixed, .pin, .sliding(axis: Vector(1, 1))])
  func whatIsHeldStaysAsItLies(kind: AnimDynamics.Attachment.Kind) throws {
    var world = World()
    let a = try world.addBody(
      .rectangle(width: 50, height: 30), at: Motion(position: Vector(0, 0), angle: 0.5))
    let b = try world.addBody(
      .rectangle(width: 30, height: 30), at: Motion(position: Vector(170, 60), angle: -1))
    let c = try world.box(500, 500)
    _ = try world.add(
      .attachment(Attachment(b, offset: Vector(7, 0), to: .body(a, offset: .zero), kind: kind)))
    _ = try world.add(.attachment(Attachment(c, to: .point(Vector(-20, 900)), kind: kind)))
    world.run(60)
    for (body, place, angle) in [
      (a, Vector(0, 0), 0.5), (b, Vector(170, 60), -1), (c, Vector(500, 500), 0),
    ] {
      #expect((world.at(body).position - place).magnitude < 1e-3, "\(kind)")
      #expect(abs(world.at(body).angle - angle) < 1e-5, "\(kind)")
    }
  }

  @Test func aPinTurnsWithinItsRange() throws {
    var world = World()
    let door = try world.box(50, 0, width: 100, height: 20)
    try world.add(.gravity(Gravity()), on: [door])
    _ = try world.add(
      .attachment(
        Attachment(
          door, offset: Vector(-50, 0), to: .point(.zero), kind: .pin, range: -0.1...0.5)))
    world.run(300)
    #expect(abs(world.at(door).angle - 0.5) < 0.05)
    #expect(abs(world.at(door).position.x - 50 * cos(0.5)) < 2)
  }

  @Test func frictionHoldsAPin() throws {
    var world = World()
    let door = try world.box(50, 0, width: 100, height: 20)
    try world.add(.gravity(Gravity()), on: [door])
    // Its weight is mass 0.2 times 10 magnitudes, its lever 50 points.
    let pin = Attachment(
      door, offset: Vector(-50, 0), to: .point(.zero), kind: .pin,
      frictionTorque: 0.2 * 10 * 50 * 1.1)
    let id = try world.add(.attachment(pin))
    world.run(120)
    #expect(abs(world.at(door).angle) < 0.01)
    var weaker = pin
    weaker.frictionTorque *= 0.5
    try world.update(id, .attachment(weaker))
    world.run(120)
    #expect(world.at(door).angle > 0.5)
  }

  @Test func twoBodiesOnARodTurnAboutTheirMiddle() throws {
    var world = World()
    let a = try world.addBody(
      .ellipse(width: 40, height: 40),
      at: Motion(position: Vector(-100, 0), velocity: Vector(0, 200)))
    let b = try world.addBody(
      .ellipse(width: 40, height: 40),
      at: Motion(position: Vector(100, 0), velocity: Vector(0, -200)))
    _ = try world.add(.attachment(Attachment(a, to: .body(b, offset: .zero))))
    world.run(120)
    let middle = (world.at(a).position + world.at(b).position) / 2
    #expect(middle.magnitude < 0.01)
    #expect(abs((world.at(a).position - world.at(b).position).magnitude - 200) < 1)
  }
}

extension Vector {
  var magnitude: Double { (x * x + y * y).squareRoot() }
}
