/// Steps through the lines of a trace that count: not empty, not a `#` comment.
struct TraceLines {
  struct Line {
    var bytes: Range<Int>
    var number: Int
  }

  private static let jsonHeader = "{\"format\":"

  private var at = 0
  private var number = 0

  /// The next line of `bytes`, without its line end.
  mutating func next(_ bytes: UnsafeBufferPointer<UInt8>) -> Line? {
    while at < bytes.count {
      let start = at
      while at < bytes.count, bytes[at] != 0x0a { at += 1 }
      var end = at
      at += 1
      number += 1
      if end > start, bytes[end - 1] == 0x0d { end -= 1 }
      if end == start || bytes[start] == UInt8(ascii: "#") { continue }
      let rest = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if number == 1, TraceLines.starts(rest, with: TraceLines.jsonHeader) { continue }
      return Line(bytes: start..<end, number: number)
    }
    return nil
  }

  /// The first line of `bytes`, comment or not.
  static func first(_ bytes: UnsafeBufferPointer<UInt8>) -> Line {
    Line(bytes: 0..<(bytes.firstIndex(of: 0x0a) ?? bytes.count), number: 1)
  }

  /// The version a trace's first line names, in either format; nil without such a line.
  static func version(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for mark in ["# anim trace ", jsonHeader] where starts(bytes, with: mark) {
      var version = 0
      for byte in bytes.dropFirst(mark.utf8.count).prefix(9) {
        guard byte >= 0x30, byte <= 0x39 else { break }
        version = version * 10 + Int(byte - 0x30)
      }
      return version
    }
    return nil
  }

  static func starts(_ bytes: UnsafeBufferPointer<UInt8>, with mark: String) -> Bool {
    bytes.count >= mark.utf8.count && bytes.starts(with: mark.utf8)
  }
}
