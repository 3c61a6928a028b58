/// The reports that can be written to files: the one place where they are declared.
public enum ReportKind: String, CaseIterable, Sendable {
  case json, junit, tap

  public static var names: [String] { allCases.map(\.rawValue) }

  /// The whole report.
  ///
  /// - Parameter exercise: what the exercise is called.
  public func render(_ results: [SubmissionResult], exercise: String) -> String {
    switch self {
    case .json: results.map(GradeJSON.line).joined()
    case .junit: JUnitReport.render(results, exercise: exercise)
    case .tap: TAPReport.render(results)
    }
  }
}
