/// The bounds of one run; a run that passes one of them ends with exit status 3.
///
/// Each bound is a row of `Limit.all`, which has its default, its flag and its documentation. The
/// bounds are stored as plain fields because calls and loops read them.
public struct Limits: Sendable {
  /// Instructions, counted by loop turns and calls at the length of what they run.
  public var instructions: Int = Limit.instructions.standard
  /// Events and samples.
  public var events: Int = Limit.events.standard
  /// Megabytes of script values.
  public var memory: Int = Limit.memory.standard
  /// Lines of trace.
  public var lines: Int = Limit.lines.standard
  /// Calls inside one another.
  public var depth: Int = Limit.depth.standard
  /// Rounds of one instant.
  public var rounds: Int = Limit.rounds.standard

  public init() {}
}
