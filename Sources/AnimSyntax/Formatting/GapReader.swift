/// Reads what stands between two items: line ends, comments, a separator.
///
/// The lexer has found no fault in it.
struct GapReader {
  let bytes: [UInt8]
  private(set) var remarks: [Remark] = []
  private var at = 0
  /// Line ends since the last comment or separator, and the most there were at a stretch since the
  /// last comment.
  private var run: UInt8 = 0
  private var newlines: UInt8 = 0
  private var separator = Separator.none

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the gap in front of `item` and tells it.
  mutating func read(_ start: Int, before item: inout LayoutItem) {
    at = start
    run = 0
    newlines = 0
    separator = .none
    let first = remarks.count
    let end = Int(item.start)
    while at < end { step(end) }
    item.firstRemark = UInt32(first)
    item.remarkCount = UInt32(remarks.count - first)
    item.separator = separator
    item.newlines = newlines
    item.mustBreak = remarks[first...].contains { $0.isLine }
  }

  private mutating func step(_ end: Int) {
    switch bytes[at] {
    case Byte.newline:
      at += 1
      run = min(run + 1, 2)
      newlines = max(newlines, run)
    case Byte.comma, Byte.semicolon:
      separator = bytes[at] == Byte.comma ? .comma : .semicolon
      run = 0
      at += 1
    case Byte.slash: readComment(end)
    case Byte.hash: readLine(end)  // `#!` begins a file.
    default: at += 1
    }
  }

  private mutating func readComment(_ end: Int) {
    guard bytes[at + 1] == Byte.star else { return readLine(end) }
    let start = at
    var depth = 0
    repeat {
      if bytes[at] == Byte.slash, bytes[at + 1] == Byte.star {
        depth += 1
        at += 2
      } else if bytes[at] == Byte.star, bytes[at + 1] == Byte.slash {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < end - 1
    add(start, at, isLine: false)
  }

  private mutating func readLine(_ end: Int) {
    let start = at
    while at < end, bytes[at] != Byte.newline { at += 1 }
    var last = at
    while last > start + 2, isBlank(bytes[last - 1]) { last -= 1 }
    add(start, last, isLine: true)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
  }

  private mutating func add(_ start: Int, _ end: Int, isLine: Bool) {
    let firstLine = bytes[start..<end].prefix { $0 != Byte.newline }
    remarks.append(
      Remark(
        start: UInt32(start), end: UInt32(end), width: Int32(SourceFile.scalars(in: firstLine)),
        newlines: newlines, isLine: isLine, isLong: firstLine.count < end - start,
        followsSeparator: separator != .none))
    run = 0
    newlines = 0
  }
}
