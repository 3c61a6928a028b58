/// A finding of a stage about a place in the source.
///
/// Named factories in `<Stage>+Diagnostics.swift` make diagnostics; no call site contains prose.
public struct Diagnostic: Hashable, Sendable {
  /// How many diagnostics of one text a stage reports at most.
  public static let maximumCount = 100

  public enum Severity: String, Sendable { case error, warning, note }

  /// A further remark: the remedy, or the place of the other half.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement that corrects the source.
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
