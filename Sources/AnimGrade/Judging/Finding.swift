import AnimTrace

/// Why a case is not passed: where the run first is another one than expected, or why there is none.
public struct Finding: Hashable, Sendable {
  /// What kind of failure it is: a class of `Divergence`, or one that only grading knows.
  public enum Reason: Hashable, Sendable {
    case divergence(Divergence.Class)
    /// The script has an error that kept it from doing anything.
    case diagnostic
    /// The run ended with an error, or at a limit, that is not expected.
    case error, limit
    /// The program that runs scripts failed itself.
    case crash
    /// A construct is missing, or must not be there.
    case required, forbidden

    /// Those that only grading knows.
    static let own: [Reason] = [.diagnostic, .error, .limit, .crash, .required, .forbidden]

    /// The word for programs.
    public var name: String {
      switch self {
      case .divergence(let reason): reason.rawValue
      case .diagnostic: "diagnostic"
      case .error: "error"
      case .limit: "limit"
      case .crash: "crash"
      case .required: "required"
      case .forbidden: "forbidden"
      }
    }
  }

  public var reason: Reason
  /// Seconds of virtual time; nil where it is not about a moment.
  public var time: Double?
  /// The expected line, or the construct; nil where nothing more is expected.
  public var expected: String?
  /// What there is instead; nil for nothing.
  public var got: String?
  /// The line, from 1, of the submission that caused it; nil where none did.
  public var line: Int?
  /// The trace's last line, where the run ended in a way that is not expected and that is not yet
  /// what was got.
  public var end: String?
  /// Empty for none.
  public var hint = ""

  public init(
    _ reason: Reason, time: Double? = nil, expected: String? = nil, got: String? = nil,
    line: Int? = nil
  ) {
    self.reason = reason
    self.time = time
    self.expected = expected
    self.got = got
    self.line = line
  }

  /// What the reason means, in words.
  public var explanation: String {
    switch reason {
    case .divergence(let reason): reason.explanation
    case .diagnostic: "the script has an error"
    case .error: "the run ends with an error"
    case .limit: "the run ends at a limit"
    case .crash: "the program that runs scripts has failed"
    case .required: "the script lacks a required construct"
    case .forbidden: "the script contains a forbidden construct"
    }
  }

  /// The words for all reasons that reports may give.
  public static var names: [String] {
    let shared = Divergence.Class.allCases.filter { $0 != .version }.map(\.rawValue)
    return shared + Reason.own.map(\.name)
  }
}
