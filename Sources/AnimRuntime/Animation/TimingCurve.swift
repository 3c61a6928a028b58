/// How progress runs against time.
public enum TimingCurve: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
  /// The platform's `default`: (0.25, 0.1, 0.25, 1).
  case `default`
  /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points; x1 and x2 are clamped to
  /// 0…1, y1 and y2 are free.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring fitted to the animation's duration; `dampingRatio` above 1 counts as 1, and the
  /// initial velocity is in distances per second.
  case springRatio(dampingRatio: Double, velocity: Double)
  /// A spring by its constants, for as long as it needs to settle.
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)

  /// The name the trace prints.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .default: "default"
    case .cubic: "cubic"
    case .springRatio, .spring: "spring"
    }
  }

  /// The control points (x1, y1, x2, y2), as GNUSTEP's suite has them from the platform; nil for
  /// springs.
  public var controlPoints: SIMD4<Double>? {
    switch self {
    case .linear: SIMD4(0, 0, 1, 1)
    case .easeIn: SIMD4(0.42, 0, 1, 1)
    case .easeOut: SIMD4(0, 0, 0.58, 1)
    case .easeInOut: SIMD4(0.42, 0, 0.58, 1)
    case .default: SIMD4(0.25, 0.1, 0.25, 1)
    case .cubic(let x1, let y1, let x2, let y2): SIMD4(x1, y1, x2, y2)
    case .springRatio, .spring: nil
    }
  }

  /// The progress after the fraction `x` of `duration` seconds: 0 up to x = 0, 1 from x = 1 on.
  public func progress(at x: Double, duration: Double = 1) -> Double {
    if x >= 1 { return 1 }
    guard x > 0 else { return 0 }
    return CurveSolver(self, duration: duration).progress(x, seconds: x * duration)
  }

  /// The time a spring needs, in seconds: nil for curves that have none of their own.
  public var settlingDuration: Double? {
    guard case .spring(let mass, let stiffness, let damping, let velocity) = self else {
      return nil
    }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      .settlingDuration
  }
}
