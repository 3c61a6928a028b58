import AnimTrace

/// Writes what happens as a trace and counts it against the limits.
struct Recorder: Sendable {
  var writer: TraceWriter
  let sink: (@Sendable ([UInt8]) -> Void)?
  /// The lines the trace may have, without header and last line.
  let lineLimit: Int
  let eventLimit: Int
  /// Events and samples so far, shown or not.
  var events = 0
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
    if writer.shows(event.kind), hasRoom() { writer.write(event) }
    if writer.pending > 1 << 16 { flush() }
  }

  mutating func flush() {
    guard let sink, writer.pending > 0 else { return }
    let bytes = writer.takeBytes()
    sink(bytes)
    writer.reuse(bytes)
  }
}
