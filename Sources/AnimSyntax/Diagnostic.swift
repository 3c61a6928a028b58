/// What a stage has to say about a place in the source.
///
/// Diagnostics are made by named factories in `<Stage>+Diagnostics.swift`; no call site contains prose.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Sendable { case error, warning, note }

  /// A further remark: what to do, or where the other half is.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement that would mend the problem.
  public struct FixIt: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The stable id that `anim explain` knows, such as `unknown-name`.
  public var id: String
  public var severity: Severity
  /// Lower case, quoted source, expected and found; no full stop.
  public var message: String
  public var range: SourceRange
  public var notes: [Note]
  public var fixIts: [FixIt]

  public init(
    _ id: String, _ severity: Severity = .error, _ message: String, at range: SourceRange,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}
