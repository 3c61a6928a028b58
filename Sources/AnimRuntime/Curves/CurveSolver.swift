/// A timing curve prepared for one duration.
///
/// It is trivially copyable, for the loop over all that moves, and so it does not own its stops: it
/// stands beside the timing curve that it was made of, which does.
enum CurveSolver: Sendable {
  case linear
  case cubic(CubicCurve)
  case spring(Spring)
  case formula(CurveFormula)
  case steps(StepCurve)
  case stops(Unmanaged<StopTable>)
  case script(ScriptCurve)

  /// - Parameter duration: the length of one cycle in seconds, which a spring may be fitted to.
  init(_ curve: TimingCurve, duration: Double) {
    switch curve {
    case .named(let curve):
      self = curve.row.shape.solver
    case .cubic(let x1, let y1, let x2, let y2):
      self = CurveSolver(controlPoints: SIMD4(x1, y1, x2, y2))
    case .steps(let curve):
      self = .steps(curve)
    case .stops(let curve):
      self = .stops(.passUnretained(curve.table))
    case .springRatio(let ratio, let velocity):
      self = .spring(Spring(dampingRatio: ratio, duration: duration, velocity: velocity))
    case .spring(let mass, let stiffness, let damping, let velocity):
      self = .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
    case .script(let callback):
      self = .script(ScriptCurve(callback: callback))
    }
  }

  /// A cubic Bézier curve; a straight line if its control points are not finite.
  init(controlPoints points: SIMD4<Double>) {
    let isUsable = points * 0 == SIMD4(repeating: 0)
    self = isUsable ? .cubic(CubicCurve(points)) : .linear
  }

  /// Progress at the fraction `x` of a cycle, 0 < x < 1, or after `seconds` of it.
  @inline(__always)
  func progress(_ x: Double, seconds: @autoclosure () -> Double) -> Double {
    switch self {
    case .linear: x
    case .cubic(let curve): curve.y(x)
    case .spring(let spring): spring.progress(seconds())
    case .formula(let formula): formula(x)
    case .steps(let curve): curve.output(x)
    case .stops(let table): table._withUnsafeGuaranteedRef { $0.output(x) }
    case .script(let curve): curve.output(x)
    }
  }

  /// Progress at the very start of a cycle.
  var start: Double {
    switch self {
    case .linear, .cubic, .spring, .formula: 0
    case .steps, .stops, .script: progress(0, seconds: 0)
    }
  }

  /// Progress at the end of a cycle, where a movement turns round.
  var end: Double {
    switch self {
    case .linear, .cubic, .spring, .formula: 1
    case .steps, .stops, .script: progress(1, seconds: 0)
    }
  }

  /// The function of the script that it asks; nil for the other curves.
  var script: ScriptCurve? {
    if case .script(let curve) = self { return curve }
    return nil
  }
}
