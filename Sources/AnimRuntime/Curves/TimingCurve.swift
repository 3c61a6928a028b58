/// How progress runs against time.
public enum TimingCurve: Hashable, Sendable {
  /// A curve with a name of its own: a row of `NamedCurve.rows`.
  case named(NamedCurve)
  /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points; x1 and x2 are clamped to
  /// 0…1, y1 and y2 are free.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Equal steps with jumps between them.
  case steps(StepCurve)
  /// Straight lines from stop to stop.
  case stops(StopCurve)
  /// A spring fitted to the animation's duration; `dampingRatio` above 1 counts as 1, and the
  /// initial velocity is in distances per second.
  case springRatio(dampingRatio: Double, velocity: Double)
  /// A spring by its constants, for as long as it needs to settle.
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  /// A function of the caller's: `Runtime.nextCurveRequest` asks for its values.
  case script(Callback)

  /// The name the trace prints.
  public var name: String {
    switch self {
    case .named(let curve): curve.row.name
    case .cubic: "cubic"
    case .steps: "steps"
    case .stops: "linear"
    case .springRatio, .spring: "spring"
    case .script: "closure"
    }
  }

  /// The control points (x1, y1, x2, y2) of a cubic Bézier curve; nil for the other curves.
  public var controlPoints: SIMD4<Double>? {
    switch self {
    case .named(let curve): curve.row.controlPoints
    case .cubic(let x1, let y1, let x2, let y2): SIMD4(x1, y1, x2, y2)
    case .steps, .stops, .springRatio, .spring, .script: nil
    }
  }

  /// Whether the curve is the motion of a spring.
  public var isSpring: Bool {
    switch self {
    case .springRatio, .spring: true
    case .named, .cubic, .steps, .stops, .script: false
    }
  }

  /// Whether the curve is a function of the caller's.
  var isScript: Bool {
    if case .script = self { return true }
    return false
  }

  /// The progress after the fraction `x` of `duration` seconds: 0 before the start and 1 from the
  /// end on. A curve of the script has no values here and counts as linear.
  public func progress(at x: Double, duration: Double = 1) -> Double {
    if x >= 1 { return 1 }
    guard x >= 0 else { return 0 }
    if case .script = self { return x }
    let solver = CurveSolver(self, duration: duration)
    return x == 0 ? solver.start : solver.progress(x, seconds: x * duration)
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

extension Digest {
  /// Adds the name of a curve and all it is made of.
  mutating func add(_ curve: TimingCurve) {
    for byte in curve.name.utf8 { add(UInt64(byte)) }
    switch curve {
    case .named, .cubic:
      add(curve.controlPoints ?? .zero)
    case .springRatio(let ratio, let velocity):
      add(SIMD4(ratio, velocity, 0, 0))
    case .spring(let mass, let stiffness, let damping, let velocity):
      add(SIMD4(mass, stiffness, damping, velocity))
    case .steps(let curve):
      add(curve.count)
      add(UInt64(curve.position.rawValue))
    case .stops(let curve):
      for stop in curve.stops {
        add(stop.output)
        add(stop.input)
      }
    case .script(let callback):
      add(callback.raw)
    }
  }
}
