import AnimTrace

/// Writes what happens as a trace and counts it against the limits.
struct Recorder: Sendable {
  var writer: TraceWriter
  private(set) var sink: (@Sendable ([UInt8]) -> Void)?
  private(set) var eventSink: (@Sendable (Event) -> Void)?
  /// The lines the trace may have, without header and last line.
  private(set) var lineLimit: Int
  let eventLimit: Int
  /// Bytes that are kept before they are handed over.
  var reserve = 1 << 16
  /// Events and samples so far, shown or not.
  var events = 0
  /// The line of the last event that came from one.
  private(set) var lastLine: Int?
  /// A line was wanted beyond the limit.
  private(set) var isFull = false
  var isOverLimit: Bool { isFull || events > eventLimit }

  /// Whether there is room for one line more; a line without room is not written.
  @inline(__always) mutating func hasRoom() -> Bool {
    if writer.lines < lineLimit { return true }
    isFull = true
    return false
  }

  mutating func write(_ event: Event) {
    events += 1
    if event.line > 0 { lastLine = event.line }
    if writer.shows(event.kind), hasRoom() { writer.write(event) }
    drain()
  }

  /// Writes a line of its own: what an expression came to.
  mutating func say(_ text: [UInt8]) {
    writer.line(text)
    drain()
  }

  /// Hands over what has been written once it is as much as `reserve`.
  mutating func drain() {
    if let eventSink {
      for event in writer.takeEvents() { eventSink(event) }
    } else if writer.pending > reserve {
      flush()
    }
  }

  /// Begins to count anew: each entry of a session may take what a whole script may.
  mutating func renew(lines: Int) {
    events = 0
    isFull = false
    let (limit, overflow) = writer.lines.addingReportingOverflow(lines)
    lineLimit = overflow ? .max : limit
  }

  /// Writes nothing any more: for what is run only to see where it leads.
  mutating func mute() {
    writer.mute()
    sink = nil
    eventSink = nil
  }

  mutating func flush() {
    if eventSink != nil { drain() }
    guard let sink, writer.pending > 0 else { return }
    let bytes = writer.takeBytes()
    sink(bytes)
    writer.reuse(bytes)
  }
}
