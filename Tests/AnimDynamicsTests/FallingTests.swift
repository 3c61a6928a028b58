import AnimDynamics
import Testing

@Suite struct FallingTests {
  let h = World.stepLength

  @Test func fallsByTheSumOfItsSteps() throws {
    var world = World()
    let box = try world.box(0, 0)
    try world.add(.gravity(Gravity()), on: [box])
    for step in 1...60 {
      #expect(world.step() == [])
      let n = Double(step)
      // Velocities first, then places: y = g h² n (n + 1) / 2. The parabola is g h t / 2 behind.
      #expect(abs(world.at(box).position.y - 1000 * h * h * n * (n + 1) / 2) < 1e-3)
      #expect(abs(world.at(box).velocity.y - 1000 * h * n) < 1e-3)
    }
    #expect(abs(world.at(box).position.y - 500) < 1000 * h * 1 / 2 + 1e-3)
    #expect(world.at(box).position.x == 0)
  }

  @Test func massDoesNotMatter() throws {
    var world = World()
    let light = try world.box(0, 0)
    let heavy = try world.box(300, 0, .with { $0.density = 50 })
    try world.add(.gravity(Gravity()), on: [light, heavy])
    world.run(30)
    #expect(abs(world.at(light).position.y - world.at(heavy).position.y) < 1e-4)
  }

  @Test func landsAndRestsExactlyOnTheFloor() throws {
    var world = World()
    let box = try world.box(50, 50)
    try world.add(.gravity(Gravity()), on: [box])
    let collision = try world.floor(400, [box])
    var events: [(Int, WorldEvent)] = []
    var rested: Int?
    for step in 1...180 {
      events += world.step().map { (step, $0) }
      if world.isAtRest, rested == nil { rested = step }
    }
    // 300 points take 46 steps: 1000/3600 · 46 · 47 / 2 = 300.3.
    guard case .began(let id, let body, .boundary, let point)? = events.first?.1 else {
      Issue.record("no contact: \(events)")
      return
    }
    #expect((46...47).contains(events[0].0))
    #expect(id == collision && body == box && abs(point.y - 400) < 6)
    #expect(events.count == 1)
    #expect(abs(world.at(box).position.y - 350) < 0.05)
    #expect(rested.map { (76...90).contains($0) } == true)
    #expect(world.at(box).velocity == .zero)
  }

  @Test func whatIsNotInACollisionFallsThrough() throws {
    var world = World()
    let (first, second) = (try world.box(0, 0), try world.box(0, -200))
    try world.add(.gravity(Gravity()), on: [first, second])
    try world.floor(200, [first])
    world.run(240)
    #expect(abs(world.at(first).position.y - 150) < 0.05)
    #expect(world.at(second).position.y > 1000)
  }
}
