/// Progress at an input from 0 to 1, as a plain function: solvers that hold one stay trivially
/// copyable.
typealias CurveFormula = @convention(c) @Sendable (_ x: Double) -> Double

/// All there is to a curve with a name: what scripts call it, its solver and its documentation.
public struct CurveRow: Sendable {
  enum Shape: Sendable {
    case linear
    /// A cubic Bézier curve by its control points (x1, y1, x2, y2).
    case cubic(SIMD4<Double>)
    /// 0 at 0 and 1 at 1, which are not asked for.
    case formula(CurveFormula)

    var solver: CurveSolver {
      switch self {
      case .linear: .linear
      case .cubic(let points): CurveSolver(controlPoints: points)
      case .formula(let formula): .formula(formula)
      }
    }
  }

  public let name: String
  /// A sentence that says how it moves.
  public let documentation: String
  /// Where its definition comes from.
  public let source: String
  let shape: Shape

  /// The control points (x1, y1, x2, y2) of a cubic Bézier curve; nil for a formula.
  public var controlPoints: SIMD4<Double>? {
    switch shape {
    case .linear: SIMD4(0, 0, 1, 1)
    case .cubic(let points): points
    case .formula: nil
    }
  }
}

extension CurveRow {
  /// The platform's own curves.
  static let platform = [
    bezier("easeInOut", 0.42, 0, 0.58, 1),
    bezier("easeIn", 0.42, 0, 1, 1),
    bezier("easeOut", 0, 0, 0.58, 1),
    bezier("linear", 0, 0, 1, 1, shape: .linear),
    bezier("default", 0.25, 0.1, 0.25, 1),
  ]

  private static func bezier(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, shape: Shape? = nil
  ) -> CurveRow {
    CurveRow(
      name: name,
      documentation: "The cubic Bézier curve with the control numbers \(x1), \(y1), \(x2), \(y2).",
      source: "the values of the imitated platform, as GNUstep has them",
      shape: shape ?? .cubic(SIMD4(x1, y1, x2, y2)))
  }
}
