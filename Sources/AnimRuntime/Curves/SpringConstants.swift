/// What a spring is made of, as it moves: mass, stiffness, damping coefficient and velocity.
public struct SpringConstants: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  /// In distances per second towards the target.
  public var velocity: Double
}

extension CurveSolver {
  /// The constants of a spring: those `curve` was given, or mass 1 and what the fit to a duration
  /// has made of a damping ratio; nil for curves that are no springs.
  func constants(of curve: TimingCurve) -> SpringConstants? {
    guard case .spring(let spring) = self else { return nil }
    if case .spring(let mass, let stiffness, let damping, let velocity) = curve {
      return SpringConstants(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }
    return SpringConstants(
      mass: 1, stiffness: spring.frequency * spring.frequency,
      damping: 2 * spring.ratio * spring.frequency, velocity: spring.velocity)
  }
}
