import AnimSyntax

/// One bound of a run, declared once: its flag, default, range and documentation.
public struct Limit: Sendable {
  let id: LimitID
  /// The option of `run` that sets it, with its dashes.
  public var flag: String { "--max-" + id.rawValue }
  /// The bound without the flag, in `unit`.
  public let standard: Int
  /// What stands for the value in help: a unit, or `N` for a plain count.
  public let unit: String
  /// The values that the flag accepts.
  public let range: ClosedRange<Int>
  /// One line for help.
  public let summary: String
  /// The place of the bound in `Limits`.
  public let bound: WritableKeyPath<Limits, Int> & Sendable
  let explanation: DiagnosticEntry

  init(
    _ id: LimitID, _ bound: WritableKeyPath<Limits, Int> & Sendable, standard: Int,
    unit: String = "N", range: ClosedRange<Int> = 1...Int.max, _ summary: String,
    _ explanation: DiagnosticEntry
  ) {
    self.id = id
    self.bound = bound
    self.standard = standard
    self.unit = unit
    self.range = range
    self.summary = summary
    self.explanation = explanation
  }
}
