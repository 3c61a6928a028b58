import AnimGeometry
import AnimRuntime
import Testing

@Suite struct SpringTests {
  // SPR-007…018: mass, stiffness, damping, velocity → settling duration.
  @Test(arguments: [
    (SIMD4(1, 100, 10, 0.0), 1.4727003346780927), (SIMD4(1, 300, 20, 0), 0.7442555275721707),
    (SIMD4(2, 100, 5, 0), 5.658348137358159), (SIMD4(1, 100, 10, 5), 1.3815510557964275),
    (SIMD4(1, 100, 10, -5), 1.5350814063145797), (SIMD4(1, 100, 1, 0), 13.91321015404625),
    (SIMD4(1, 100, 20, 0), 0.9999999999999999), (SIMD4(1, 400, 40, 0), 0.5),
    (SIMD4(1, 25, 10, 0), 1.9), (SIMD4(1, 1, 2, 0), 9.3),
    (SIMD4(1, 100, 0, 0), 3.4028234663852886e38),
  ]) func settles(_ constants: SIMD4<Double>, _ expected: Double) throws {
    let curve = TimingCurve.spring(
      mass: constants.x, stiffness: constants.y, damping: constants.z, velocity: constants.w)
    let duration = try #require(curve.settlingDuration)
    #expect(abs(duration - expected) <= 1e-13 * expected)
  }

  // SPR-065: mass 2, stiffness 50, damping 4.
  @Test func movesByItsClosedForm() {
    let curve = TimingCurve.spring(mass: 2, stiffness: 50, damping: 4, velocity: 0)
    for (time, value) in [
      (0.1, 0.114681184), (0.3, 0.774782287), (0.64, 1.5266098906), (1, 1.0055444518),
    ] {
      #expect(abs(curve.progress(at: time / 8, duration: 8) - value) < 1e-8)
    }
  }

  // SPR-040, 042, 043: ratio, duration → progress at D/8, D/4, D/2, 3D/4.
  @Test(arguments: [
    (0.3, 0.6, [1.203793, 1.1072392, 1.0492481, 0.9906731]),
    (0.7, 0.5, [0.4111638, 0.8608778, 1.0411334, 1.0017257]),
    (0.75, 1, [0.3740485, 0.8011781, 1.0283216, 1.0061004]),
  ]) func fitsADuration(_ ratio: Double, _ duration: Double, _ values: [Double]) {
    let curve = TimingCurve.springRatio(dampingRatio: ratio, velocity: 0)
    for (x, value) in zip([0.125, 0.25, 0.5, 0.75], values) {
      #expect(abs(curve.progress(at: x, duration: duration) - value) < 1e-6)
    }
  }

  // SPR-026…038: the fitted stiffness shows in the equal motion of a spring by constants.
  @Test(arguments: [
    (0.2, 0, 707.2217886060563), (0.8, 0, 80.89737200360506), (0.9, 0, 71.92472915770972),
    (0.99, 0, 80.02518243167793), (1, 1, 83.13803615388531), (0.5, 0.25, 159.67233773812114),
    (0.5, 1, 152.86841381792456), (0.5, 1.5, 147.61602003056592),
  ]) func fitsThePlatformsStiffness(_ ratio: Double, _ velocity: Double, _ stiffness: Double) {
    let fitted = TimingCurve.springRatio(dampingRatio: ratio, velocity: velocity)
    let known = TimingCurve.spring(
      mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(),
      velocity: velocity)
    for x in [0.1, 0.3, 0.6] {
      #expect(abs(fitted.progress(at: x) - known.progress(at: x)) < 1e-5)
    }
  }

  @Test func aViewEndsExactlyOnItsValue() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(0.4, curve: .springRatio(dampingRatio: 0.3, velocity: 0), done: 1) {
      $0.set(.center, of: box, to: .point(Point(0.1, 0.7)))
    }
    log.run(until: 0.4)
    #expect(log.runtime.center(box) == Point(0.1, 0.7))
    #expect(log.lines == ["0 start 0", "0.4 end 1 finished", "0.4 idle"])
  }

  @Test func aSpringByConstantsBringsItsDuration() {
    var runtime = Runtime()
    let box = runtime.box()
    let begins = runtime.animate(
      9, curve: .spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    ) { $0.setAlpha(0, box) }
    #expect(begins.first?.duration == seconds(1.4727003346780927))
  }

  @Test func overshootStaysWithinAPropertysRange() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(1, curve: .springRatio(dampingRatio: 0.1, velocity: 0)) { $0.setAlpha(0, box) }
    for step in 0...100 {
      let alpha = runtime.alpha(box, at: Double(step) / 100)
      #expect(alpha >= 0 && alpha <= 1)
    }
  }
}
