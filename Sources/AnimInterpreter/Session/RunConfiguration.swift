import AnimTrace

/// What flags say about a run.
public struct RunConfiguration: Sendable {
  /// Seconds of virtual time; nil leaves it to the script's `scene`, or 60.
  public var until: Double?
  /// Frames a second of the `every .frame` grid, 1 … 1,000,000.
  public var frameRate = 60
  /// What `random` starts from; nil leaves it to the script's `scene`, or 1.
  public var seed: UInt64?
  var isSeedGiven: Bool { seed != nil }
  /// How many times longer animations take than they say; input keeps its pace.
  public var timeScale = 1.0
  /// The range of `timeScale`.
  public static let timeScales = 0.001...1_000_000.0
  /// Decimals in the text trace, 0 … 15.
  public var precision = 3
  public var format = TraceFormat.text
  /// What follows the word `trace` in a script, one a flag.
  public var traces: [String] = []
  /// The kinds of events to show; nil for all.
  public var kinds: EventKinds?
  /// New initial values of top-level variables that have a literal, as source.
  public var settings: [(name: String, value: String)] = []
  public var limits = Limits()
  /// An interactive session: values of expressions are shown, names may be declared again.
  public var isSession = false
  /// Takes the trace in pieces while it is written; without it, it is kept for `takeOutput`.
  public var sink: (@Sendable ([UInt8]) -> Void)?
  /// Receives each event as a value when it happens, samples among them. No bytes are written then,
  /// and neither `format` nor `sink` has an effect.
  public var eventSink: (@Sendable (Event) -> Void)?
  /// The trace is handed to the sink line by line instead of in larger pieces.
  public var isUnbuffered = false
  /// Set from outside to end the run.
  public var interrupt = Interrupt()

  public init() {}
}

/// How a run came to its end.
public enum Outcome: Hashable, Sendable {
  case idle, stopped, until
  case limit(String)
  case error
}
