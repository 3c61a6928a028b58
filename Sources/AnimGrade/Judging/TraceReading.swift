import AnimTrace

/// What a trace's last line says about how the run ended.
struct TraceEnding {
  /// One of `idle`, `until`, `stop`, `limit`, `error`.
  let kind: EventKind
  let line: String
  /// Whether the trace says nothing else.
  let isAll: Bool

  /// Nil for a trace that stops without saying why.
  init?(_ trace: [UInt8]) {
    let lines = trace.split(separator: 0x0a).lazy.filter { $0.first != UInt8(ascii: "#") }
    guard let last = lines.last else { return nil }
    isAll = lines.prefix(2).count == 1
    let text = String(decoding: last, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1,
      let kind = EventKind(name: words[1].filter { $0 != "\r" }), kind != .sample,
      kind.isAlwaysShown
    else { return nil }
    self.kind = kind
    line = text
  }

  /// Whether nothing went wrong.
  var isRegular: Bool { kind != .error && kind != .limit }
}

/// What a trace in JSON Lines says beyond the text.
enum JSONLines {
  private static let key = Array(",\"line\":".utf8)

  /// The script line, from 1, that caused the event on line `number`, from 1; nil where none did.
  static func scriptLine(ofLine number: Int, in trace: [UInt8]) -> Int? {
    var count = 1
    var start = 0
    while count < number, start < trace.count {
      if trace[start] == 0x0a { count += 1 }
      start += 1
    }
    guard start < trace.count else { return nil }
    let line = trace[start...].prefix { $0 != 0x0a }
    // A quote within a string has a backslash before it, so the key is not in one.
    var at = line.startIndex
    while at + key.count < line.endIndex, !line[at...].starts(with: key) { at += 1 }
    let digits = line[at...].dropFirst(key.count).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
