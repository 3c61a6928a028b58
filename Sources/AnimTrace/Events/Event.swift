/// One thing that happened at one instant; one line of a trace.
///
/// An event is complete: every format writes its line from the event alone.
public struct Event: Hashable, Sendable {
  /// A flick is the unit of time that all common frame rates divide.
  public static let flicksPerSecond: Int64 = 705_600_000

  /// The instant in flicks, from the beginning of the run.
  public var time: Int64
  /// What the event is about.
  public var kind: EventKind
  /// The name of what it happened to, such as `box` or `#1`; empty for none.
  public var subject: String
  /// Which moment of it: `begin`, `start`, `complete`, `fire` …; empty for none.
  public var phase: String
  /// The values of the event in the order of the trace.
  public var details: [Detail]
  /// The script line, from 1, of the statement that caused it; 0 for none.
  public var line: Int

  public init(
    time: Int64, _ kind: EventKind, subject: String = "", phase: String = "",
    details: [Detail] = [], line: Int = 0
  ) {
    self.time = time
    self.kind = kind
    self.subject = subject
    self.phase = phase
    self.details = details
    self.line = line
  }

  /// The instant in seconds, rounded to the nearest double.
  public var seconds: Double { Double(time) / Double(Event.flicksPerSecond) }

  /// The value of the first detail with this key, such as `duration`; nil if the event has none.
  public subscript(key: String) -> DetailValue? { details.first { $0.key == key }?.value }
}

/// One name and value of an event.
public struct Detail: Hashable, Sendable {
  /// How the text format shows a detail; JSON always says `"key":value`, except for `textOnly`.
  public enum Style: UInt8, Sendable {
    /// ` value`
    case bare
    /// ` key value`
    case named
    /// `.value`, glued to what stands before it: a property behind its object.
    case member
    /// Not in the text.
    case hidden
    /// ` key value`, and not in JSON.
    case textOnly
  }

  /// The name of the value, as JSON has it.
  public var key: String
  public var value: DetailValue
  /// How the text format shows it.
  public var style: Style

  public init(_ key: String, _ value: DetailValue, _ style: Style = .named) {
    self.key = key
    self.value = value
    self.style = style
  }
}

/// A value of an event or a sample, as the trace knows it.
public enum DetailValue: Hashable, Sendable {
  /// Fixed decimals in text, shortest in JSON; never NaN, infinity is `infinity`.
  case number(Double)
  /// A count or an index: digits only.
  case integer(Int)
  case pair(Double, Double)
  /// Points, rects, colors, transforms: bare numbers in text, an array in JSON.
  case numbers([Double])
  /// One token: an identifier, a symbol such as `.collapsed`, a name.
  case word(String)
  /// Several tokens in text, an array of strings in JSON.
  case words([String])
  /// Text of a script: escaped and unquoted, up to the end of the line.
  case text(String)
  /// A string value: escaped and in quotes.
  case quoted(String)
  case bool(Bool)
  case `nil`
  /// How an animation ended: `finished` or `cancelled` in text, a bool in JSON.
  case completion(Bool)
}
