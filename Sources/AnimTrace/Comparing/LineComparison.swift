/// Whether two trace lines say the same.
struct LineComparison {
  let tolerance: Tolerance
  /// Whether errors and notes are compared up to their line only.
  let ignoresMessages: Bool
  /// Whether errors and notes are compared by their id only, and script lines never.
  let ignoresPlaces: Bool

  /// What a comparison leaves out.
  enum Ease { case nothing, time, values }

  typealias Token = UnsafeBufferPointer<UInt8>

  func agree(_ expected: Token, _ actual: Token, but ease: Ease = .nothing) -> Bool {
    if expected.elementsEqual(actual) { return true }
    if expected.first == UInt8(ascii: "{") { return agreeJSON(expected, actual, but: ease) }
    var left = TraceTokens(expected)
    var right = TraceTokens(actual)
    var position = 0
    var end = Int.max
    while position < end {
      let e = left.next()
      let a = right.next()
      guard let e, let a else { return e == nil && a == nil }
      let forgiven = position == 0 && ease == .time
      if !forgiven, !agree(token: e, a) { return false }
      if position == 1 { end = lastPosition(of: e, ahead: left, ease) }
      position += 1
    }
    return true
  }

  /// Where the comparison of a line of this kind may stop.
  private func lastPosition(of kind: Token, ahead: TraceTokens, _ ease: Ease) -> Int {
    let isRemark = LineComparison.spells(kind, "error") || LineComparison.spells(kind, "note")
    if isRemark, ignoresPlaces { return 3 }
    if isRemark, ignoresMessages || ease == .values {
      var ahead = ahead
      _ = ahead.next()
      let hasLine = ahead.next().map { LineComparison.spells($0, "line") } ?? false
      return hasLine && ease != .values ? 5 : 3
    }
    guard ease == .values else { return .max }
    for word in ["print", "leak", "limit"] where LineComparison.spells(kind, word) { return 2 }
    for word in ["sample", "set"] where LineComparison.spells(kind, word) { return 3 }
    return 4
  }

  private func agree(token expected: Token, _ actual: Token) -> Bool {
    if expected.elementsEqual(actual) { return true }
    guard let e = TraceTokens.number(expected), let a = TraceTokens.number(actual) else {
      return false
    }
    return e.value == a.value || (e.isDecimal && tolerance.accepts(e.value, a.value))
  }

  private func agreeJSON(_ expected: Token, _ actual: Token, but ease: Ease) -> Bool {
    var left = TraceTokens(expected)
    var right = TraceTokens(actual)
    var key: Token?
    var isValue = false
    while true {
      let e = left.next()
      let a = right.next()
      guard let e, let a else { return e == nil && a == nil }
      if !isValue || !isForgiven(key, ease), !agree(json: e, a, key: isValue ? key : nil) {
        // Lines with other values may have other tokens from here on.
        return ease == .values && key.map { LineComparison.isValueKey($0) } ?? false
      }
      if e.first == UInt8(ascii: ":") {
        isValue = true
      } else if e.first == UInt8(ascii: ","), right.opensKey, left.opensKey {
        isValue = false
      } else if !isValue {
        key = e
      }
    }
  }

  private func isForgiven(_ key: Token?, _ ease: Ease) -> Bool {
    guard let key else { return false }
    if ignoresMessages, LineComparison.spells(key, "\"message\"") { return true }
    if ignoresPlaces, LineComparison.spells(key, "\"line\"") { return true }
    let isTime = LineComparison.spells(key, "\"t\"") || LineComparison.spells(key, "\"flicks\"")
    return ease == .time && isTime
  }

  private func agree(json expected: Token, _ actual: Token, key: Token?) -> Bool {
    if expected.elementsEqual(actual) { return true }
    guard let key, let e = TraceTokens.number(expected), let a = TraceTokens.number(actual) else {
      return false
    }
    if e.value == a.value { return true }
    // JSON writes whole decimals without a point, so the keys tell which numbers are counts.
    for count in ["\"line\"", "\"fire\""] where LineComparison.spells(key, count) { return false }
    let isFlicks = LineComparison.spells(key, "\"flicks\"")
    return tolerance.accepts(e.value, a.value, scale: isFlicks ? 705_600_000 : 1)
  }

  private static func isValueKey(_ key: Token) -> Bool {
    for head in ["t", "flicks", "kind", "subject", "phase", "property"]
    where spells(key, "\"\(head)\"") { return false }
    return true
  }

  /// The seconds a line begins with.
  static func time(_ line: Token) -> Double? {
    var tokens = TraceTokens(line)
    if line.first == UInt8(ascii: "{") { for _ in 0..<3 { _ = tokens.next() } }
    return tokens.next().flatMap { TraceTokens.number($0)?.value }
  }

  /// Whether a line is one of those that end a trace.
  static func isEnd(_ line: Token) -> Bool {
    var tokens = TraceTokens(line)
    let isJSON = line.first == UInt8(ascii: "{")
    // In JSON the kind is the value of the third member: { "t" : 0 , "flicks" : 0 , "kind" : "idle".
    for _ in 0..<(isJSON ? 11 : 1) { _ = tokens.next() }
    guard let kind = tokens.next() else { return false }
    let bare = isJSON ? Token(rebasing: kind.dropFirst().dropLast()) : kind
    for end in [EventKind.idle, .until, .stop, .limit, .error]
    where spells(bare, end.name.description) { return true }
    return false
  }

  private static func spells(_ token: Token, _ word: String) -> Bool {
    token.count == word.utf8.count && token.elementsEqual(word.utf8)
  }
}
