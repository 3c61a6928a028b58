import AnimGeometry
import AnimRuntime
import Testing

/// Springs of constants that no spring has: every number counts as one that can be computed with.
@Suite struct SpringLimitsTests {
  static let numbers: [Double] = [
    0, 1, -1, 100, 1e-9, 1e9, .leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude,
    .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: numbers) func constants(mass: Double) {
    for stiffness in Self.numbers {
      for damping in Self.numbers {
        for velocity in [0, 5, -1e9, 1e300, Double.infinity, .nan] {
          let curve = TimingCurve.spring(
            mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
          let settling = curve.settlingDuration ?? .nan
          #expect(settling >= 0 && settling.isFinite)
          for time in [0.0, 1e-9, 0.3, 1e6] {
            #expect(curve.progress(at: time / 1e9, duration: 1e9).isFinite)
          }
        }
      }
    }
  }

  @Test(arguments: numbers) func ratios(ratio: Double) {
    for velocity in [0, 1, -30, 30, -1e9, 1e9, Double.infinity, .nan] {
      for duration in [1e-9, 0.001, 1, 1e9] {
        let curve = TimingCurve.springRatio(dampingRatio: ratio, velocity: velocity)
        for x in [0.001, 0.3, 0.999] {
          #expect(curve.progress(at: x, duration: duration).isFinite)
        }
        var runtime = Runtime()
        let box = runtime.box()
        let spring = runtime.animate(duration, curve: curve) { $0.setAlpha(0, box) }.first?.spring
        #expect(spring.map { $0.stiffness.isFinite && $0.damping.isFinite } == true)
      }
    }
  }

  @Test func aSpringThatNeverRestsEndsOnlyByRemoval() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(
      0, curve: .spring(mass: 1, stiffness: 100, damping: 0, velocity: 0), done: 1
    ) { $0.set(.center, of: box, to: .point(Point(0, 0))) }
    log.run(until: 1e6)
    log.runtime.removeFromSuperview(box)
    log.run(until: 2e6)
    #expect(
      log.lines == ["0 start 0", "1000000 reached", "1000000 end 1 cancelled", "1000000 idle"])
  }

  @Test func aSlowCriticalSpringSettlesAtATenthOfASecond() throws {
    // ω = 10⁻³: (1 + ω t) e^(−ω t) falls below 1/1000 at t = 9233.41…
    let curve = TimingCurve.spring(mass: 1, stiffness: 1e-6, damping: 2e-3, velocity: 0)
    let settling = try #require(curve.settlingDuration)
    #expect(abs(settling - 9233.5) < 1e-6)
  }

  @Test func sumsOfHugeMovementsStayNumbers() {
    var runtime = Runtime()
    let box = runtime.box()
    let curve = TimingCurve.cubic(x1: 0.5, y1: -3, x2: 0.5, y2: 3)
    for turn in 0..<6 {
      runtime.animate(1, curve: curve, interruption: .additive) {
        let far = turn % 2 == 0 ? 1.7e308 : -1.7e308
        $0.set(.center, of: box, to: .point(Point(far, 0)))
        $0.set(.bounds, of: box, to: .rect(Rect(0, 0, far, 1)))
        for part in 0..<3 {
          _ = $0.beginKeyframe(start: Double(part) / 4, duration: 0.5)
          $0.set(.anchorPoint, of: box, to: .point(Point(part % 2 == 0 ? far : -far, 0)))
          $0.endKeyframe()
        }
      }
      runtime.busy(seconds(0.1))
      for property in [Property.center, .bounds, .anchorPoint, .frame] {
        let lanes = runtime.presentationLanes(property, of: box)
        #expect(lanes * 0 == .zero, "\(lanes)")
      }
    }
  }
}
