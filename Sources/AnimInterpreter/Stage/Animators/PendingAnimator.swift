/// An animator with a run that is not over.
struct PendingAnimator: Sendable {
  /// Held by the run loop meanwhile.
  var object: Value
  /// How many of its runs are not reported as over: a new one may begin before the last one's report.
  var runs = 1
  /// The line of the statement that controlled it last.
  var line: Int
}

/// What an animator's object holds, by its fields.
enum AnimatorField: Int, CaseIterable {
  /// Delay factors and blocks, in turn, that it begins with.
  case animations
  /// Numbers of runs and handlers, in turn.
  case completions

  var name: String {
    switch self {
    case .animations: "animations"
    case .completions: "completions"
    }
  }
}
