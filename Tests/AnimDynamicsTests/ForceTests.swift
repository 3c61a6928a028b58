import AnimDynamics
import Foundation
import Testing

@Suite struct ForceTests {
  let h = World.stepLength

  /// v / (1 + c h) a step: 60 of them leave 37.092399 of 100 for c = 1.
  @Test func resistanceIsImplicit() throws {
    var world = World()
    let box = try world.addBody(
      .rectangle(width: 100, height: 100),
      at: Motion(position: .zero, velocity: Vector(100, 0), angularVelocity: 2),
      traits: .with {
        $0.resistance = 1
        $0.angularResistance = 3
      })
    world.run(60)
    #expect(abs(world.at(box).velocity.x - 37.092399) < 1e-3)
    #expect(abs(world.at(box).angularVelocity - 2 * pow(1 / 1.05, 60)) < 1e-4)
  }

  /// 100 × 100 of density 1 gets 100 pt/s² of magnitude 1, more mass less.
  @Test(arguments: [
    (100.0, 100.0, 1.0, 100.0), (50, 50, 1, 400), (100, 200, 1, 50), (100, 100, 4, 25),
  ])
  func pushesByMass(width: Double, height: Double, density: Double, expected: Double) throws {
    for isContinuous in [true, false] {
      var world = World()
      let box = try world.box(0, 0, width: width, height: height, .with { $0.density = density })
      let push = try world.add(
        .push(Push(isContinuous: isContinuous, vector: Vector(1, 0))), on: [box])
      let first = world.step()
      #expect(first == (isContinuous ? [] : [.pushed(push)]))
      #expect(
        abs(world.at(box).velocity.x - (isContinuous ? expected * h : expected)) < 1e-4 * expected)
      #expect(world.run(59) == [])
      #expect(abs(world.at(box).velocity.x - expected) < 1e-4 * expected)
      #expect(world.at(box).velocity.y == 0 && world.at(box).angularVelocity == 0)
    }
  }

  @Test func aPushOffTheCentreTurns() throws {
    var world = World()
    let box = try world.box(0, 0)
    let push = try world.add(.push(Push(isContinuous: false, vector: Vector(0, 1))))
    try world.join(box, to: push, offset: Vector(50, 0))
    _ = world.step()
    // L = 1 · 50, I = (100² + 100²) / 12; a magnitude is 100 pt/s of mass 1.
    #expect(abs(world.at(box).angularVelocity - 100 * 50 / (20_000.0 / 12)) < 1e-4)
    #expect(abs(world.at(box).velocity.y - 100) < 1e-3)
  }

  @Test func anImpulseWaitsForABodyAndCanBeGivenAgain() throws {
    var world = World()
    let box = try world.box(0, 0)
    let push = try world.add(.push(Push(isContinuous: false, vector: Vector(2, 0))))
    #expect(world.step() == [])
    try world.join(box, to: push)
    #expect(world.step() == [.pushed(push)])
    guard case .push(var again)? = world.effect(push) else {
      Issue.record("no push")
      return
    }
    #expect(!again.isActive)
    #expect(world.step() == [])
    again.isActive = true
    try world.update(push, .push(again))
    #expect(world.step() == [.pushed(push)])
    #expect(abs(world.at(box).velocity.x - 400) < 1e-2)
  }

  /// Places follow x″ + 2ζω x′ + ω² x = 0 and the angle the same, √3 times as fast.
  @Test(arguments: [0.0, 0.5, 1.0])
  func snapsAsADampedSpring(damping: Double) throws {
    var world = World()
    let box = try world.addBody(
      .rectangle(width: 120, height: 80), at: Motion(position: Vector(100, 50), angle: 1))
    _ = try world.add(.snap(Snap(box, to: Vector(300, 50), damping: damping)))
    var furthest = 0.0
    for step in 1...60 {
      _ = world.step()
      let time = Double(step) * h
      let (ratio, speed) = (0.1 + 0.9 * damping, 4 * Double.pi)
      let x = 300 - 200 * decay(time, speed: speed, ratio: ratio)
      let root = 3.0.squareRoot()
      let angle = decay(time, speed: speed * root, ratio: ratio * root)
      // Single precision keeps places to 3e-5 points.
      #expect(abs(world.at(box).position.x - x) < 0.01)
      #expect(abs(world.at(box).angle - angle) < 1e-4)
      furthest = max(furthest, world.at(box).position.x)
    }
    #expect((furthest > 300.5) == (damping < 1))
    world.run(480)
    #expect(world.isAtRest)
    #expect(abs(world.at(box).position.x - 300) < 0.2 && abs(world.at(box).angle) < 0.01)
  }

  /// What is left after a time of a displacement of 1 that starts at the pace of a standing start:
  /// the step before had no velocity.
  private func decay(_ time: Double, speed w: Double, ratio z: Double) -> Double {
    // x₀ = x₋₁ = 1 in the recurrence: velocity at 0 such that x(-h) = 1.
    func solution(_ time: Double, _ velocity: Double) -> Double {
      if z < 1 {
        let d = w * (1 - z * z).squareRoot()
        return exp(-z * w * time) * (cos(d * time) + (z * w + velocity) / d * sin(d * time))
      } else if z > 1 {
        let d = w * (z * z - 1).squareRoot()
        return exp(-z * w * time) * (cosh(d * time) + (z * w + velocity) / d * sinh(d * time))
      }
      return exp(-w * time) * (1 + (w + velocity) * time)
    }
    let (still, moving) = (solution(-h, 0), solution(-h, 1))
    let velocity = (1 - still) / (moving - still)
    return solution(time, velocity)
  }
}
