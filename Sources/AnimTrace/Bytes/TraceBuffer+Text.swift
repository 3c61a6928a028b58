extension TraceBuffer {
  private enum Style { case word, text, quoted, json, csv }

  /// One token: spaces are escaped like control characters.
  mutating func appendWord(_ text: String) { append(text, .word) }

  /// Script text as it is, control characters escaped, so a line stays a line.
  mutating func appendText(_ text: String) { append(text, .text) }

  /// A string in quotes, with quotes and backslashes escaped.
  mutating func appendQuoted(_ text: String) {
    append("\"")
    append(text, .quoted)
    append("\"")
  }

  /// A JSON string.
  mutating func appendJSON(_ text: String) {
    append("\"")
    append(text, .json)
    append("\"")
  }

  /// A CSV field, in quotes where it needs them.
  mutating func appendCSV(_ text: String) {
    let plain = text.utf8.allSatisfy { $0 != 0x22 && $0 != 0x2c && $0 >= 0x20 }
    if plain { return append(utf8: text) }
    append("\"")
    append(text, .csv)
    append("\"")
  }

  private mutating func append(_ text: String, _ style: Style) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var at = 0
      while at < bytes.count {
        let length = TraceBuffer.escapeLength(bytes, at, style)
        if length == 0 {
          at += 1
          continue
        }
        append(UnsafeBufferPointer(rebasing: bytes[start..<at]))
        appendEscape(bytes, at, length, style)
        at += length
        start = at
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// How many bytes from `at` on are one character to escape; 0 for none.
  private static func escapeLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ style: Style
  ) -> Int {
    let byte = bytes[at]
    if byte < 0x20 || byte == 0x7f { return 1 }
    if byte == 0x20 { return style == .word ? 1 : 0 }
    if byte == 0x22 { return style == .word || style == .text ? 0 : 1 }
    if byte == 0x5c { return style == .quoted || style == .json ? 1 : 0 }
    // U+0080…U+009F, and U+2028, U+2029, which many readers take for line ends.
    if byte == 0xc2, at + 1 < bytes.count, bytes[at + 1] < 0xa0 { return 2 }
    if byte == 0xe2, at + 2 < bytes.count, bytes[at + 1] == 0x80, bytes[at + 2] & 0xfe == 0xa8 {
      return 3
    }
    return 0
  }

  private mutating func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ length: Int, _ style: Style
  ) {
    switch bytes[at] {
    case 0x22: append(style == .csv ? "\"\"" : "\\\"")
    case 0x5c: append("\\\\")
    case 0x0a: append("\\n")
    case 0x0d: append("\\r")
    case 0x09: append("\\t")
    default:
      var scalar = UInt32(bytes[at])
      if length == 2 { scalar = UInt32(bytes[at + 1]) }
      if length == 3 { scalar = 0x2000 | UInt32(bytes[at + 2] & 0x3f) }
      let hex = String(scalar, radix: 16)
      if style == .json {
        append("\\u")
        for _ in hex.utf8.count..<4 { append("0") }
        append(utf8: hex)
      } else {
        append("\\u{")
        append(utf8: hex)
        append("}")
      }
    }
  }
}
