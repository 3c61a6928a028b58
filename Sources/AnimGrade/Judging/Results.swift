/// How one submission did in one case.
public struct CaseResult: Hashable, Sendable {
  public enum Status: String, Sendable {
    case passed
    /// It ran, and not as expected.
    case failed
    /// It did not run, or not to a regular end.
    case error
  }

  public var name: String
  public var points: Points
  public var most: Points
  public var status: Status
  /// Nil where the case is passed.
  public var finding: Finding?
  public var isHidden: Bool
}

/// How one submission did in all cases.
public struct SubmissionResult: Hashable, Sendable {
  /// What the submission is called: its path.
  public var name: String
  public var cases: [CaseResult]

  public init(name: String, cases: [CaseResult]) {
    self.name = name
    self.cases = cases
  }

  public var score: Points { cases.reduce(.zero) { $0 + $1.points } }
  public var most: Points { cases.reduce(.zero) { $0 + $1.most } }
  public var isFull: Bool { score == most }
}

extension SubmissionResult {
  /// Leaves of hidden cases only whether they are passed, and the hint: what they expect, and where
  /// a run went another way, would tell it.
  public mutating func hide() {
    for index in cases.indices where cases[index].isHidden {
      guard let finding = cases[index].finding else { continue }
      // A script that cannot run got nowhere near the secret.
      if finding.reason == .diagnostic || finding.reason == .crash { continue }
      var rest = Finding(finding.reason)
      rest.hint = finding.hint
      cases[index].finding = rest
    }
  }
}
