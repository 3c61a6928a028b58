import AnimDynamics

extension TwinScene {
  mutating func build(_ name: String) throws -> Bool {
    try buildAlone(name) || buildCollision(name) || buildAttachment(name) || buildMany(name)
  }

  private mutating func buildAlone(_ name: String) throws -> Bool {
    switch name {
    case "a free fall":
      try box(10, 20)
      try fall()
    case "resistance":
      try box(
        0, 0, 100, 100,
        .with {
          $0.resistance = 0.7
          $0.angularResistance = 1.5
        })
      try world.addVelocity(Vector(300, -200), angular: 5, to: bodies[0])
    case "a steady push":
      try box(0, 0, 100, 50)
      try world.add(.push(Push(isContinuous: true, vector: Vector(1.5, -0.5))), on: bodies)
    case "a kick":
      try box(0, 0, 100, 50)
      try fall()
      try world.add(.push(Push(isContinuous: false, vector: Vector(3, -5))), on: bodies)
    default: return false
    }
    return true
  }

  private mutating func buildCollision(_ name: String) throws -> Bool {
    switch name {
    case "a ball that bounces":
      try ball(0, 0, 40, TwinScene.elastic(0.9))
      try floor(300)
      try fall()
    case "a box that lands on a corner":
      try box(0, 0, 100, 60, TwinScene.rough(0.5), angle: 0.4)
      try floor(200)
      try fall()
    case "two balls of unequal mass":
      try ball(0, 0, 40, TwinScene.elastic(1))
      try ball(
        200, 5, 60,
        .with {
          $0.elasticity = 0.5
          $0.density = 3
        })
      try world.addVelocity(Vector(400, 30), to: bodies[0])
      try wall([])
    case "a slope":
      try box(0, -40, 80, 40, TwinScene.rough(0.25), angle: 0.5)
      try wall([Vector(-1000, -500), Vector(1000, 500)])
      try fall()
    case "a fast ball that is swept":
      world.setContinuous(true)
      try ball(0, 0, 10, TwinScene.elastic(0.75))
      try box(0, 600, 400, 10)
      try world.addVelocity(Vector(500, 9000), to: bodies[0])
      try floor(400)
    case "a ball on a shelf that stays":
      var shelf = TwinScene.rough(0.5)
      shelf.isAnchored = true
      try box(0, 300, 200, 20, shelf, angle: 0.1)
      var feel = TwinScene.elastic(0.5)
      feel.friction = 0.5
      feel.allowsRotation = false
      try box(10, 0, 40, 40, feel)
      try fall()
      try wall([])
    default: return false
    }
    return true
  }

  private mutating func buildAttachment(_ name: String) throws -> Bool {
    switch name {
    case "a pendulum":
      try ball(260, 40)
      try attach(0, to: .point(Vector(160, 40)))
    case "a spring":
      try box(0, 100, 40, 40)
      try attach(0, to: .point(.zero), .distance(frequency: 2, damping: 0.1))
    case "a rope":
      try ball(150, 0)
      try attach(0, to: .point(.zero), .limit, length: 200)
    case "a door on a pin":
      try box(50, 0, 100, 20)
      try attach(0, Vector(-50, 0), to: .point(.zero), .pin, range: -0.25...1)
    case "a box that swings on a pin beside it":
      try box(0, 0, 60, 60)
      try attach(0, to: .point(Vector(90, -50)), .pin)
    case "a slide":
      try box(0, 0, 60, 60)
      try attach(0, to: .point(.zero), .sliding(axis: Vector(3, 4)), range: -150...300)
    case "two that are fixed to each other":
      try box(0, 0, 100, 100, TwinScene.rough(0.5), angle: 0.25)
      try box(120, 20, 60, 60, TwinScene.rough(0.5))
      try attach(1, Vector(-60, 0), to: .body(bodies[0], offset: Vector(60, 0)), .fixed)
      try floor(300)
    case "a chain of rods":
      for index in 0..<10 { try ball(40 * Double(index), 0, 20) }
      try attach(0, to: .point(Vector(-40, 0)), length: 40)
      for index in 1..<10 {
        try attach(index, to: .body(bodies[index - 1], offset: .zero), length: 40)
      }
    default: return false
    }
    try fall()
    return true
  }

  private mutating func buildMany(_ name: String) throws -> Bool {
    switch name {
    case "a stack of ten":
      for index in 0..<10 { try box(0, -52 * Double(index), 50, 50, TwinScene.rough(0.5)) }
      try floor(30)
    case "a pyramid":
      for row in 0..<6 {
        for index in row..<6 {
          try box(
            44 * Double(index) - 22 * Double(row), -41 * Double(row), 40, 40,
            TwinScene.rough(0.5))
        }
      }
      try floor(25)
    case "a crowd in a pen":
      var dice = Dice()
      for _ in 0..<100 {
        let (x, y) = (dice.roll(900) + 50, dice.roll(1500) - 1500)
        let (width, height) = (dice.roll(40) + 10, dice.roll(40) + 10)
        try box(x, y, width, height, TwinScene.rough(0.5), angle: dice.roll(6))
      }
      try pen()
    case "a gas of elastic balls":
      var dice = Dice()
      for index in 0..<30 {
        try ball(dice.roll(900) + 50, dice.roll(300) + 50, 20, TwinScene.elastic(1))
        let velocity = Vector(dice.roll(800) - 400, dice.roll(800) - 400)
        try world.addVelocity(velocity, to: bodies[index])
      }
      try wall([
        Vector(0, 0), Vector(0, 400), Vector(1000, 400), Vector(1000, 0), Vector(0, 0),
      ])
      return true
    default: return false
    }
    try fall()
    return true
  }
}
