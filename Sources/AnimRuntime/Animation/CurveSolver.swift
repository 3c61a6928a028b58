/// A timing curve prepared for one duration.
enum CurveSolver: Sendable {
  case linear
  case cubic(CubicCurve)
  case spring(Spring)

  /// - Parameter duration: the length of one cycle in seconds, which a spring may be fitted to.
  init(_ curve: TimingCurve, duration: Double) {
    switch curve {
    case .linear:
      self = .linear
    case .springRatio(let ratio, let velocity):
      self = .spring(Spring(dampingRatio: ratio, duration: duration, velocity: velocity))
    case .spring(let mass, let stiffness, let damping, let velocity):
      self = .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
    default:
      let points = curve.controlPoints ?? SIMD4(0, 0, 1, 1)
      let isUsable = points * 0 == SIMD4(repeating: 0)
      self = isUsable ? .cubic(CubicCurve(points)) : .linear
    }
  }

  /// Progress at the fraction `x` of a cycle, 0 < x < 1, or after `seconds` of it.
  @inline(__always)
  func progress(_ x: Double, seconds: @autoclosure () -> Double) -> Double {
    switch self {
    case .linear: x
    case .cubic(let curve): curve.y(x)
    case .spring(let spring): spring.progress(seconds())
    }
  }
}
