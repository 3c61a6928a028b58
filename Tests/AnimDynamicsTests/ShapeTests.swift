import AnimDynamics
import Testing

@Suite struct ShapeTests {
  /// What rests on a floor shows neither a gap nor an overlap, whatever its shape and size.
  @Test(arguments: [
    Shape.rectangle(width: 100, height: 60), .rectangle(width: 20, height: 60),
    .rectangle(width: 60, height: 2), .rectangle(width: 200, height: 0.01),
    .ellipse(width: 60, height: 60), .ellipse(width: 200, height: 60),
    .outline(Outline([Vector(-50, 30), Vector(50, 30), Vector(20, -30), Vector(-20, -30)])),
    .outline(
      Outline([
        Vector(-50, 30), Vector(50, 30), Vector(50, -30), Vector(30, -30), Vector(30, 10),
        Vector(-30, 10), Vector(-30, -30), Vector(-50, -30),
      ])),
  ])
  func restsOnTheFloor(shape: Shape) throws {
    var world = World()
    let half =
      switch shape {
      case .rectangle(_, let height), .ellipse(_, let height): height / 2
      case .outline: 30.0
      }
    // Not from high up: what is thin and fast falls through.
    let body = try world.addBody(
      shape, at: Motion(position: Vector(0, 97 - half)), traits: .with { $0.friction = 0.5 })
    try world.add(.gravity(Gravity()), on: [body])
    try world.floor(100, [body])
    world.run(240)
    #expect(world.isAtRest)
    #expect(abs(world.at(body).position.y - (100 - half)) < 0.3)
  }

  @Test func massIsAreaTimesDensity() throws {
    var world = World()
    func mass(_ shape: Shape, _ density: Double = 1) throws -> Double {
      let traits = BodyTraits.with { $0.density = density }
      let body = try world.addBody(shape, at: Motion(position: .zero), traits: traits)
      return try #require(world.mass(of: body))
    }
    #expect(abs(try mass(.rectangle(width: 100, height: 50), 4) - 2) < 1e-12)
    #expect(abs(try mass(.ellipse(width: 100, height: 100)) - .pi / 4) < 1e-12)
    let triangle = Outline([Vector(0, 0), Vector(0, 100), Vector(100, 100)])
    #expect(abs(try mass(.outline(triangle)) - 0.5) < 1e-12)
  }

  /// A body of another shape keeps its pace and gets another weight.
  @Test func shapesCanBeChanged() throws {
    var world = World()
    let box = try world.addBody(
      .rectangle(width: 100, height: 100),
      at: Motion(position: .zero, velocity: Vector(0, 30), angularVelocity: 1))
    try world.floor(1000, [box])
    let triangle = Outline([Vector(-50, 50), Vector(50, 50), Vector(50, -50)])
    try world.setShape(.outline(triangle), of: box)
    #expect(world.at(box).velocity == Vector(0, 30) && world.at(box).angularVelocity == 1)
    try world.add(.push(Push(isContinuous: false, vector: Vector(1, 0))), on: [box])
    _ = world.step()
    #expect(abs(world.at(box).velocity.x - 200) < 0.01)
    #expect(abs(world.at(box).velocity.y - 30) < 0.01)
    try world.setShape(.rectangle(width: 10, height: 10), of: box)
    world.run(1)
    #expect(abs(world.at(box).velocity.x - 200) < 0.01)
  }

  @Test func outlinesThatHaveNoInsideAreRefused() throws {
    var world = World()
    func flaw(_ points: [Vector]) -> DynamicsError? {
      do throws(DynamicsError) {
        _ = try world.addBody(.outline(Outline(points)), at: Motion(position: .zero))
        return nil
      } catch {
        return error
      }
    }
    #expect(flaw([]) == .tooFewPoints)
    #expect(flaw([Vector(0, 0), Vector(50, 0)]) == .tooFewPoints)
    #expect(flaw([Vector(0, 0), Vector(50, 0), Vector(100, 0)]) == .zeroSize)
    #expect(flaw([Vector(0, 0), Vector(0, 0), Vector(0, 0), Vector(0, 0)]) == .zeroSize)
    #expect(
      flaw([Vector(0, 0), Vector(50, 50), Vector(50, 0), Vector(0, 50)]) == .selfIntersecting)
    #expect(
      flaw([Vector(0, 0), Vector(100, 0), Vector(50, 0), Vector(50, 80)]) != nil)
    #expect(flaw([Vector(0, 0), Vector(.nan, 50), Vector(50, 0)]) == .outOfRange("outline"))
    #expect(flaw([Vector(0, 0), Vector(1e9, 50), Vector(50, 0)]) == .outOfRange("outline"))
    #expect(flaw([Vector(0, 0), Vector(50, 0), Vector(0, 50)]) == nil)
    #expect(flaw((0..<501).map { Vector(Double($0), Double($0 * $0)) }) == .tooMany("corners"))
  }

  /// A star of 40 corners falls into a cup of curves and comes to rest in it.
  @Test func dentsAndCurvesCollide() throws {
    var star = Outline(isClosed: true)
    // Corners by repeated turning, so that nothing hangs on a library's sine.
    var direction = Vector(1, 0)
    for corner in 0..<40 {
      star.addLine(to: direction * (corner % 2 == 0 ? 40 : 20))
      direction = Vector(
        direction.x * 0.98768834059513777 - direction.y * 0.15643446504023087,
        direction.x * 0.15643446504023087 + direction.y * 0.98768834059513777)
    }
    var cup = Outline([Vector(-150, 0)])
    cup.addCurve(to: Vector(150, 0), Vector(-150, 300), Vector(150, 300))
    var world = World()
    let body = try world.addBody(
      .outline(star), at: Motion(position: Vector(30, -50)), traits: .with { $0.friction = 0.4 })
    try world.add(.gravity(Gravity()), on: [body])
    let collision = try world.add(.collision(Collision()), on: [body])
    _ = try world.addBoundary(cup, to: collision)
    world.run(900)
    #expect(world.isAtRest)
    // The cup's deepest point is 225.
    #expect((225 - 42...225 - 18).contains(world.at(body).position.y))
  }
}
