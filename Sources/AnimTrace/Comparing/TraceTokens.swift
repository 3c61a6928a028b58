/// Steps through the tokens of one line: words between spaces, or JSON's parts in a JSON line.
struct TraceTokens {
  private let line: UnsafeBufferPointer<UInt8>
  private let isJSON: Bool
  private var at = 0

  init(_ line: UnsafeBufferPointer<UInt8>) {
    self.line = line
    isJSON = line.first == UInt8(ascii: "{")
  }

  /// The next token; nil at the end of the line.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    while at < line.count, line[at] == 0x20 { at += 1 }
    guard at < line.count else { return nil }
    let start = at
    if isJSON { skipJSON() } else { while at < line.count, line[at] != 0x20 { at += 1 } }
    return UnsafeBufferPointer(rebasing: line[start..<at])
  }

  /// Whether a key of a JSON object comes next: a string with a colon behind it.
  var opensKey: Bool {
    var ahead = self
    guard ahead.next()?.first == 0x22 else { return false }
    return ahead.next()?.first == UInt8(ascii: ":")
  }

  private mutating func skipJSON() {
    let first = line[at]
    at += 1
    if first == 0x22 {
      while at < line.count, line[at] != 0x22 { at += line[at] == 0x5c ? 2 : 1 }
      at = min(at + 1, line.count)
    } else if !TraceTokens.isPunctuation(first) {
      while at < line.count, line[at] != 0x20, !TraceTokens.isPunctuation(line[at]) { at += 1 }
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// The number a token spells, and whether it is written with a point or an exponent.
  static func number(_ token: UnsafeBufferPointer<UInt8>) -> (value: Double, isDecimal: Bool)? {
    guard let first = token.first, token.count < 400 else { return nil }
    let digits = first == UInt8(ascii: "-") ? token.dropFirst() : token[...]
    guard let lead = digits.first, lead >= 0x30, lead <= 0x39 else { return nil }
    var whole = 0
    var isDecimal = false
    for byte in digits {
      if byte >= 0x30, byte <= 0x39 {
        if whole < 1_000_000_000_000_000 { whole = whole * 10 + Int(byte - 0x30) }
      } else {
        isDecimal = true
        guard byte == 0x2e || byte == 0x2d || byte == 0x2b || byte | 0x20 == 0x65 else {
          return nil
        }
      }
    }
    if !isDecimal, whole < 1_000_000_000_000_000 {
      return (first == UInt8(ascii: "-") ? -Double(whole) : Double(whole), false)
    }
    return Double(String(decoding: token, as: UTF8.self)).map { ($0, isDecimal) }
  }
}
