import AnimRuntime
import Testing

/// The linear function with stops by CSS Easing 2.
@Suite struct StopCurveTests {
  static func inputs(_ stops: [CurveStop]) throws -> [Double] {
    try #require(StopCurve(stops)).stops.map(\.input)
  }

  static func check(_ stops: [CurveStop], _ values: [(x: Double, y: Double)]) throws {
    let curve = TimingCurve.stops(try #require(StopCurve(stops)))
    for (x, y) in values {
      #expect(abs(curve.progress(at: x) - y) < 1e-12, "at \(x)")
    }
  }

  @Test func missingInputsAreSpread() throws {
    #expect(try Self.inputs([.init(0), .init(1)]) == [0, 1])
    #expect(try Self.inputs([.init(0), .init(3), .init(1)]) == [0, 0.5, 1])
    #expect(
      try Self.inputs([.init(0), .init(1), .init(2), .init(3, at: 0.75), .init(4), .init(5)])
        == [0, 0.25, 0.5, 0.75, 0.875, 1])
    #expect(try Self.inputs([.init(0, at: 0.2), .init(1), .init(2, at: 0.8)]) == [0.2, 0.5, 0.8])
  }

  @Test func inputsNeverFall() throws {
    #expect(
      try Self.inputs([.init(0), .init(1, at: 0.5), .init(2, at: 0.25), .init(3)])
        == [0, 0.5, 0.5, 1])
    // The last one is at 1 only if none before is later.
    #expect(try Self.inputs([.init(0), .init(1, at: 1.5), .init(2)]) == [0, 1.5, 1.5])
    #expect(try Self.inputs([.init(0, at: -0.5), .init(1, at: -1), .init(2)]) == [-0.5, -0.5, 1])
    // Those that are spread lie between what is settled: CSS Easing 2, step 5.
    #expect(
      try Self.inputs([.init(0, at: 0.5), .init(1), .init(2, at: 0.25), .init(3)])
        == [0.5, 0.5, 0.5, 1])
  }

  @Test func linesFromStopToStop() throws {
    try Self.check(
      [.init(0), .init(0.3, at: 0.2), .init(1)],
      [(0, 0), (0.1, 0.15), (0.2, 0.3), (0.6, 0.65), (0.999, 0.999125), (1, 1)])
    try Self.check(
      [.init(0), .init(1.5), .init(-0.5), .init(1)],
      [(1 / 6.0, 0.75), (1 / 3.0, 1.5), (0.5, 0.5), (2 / 3.0, -0.5), (5 / 6.0, 0.25)])
  }

  @Test func twoStopsAtOneInputJump() throws {
    try Self.check(
      [.init(0), .init(0.2, at: 0.5), .init(0.8, at: 0.5), .init(1)],
      [(0.25, 0.1), (0.4999, 0.19996), (0.5, 0.8), (0.75, 0.9)])
    try Self.check(
      [.init(0, at: 0), .init(0.5, at: 0), .init(1)], [(0, 0.5), (0.5, 0.75), (0.9, 0.95)])
    // Three at one input: the last of them counts.
    try Self.check(
      [.init(0), .init(0.1, at: 0.5), .init(9, at: 0.5), .init(0.6, at: 0.5), .init(1)],
      [(0.5, 0.6), (0.75, 0.8)])
    // All in one place: the line has no direction, and the last output counts.
    try Self.check(
      [.init(0.2, at: 0.5), .init(0.7, at: 0.5)], [(0.1, 0.7), (0.5, 0.7), (0.9, 0.7)])
  }

  @Test func linesGoOnBeyondTheOuterStops() throws {
    try Self.check(
      [.init(0, at: 0.25), .init(1, at: 0.75)], [(0, -0.5), (0.25, 0), (0.5, 0.5), (0.875, 1.25)])
    try Self.check(
      [.init(0), .init(0.5, at: 0.25), .init(0.5, at: 0.5)], [(0.25, 0.5), (0.5, 0.5), (0.9, 0.5)])
  }

  @Test func whatMakesNoCurve() {
    #expect(StopCurve([]) == nil && StopCurve([.init(1)]) == nil)
    #expect(StopCurve([.init(0), .init(.infinity)]) == nil)
    #expect(StopCurve([.init(0), .init(1, at: .nan)]) == nil)
  }

  /// What the curve begins and turns round with is seen; at the very end the new value is exact.
  @Test func itsOwnEnds() throws {
    let curve = TimingCurve.stops(try #require(StopCurve([.init(0.25), .init(0.75)])))
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(4, delay: 1, curve: curve, options: .autoreverse) { $0.setAlpha(0, box) }
    let expected = [(0.5, 1), (1, 0.75), (3, 0.5), (5, 0.25), (7, 0.5), (8.5, 0.6875), (9, 1)]
    for (time, alpha) in expected {
      #expect(runtime.alpha(box, at: time) == alpha, "at \(time)")
    }
  }
}
