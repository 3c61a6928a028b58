/// One way to write a trace: a row of the table `all`, with everything that depends on the format.
///
/// A new format is a file such as `TraceFormat+CSV.swift` and its name in `all`; the options and the
/// help of the tool follow. `Grammar/trace.md` describes the formats.
public struct TraceFormat: Sendable {
  /// What the options of the tool call it.
  public let name: String
  /// The extension of a file with such a trace, without the dot.
  public let fileExtension: String
  /// Whether samples are the only events that the format shows.
  public var hasSamplesOnly = false
  /// Whether the line of a sample is the time, the place, the value and perhaps ` model ` and the
  /// model's value, all numbers with fixed decimals.
  var hasShortLines = false

  /// Writes what comes before the first event.
  let header: @Sendable (inout TraceWriter) -> Void
  /// Writes what each line of an instant begins with into `opening`; the time is in flicks.
  let opening: @Sendable (inout TraceWriter, _ time: Int64) -> Void
  /// Writes an event of a kind that the format shows; `opening` is that of its instant.
  let event: @Sendable (inout TraceWriter, Event) -> Void
  /// Writes a sample as `event` writes `Sample.event`, but faster; `opening` is that of its instant.
  let sample: @Sendable (inout TraceWriter, Sample) -> Void
  /// Spells the object or variable and the property of a sample: the part before the number of the
  /// script line and the part after it.
  let place:
    @Sendable (inout TraceBuffer, _ subject: String, _ property: String, _ part: PlacePart) -> Void

  /// The formats that a trace can be written in.
  public static let all: [TraceFormat] = [.text, .jsonl, .csv]

  /// The format of this name; nil if there is none.
  public static func named(_ name: String) -> TraceFormat? { all.first { $0.name == name } }
}

/// The value of a place at an instant, as the writer passes it to a format.
struct Sample: Sendable {
  /// Flicks.
  var time: Int64
  /// The script line of the `trace` statement, from 1; 0 for none.
  var line: Int
  var place: TracePlace
  /// What is seen.
  var value: DetailValue
  /// The model's value where it differs from what is seen.
  var model: DetailValue?

  /// The same as an event.
  var event: Event {
    .sample(
      of: place.subject, property: place.property, value, model: model, time: time, line: line)
  }
}
