import AnimTrace

/// One thing an exercise looks at: a run and the trace that is expected of it.
public struct ExerciseCase: Sendable {
  /// The file it was read from, such as `cases/01-fades.trace`.
  public var file: String
  public var name: String
  public var points = Points(hundredths: 100)
  /// Shown with every failure of the case; empty for none.
  public var hint = ""
  /// Hints for single events, by the line of the file that the event is on.
  public var lineHints: [Int: String] = [:]
  /// Nil leaves it to one unit of the last decimal that the trace is written with.
  public var tolerance: Tolerance?
  public var isUnordered = false
  public var isHidden = false
  public var requires: [Construct] = []
  public var forbids: [Construct] = []
  /// Options of `anim run`, and the line they stand on.
  public var flags: [String] = []
  public var flagsLine = 0
  /// Names of files beside the case, that run before and after the submission; empty for none.
  public var prelude = ""
  public var coda = ""
  /// The file's bytes: the expected trace with its annotations.
  public var expected: [UInt8]
  /// How many events are expected.
  public var events = 0

  init(file: String, name: String, expected: [UInt8]) {
    self.file = file
    self.name = name
    self.expected = expected
  }
}
