import AnimDynamics
import Testing

@Suite struct SnapshotTests {
  /// A pile under gravity, with a spring, a snap, noise, a push now and then and bodies that go.
  private struct Play {
    var world: World
    var boxes: [BodyID] = []
    var push = EffectID.none

    init(keepsHistory: Bool = true) throws {
      world = World(keepsHistory: keepsHistory)
      for index in 0..<40 {
        boxes.append(
          try world.box(
            Double(index % 8) * 32, Double(index / 8) * -40, width: 30, height: 30,
            .with {
              $0.elasticity = 0.3
              $0.friction = 0.4
            }))
      }
      try world.add(.gravity(Gravity()), on: boxes)
      try world.floor(100, boxes)
      _ = try world.add(
        .attachment(
          Attachment(
            boxes[0], to: .body(boxes[39], offset: .zero),
            kind: .distance(frequency: 2, damping: 0.1))))
      _ = try world.add(.snap(Snap(boxes[5], to: Vector(100, -100))))
      var noise = Field(.noise)
      noise.smoothness = 0.5
      noise.animationSpeed = 2
      noise.strength = 3
      try world.add(.field(noise), on: Array(boxes[0..<10]))
      push = try world.add(.push(Push(isContinuous: false, vector: Vector(0.3, -0.2))), on: boxes)
    }

    mutating func go(_ steps: Range<Int>) throws {
      for step in steps {
        _ = world.step()
        if step % 30 == 0 {
          try world.addVelocity(Vector(100, -50), angular: 1, to: boxes[step / 30 % 40])
        }
        if step == 50 { world.removeBody(boxes[20]) }
        if step == 70 {
          let late = try world.box(0, -300, width: 40, height: 20)
          try world.join(late, to: push)
          boxes.append(late)
        }
        if step == 90 {
          try world.update(push, .push(Push(isContinuous: true, vector: Vector(0.05, 0))))
        }
      }
    }

    var places: [Motion?] { boxes.map { world.motion(of: $0) } }
  }

  @Test func aCopyGoesOnWithTheSameBytes() throws {
    var play = try Play()
    try play.go(0..<60)
    let moment = play
    try play.go(60..<150)
    let end = play.places
    #expect(moment.places != end)
    // An old copy, twice, and one of a copy that has already been brought up again.
    var again = moment
    try again.go(60..<100)
    let later = again
    try again.go(100..<150)
    #expect(again.places == end)
    var third = later
    try third.go(100..<150)
    #expect(third.places == end)
    #expect(play.places == end)
    // Both may go on in turn.
    try play.go(150..<160)
    try third.go(150..<160)
    #expect(play.places == third.places)
  }

  @Test func looksAtACopyChangeNothing() throws {
    var play = try Play()
    try play.go(0..<60)
    var glance = play
    glance.world.removeBody(glance.boxes[3])
    _ = glance.world.step()
    let expected = try {
      var other = try Play()
      try other.go(0..<90)
      return other.places
    }()
    try play.go(60..<90)
    #expect(play.places == expected)
  }

  @Test func withoutAHistoryACopyGoesOnFromItsPlaces() throws {
    var play = try Play(keepsHistory: false)
    try play.go(0..<60)
    var copy = play
    let before = copy.places
    try play.go(60..<120)
    // It stands where it was made, not where the original has gone on to, and moves from there.
    #expect(copy.places == before)
    #expect(play.places != before)
    try copy.go(60..<61)
    for (old, new) in zip(before, copy.places) {
      guard let old, let new else { continue }
      let ways = [old.velocity, new.velocity].map { max(abs($0.x), abs($0.y)) / 60 }
      let way = max(abs(new.position.x - old.position.x), abs(new.position.y - old.position.y))
      #expect(way <= (ways.max() ?? 0) + 5, "no further than a step of its speed")
    }
    #expect(copy.places != before)
  }

  @Test func copiesMayBeUsedByManyThreads() async throws {
    var play = try Play()
    try play.go(0..<30)
    let start = play
    let ends = try await withThrowingTaskGroup(of: [Motion?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var mine = start
          try mine.go(30..<90)
          return mine.places
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(ends).count == 1)
  }

  @Test func aThousandBoxesFallTwiceTheSame() throws {
    func end() throws -> [Motion] {
      var world = World()
      var bits: UInt64 = 7
      func random(_ range: ClosedRange<Double>) -> Double {
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let share = Double(bits >> 11) / Double(1 << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
      }
      let boxes = try (0..<1000).map { _ in
        try world.addBody(
          .rectangle(width: random(10...40), height: random(10...40)),
          at: Motion(
            position: Vector(random(0...1000), random(-3000...0)), angle: random(-3...3),
            velocity: Vector(random(-200...200), random(-200...200))),
          traits: .with {
            $0.elasticity = random(0...1)
            $0.friction = random(0...1)
          })
      }
      try world.add(.gravity(Gravity()), on: boxes)
      let collision = try world.add(.collision(Collision()), on: boxes)
      _ = try world.addBoundary(
        Outline([Vector(0, -4000), Vector(0, 200), Vector(1000, 200), Vector(1000, -4000)]),
        to: collision)
      world.run(600)
      return boxes.map(world.at)
    }
    #expect(try end() == end())
  }
}
