/// The first place where a trace is not the expected one.
public struct Divergence: Hashable, Sendable {
  public enum Class: String, CaseIterable, Sendable {
    /// An expected line is not there.
    case missing
    /// There is a line that is not expected.
    case extra
    /// The same line later, or earlier, than expected.
    case late, early
    /// The line comes, but after others it should precede.
    case order
    /// The same event with another value.
    case value
    /// Another event altogether.
    case different
    /// The two are not traces of one format version.
    case version
  }

  public var reason: Class
  /// The expected line's time in seconds, or the actual's where nothing more is expected.
  public var time: Double?
  /// The expected line, nil where nothing more is expected.
  public var expected: String?
  /// The line found instead, nil where the trace ends.
  public var got: String?
  /// Line numbers from 1 within the files; 0 for none.
  public var expectedLine: Int
  public var actualLine: Int
  /// How many events agreed before.
  public var agreed: Int

  /// A sentence or two for people, with a final newline.
  public var description: String {
    var text = "first divergence"
    if let time { text += " at \(time) s" }
    text += ": \(explanation)\n"
    text += "  expected" + side(expected, expectedLine)
    text += "  got     " + side(got, actualLine)
    return text
  }

  /// What the class means, in words.
  public var explanation: String { reason.explanation }

  /// One JSON object, without a newline.
  public var json: String {
    var buffer = TraceBuffer()
    buffer.append("{\"same\":false,\"class\":\"")
    buffer.append(utf8: reason.rawValue)
    buffer.append("\"")
    if let time, time.isFinite {
      buffer.append(",\"time\":")
      buffer.write(atMost: ShortestDecimal.longest) { ShortestDecimal.write(time, at: $0) }
    }
    buffer.append(",\"expected\":")
    append(expected, to: &buffer)
    buffer.append(",\"got\":")
    append(got, to: &buffer)
    if expectedLine > 0 {
      buffer.append(",\"expectedLine\":")
      buffer.append(integer: expectedLine)
    }
    if actualLine > 0 {
      buffer.append(",\"gotLine\":")
      buffer.append(integer: actualLine)
    }
    buffer.append(",\"agreed\":")
    buffer.append(integer: agreed)
    buffer.append("}")
    return String(decoding: buffer.take(), as: UTF8.self)
  }

  private func side(_ line: String?, _ number: Int) -> String {
    guard let line else { return "  the end\n" }
    // Whatever the file holds, nothing in it may reach a terminal as a command.
    var shown = TraceBuffer()
    shown.appendText(line)
    return "  line \(number): \(String(decoding: shown.take(), as: UTF8.self))\n"
  }

  private func append(_ line: String?, to buffer: inout TraceBuffer) {
    if let line { buffer.appendJSON(line) } else { buffer.append("null") }
  }
}

extension Divergence.Class {
  /// What the class means, in words.
  public var explanation: String {
    switch self {
    case .missing: "an expected line is missing"
    case .extra: "a line that is not expected"
    case .late: "the event comes late"
    case .early: "the event comes early"
    case .order: "the event comes after others it should precede"
    case .value: "the event has another value"
    case .different: "another event"
    case .version: "the format versions differ"
    }
  }
}
