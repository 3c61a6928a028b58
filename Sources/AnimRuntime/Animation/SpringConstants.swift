/// What a spring is made of, as it moves: mass, stiffness, damping coefficient and velocity.
public struct SpringConstants: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  /// In distances per second towards the target.
  public var velocity: Double
}

extension TimingCurve {
  /// The constants of the spring that moves by this curve for `duration` seconds: those it was
  /// given, or mass 1 and what the platform's fit to the duration makes of a damping ratio; nil
  /// for curves that are no springs.
  public func springConstants(duration: Double) -> SpringConstants? {
    switch self {
    case .spring(let mass, let stiffness, let damping, let velocity):
      SpringConstants(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .springRatio(let ratio, let velocity):
      Spring(dampingRatio: ratio, duration: duration, velocity: velocity).constants
    default: nil
    }
  }
}

extension Spring {
  /// The same motion by a mass of 1.
  var constants: SpringConstants {
    SpringConstants(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: velocity)
  }
}
