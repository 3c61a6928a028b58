import AnimRuntime
import Testing

/// The step function by CSS Easing 2.
@Suite struct StepCurveTests {
  static func curve(_ count: Int, _ position: StepPosition = .jumpEnd) throws -> TimingCurve {
    .steps(try #require(StepCurve(count: count, position: position)))
  }

  // EAS-036 and EAS-037, and the other two positions by the same rule.
  static let samples: [(StepPosition, [(x: Double, y: Double)])] = [
    (
      .jumpEnd,
      [(0, 0), (0.2, 0), (0.249, 0), (0.25, 0.25), (0.49, 0.25), (0.5, 0.5), (0.99, 0.75), (1, 1)]
    ),
    (
      .jumpStart,
      [(0, 0.25), (0.2, 0.25), (0.249, 0.25), (0.25, 0.5), (0.49, 0.5), (0.51, 0.75), (0.99, 1)]
    ),
    (
      .jumpNone,
      [(0, 0), (0.249, 0), (0.25, 1 / 3.0), (0.5, 2 / 3.0), (0.749, 2 / 3.0), (0.75, 1), (1, 1)]
    ),
    (.jumpBoth, [(0, 0.2), (0.249, 0.2), (0.25, 0.4), (0.5, 0.6), (0.75, 0.8), (0.999, 0.8)]),
  ]

  @Test func fourSteps() throws {
    for (position, values) in Self.samples {
      let curve = try Self.curve(4, position)
      for (x, y) in values { #expect(curve.progress(at: x) == y, "\(position) at \(x)") }
    }
  }

  /// Exactly at a jump the value is the one after it, and just before a jump the one before it,
  /// whatever k / n rounds to.
  @Test(arguments: [1, 2, 3, 7, 10, 49, 98, 103, 1000, 999_983], StepPosition.allCases)
  func everyBoundary(count: Int, position: StepPosition) throws {
    guard count >= position.leastCount else { return }
    let curve = try Self.curve(count, position)
    let rise = position == .jumpStart || position == .jumpBoth ? 1 : 0
    let jumps = count + (position == .jumpBoth ? 1 : position == .jumpNone ? -1 : 0)
    for k in stride(from: 0, to: count, by: max(1, count / 1009)) {
      let x = Double(k) / Double(count)
      #expect(curve.progress(at: x) == Double(min(k + rise, jumps)) / Double(jumps))
      guard k > 0 else { continue }
      let before = Double(min(k - 1 + rise, jumps)) / Double(jumps)
      #expect(curve.progress(at: x.nextDown) == before)
    }
  }

  @Test func countsThatMakeNoSteps() {
    #expect(StepCurve(count: 0) == nil && StepCurve(count: -1) == nil)
    #expect(StepCurve(count: 1, position: .jumpNone) == nil)
    #expect(StepCurve(count: 1_000_000_001) == nil)
    #expect(StepCurve(count: 1_000_000_000)?.position == .jumpEnd)
  }

  /// During the delay nothing has begun, so a jump at the start is not seen; at the start it is.
  @Test func aJumpAtTheStartComesWithTheStart() throws {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(4, delay: 1, curve: try Self.curve(4, .jumpStart)) { $0.setAlpha(0, box) }
    for (time, alpha) in [(0.5, 1), (0.999, 1), (1, 0.75), (1.999, 0.75), (2, 0.5), (4.5, 0)] {
      #expect(runtime.alpha(box, at: time) == alpha, "at \(time)")
    }
  }

  /// Where a movement turns round, both ways meet in the curve's own end; at the very end it has
  /// come back to exactly where it began.
  @Test func thereAndBack() throws {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(4, curve: try Self.curve(4, .jumpBoth), options: .autoreverse) {
      $0.setAlpha(0, box)
    }
    let expected: [(Double, Double)] = [
      (0, 0.8), (1, 0.6), (3.5, 0.2), (4, 0), (4.5, 0.2), (5, 0.2), (5.5, 0.4), (7.5, 0.8),
    ]
    for (time, alpha) in expected {
      #expect(abs(runtime.alpha(box, at: time) - alpha) < 1e-12, "at \(time)")
    }
    #expect(runtime.alpha(box, at: 8) == 1)
  }
}
