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
