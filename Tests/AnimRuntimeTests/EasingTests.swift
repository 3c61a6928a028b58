import AnimRuntime
import Testing

@Suite struct EasingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var curve: TimingCurve
    var y: [Double]
    var tolerance = 2e-9
    var testDescription: String { "\(curve)" }
  }

  static let x = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.67, 0.7, 0.75, 0.8, 0.9, 0.95]

  // EAS-001…003: exact solutions.
  static let named = [
    Case(
      curve: .easeIn,
      y: [
        0.0044746153, 0.0170266097, 0.0622820001, 0.0934646507, 0.1295767608, 0.2148609388,
        0.3153568126, 0.4291197693, 0.5159112727, 0.5548140325, 0.6218618692, 0.6916339333,
        0.8394278458, 0.917757796,
      ], tolerance: 1e-10),
    Case(
      curve: .easeOut,
      y: [
        0.082242204, 0.1605721542, 0.3083660667, 0.3781381308, 0.4451859675, 0.5708802307,
        0.6846431874, 0.7851390612, 0.8465809288, 0.8704232392, 0.9065353493, 0.9377179999,
        0.9829733903, 0.9955253847,
      ], tolerance: 1e-10),
    Case(
      curve: .easeInOut,
      y: [
        0.0048297497, 0.0197224535, 0.0816598563, 0.129161931, 0.1873959067, 0.3318838701, 0.5,
        0.6681161299, 0.7728498773, 0.8126040933, 0.870838069, 0.9183401437, 0.9802775465,
        0.9951702503,
      ], tolerance: 1e-10),
  ]

  @Test(arguments: named) func namedCurvesAreExact(_ sample: Case) {
    for (x, y) in zip(Self.x, sample.y) {
      #expect(abs(sample.curve.progress(at: x) - y) <= sample.tolerance)
    }
  }

  static let hardX = [0, 0.001, 0.01, 0.104, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99, 0.999, 1]

  // EAS-021…031: y outside 0…1, steep ends, collapsed.
  static let hard = [
    Case(
      curve: .cubic(x1: 0, y1: 1.5, x2: 1, y2: 1.5),
      y: [
        0, 0.081153744, 0.249655373, 0.728, 1.024066665, 1.185901894, 1.25, 1.287108663,
        1.295011198, 1.228687114, 1.082945965, 1.027042982, 1,
      ]),
    Case(
      curve: .cubic(x1: 0, y1: -0.5, x2: 1, y2: -0.5),
      y: [
        0, -0.027042982, -0.082945965, -0.232, -0.295011198, -0.287108663, -0.25, -0.185901894,
        -0.024066665, 0.283912569, 0.750344627, 0.918846256, 1,
      ]),
    Case(
      curve: .cubic(x1: 0.1, y1: 5, x2: 0.23, y2: 0),
      y: [
        0, 0.049616913, 0.462058717, 2.197440682, 1.995569984, 1.470708449, 1.197105744,
        1.006403367, 0.871350142, 0.900073177, 0.987304443, 0.998704206, 1,
      ]),
    Case(
      curve: .cubic(x1: 0, y1: 1, x2: 1, y2: 0),
      y: [
        0, 0.053110762, 0.156709407, 0.392, 0.479055467, 0.498793231, 0.5, 0.501206769,
        0.520944533, 0.612599683, 0.843290593, 0.946889238, 1,
      ]),
    Case(
      curve: .cubic(x1: 0.15, y1: 1.5, x2: 0.55, y2: 1),
      y: [
        0, 0.009933871, 0.093827799, 0.629687155, 0.959205601, 1.066630329, 1.079988135,
        1.069997438, 1.037070014, 1.007338431, 1.000081423, 1.000000822, 1,
      ]),
    Case(
      curve: .cubic(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
      y: [
        0, -0.00080755, -0.007959427, -0.06824039, -0.082807109, 0.14292297, 0.606679897,
        0.947542444, 1.089165775, 1.062373195, 1.007371333, 1.000747194, 1,
      ]),
    Case(
      curve: .cubic(x1: 0.25, y1: 0.1, x2: 0.75, y2: 0.9),
      y: [
        0, 0.000403189, 0.004309075, 0.067169552, 0.209413682, 0.380567869, 0.5, 0.619432131,
        0.790586318, 0.936126811, 0.995690925, 0.999596811, 1,
      ]),
    Case(curve: .cubic(x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5), y: hardX),
  ]

  @Test(arguments: hard) func customCurvesAreExact(_ sample: Case) {
    for (x, y) in zip(Self.hardX, sample.y) {
      #expect(abs(sample.curve.progress(at: x) - y) <= sample.tolerance)
    }
  }

  @Test func measuredValuesOfTheDefaultCurve() {
    let curve = TimingCurve.default
    #expect(abs(curve.progress(at: 0.1) - 0.094795) < 1e-4)
    #expect(abs(curve.progress(at: 0.67) - 0.926527) < 1e-5)
    #expect(abs(curve.progress(at: 0.1844) - 0.2599) < 1e-3)
  }

  @Test func neighboursOnASteepEndStayInOrder() {
    let (low, high) = (0.8955499999996391, 0.8963999999999942)
    #expect(abs(TimingCurve.easeOut.progress(at: low) - 0.9815032424) < 1e-9)
    #expect(abs(TimingCurve.easeOut.progress(at: high) - 0.9817882981) < 1e-9)
  }

  @Test func aSlopeThatVanishesInTheMiddleIsSolved() {
    // (1, 0, 0, 1): x − 1/2 = 4 (t − 1/2)³ and y = 3t² − 2t³.
    let curve = TimingCurve.cubic(x1: 1, y1: 0, x2: 0, y2: 1)
    for s in [-0.5, -0.1, -1e-3, -1e-5, 0, 1e-4, 0.01, 0.25] {
      let t = 0.5 + s
      let y = curve.progress(at: 0.5 + 4 * s * s * s)
      #expect(abs(y - t * t * (3 - 2 * t)) < 3e-6, "\(s)")
    }
    #expect(abs(curve.progress(at: 0.667) - 0.9249) < 0.02)
  }

  /// Against plain bisection in the curve's own parameter, on a thousand random curves.
  @Test func agreesWithBisection() {
    var state: UInt64 = 42
    func unit() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    for _ in 0..<1000 {
      let (x1, x2, y1, y2) = (unit(), unit(), unit() * 4 - 2, unit() * 4 - 2)
      func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
      }
      let x = unit()
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      let y = TimingCurve.cubic(x1: x1, y1: y1, x2: x2, y2: y2).progress(at: x)
      #expect(abs(y - bezier(y1, y2, low)) < 1e-9)
    }
  }

  @Test func oddNumbersDoNoHarm() {
    for curve in [
      TimingCurve.cubic(x1: .nan, y1: 0, x2: 1, y2: 1),
      .cubic(x1: 0, y1: .infinity, x2: 1, y2: 1), .cubic(x1: -5, y1: 0, x2: 9, y2: 1),
      .springRatio(dampingRatio: .nan, velocity: .infinity),
      .springRatio(dampingRatio: -1, velocity: 0),
      .spring(mass: 0, stiffness: -1, damping: .nan, velocity: .nan),
    ] {
      for x in [-1, 0, 0.3, 0.5, 1, 2] { #expect(curve.progress(at: x).isFinite) }
      #expect(curve.progress(at: 1) == 1)
    }
  }
}
