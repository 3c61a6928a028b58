/// The text being written, in which comments at the ends of successive lines form a column.
struct ColumnText {
  private var bytes: [UInt8] = []
  private var marks: [RemarkMark] = []
  /// The line breaks up to `countedTo`.
  private var lines = 0
  private var countedTo = 0

  /// A comment at the end of a line.
  private struct RemarkMark {
    /// Where the comment begins in the text, right behind the code.
    var offset: Int
    var line: Int
    /// The columns of the code.
    var column: Int
    var width: Int
  }

  /// The spaces before a comment, at least.
  private static let gap = 2

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether nothing but spaces stands on the line.
  var isAtIndent: Bool {
    let last = bytes.last { $0 != Byte.space }
    return last == nil || last == Byte.newline
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count + count / 8) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(Byte.space, count: count))
  }

  /// Says that a comment of `width` columns follows, which is the last thing on its line.
  mutating func markRemark(width: Int) {
    for byte in bytes[countedTo...] where byte == Byte.newline { lines += 1 }
    countedTo = bytes.count
    var start = bytes.count
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    let column = SourceFile.scalars(in: bytes[start...])
    marks.append(RemarkMark(offset: bytes.count, line: lines, column: column, width: width))
  }

  /// The text with its comments in columns, and a line end at its end.
  consuming func finish(columns: Int) -> [UInt8] {
    if !bytes.isEmpty { bytes.append(Byte.newline) }
    if marks.isEmpty { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + marks.count * 8)
    var done = 0
    var first = 0
    while first < marks.count {
      var end = first + 1
      while end < marks.count, marks[end].line == marks[end - 1].line + 1 { end += 1 }
      let column = column(of: marks[first..<end], columns)
      for mark in marks[first..<end] {
        text.append(contentsOf: bytes[done..<mark.offset])
        let count = column.map { $0 - mark.column } ?? ColumnText.gap
        text.append(contentsOf: repeatElement(Byte.space, count: count))
        done = mark.offset
      }
      first = end
    }
    text.append(contentsOf: bytes[done...])
    return text
  }

  /// The column of the comments of successive lines; nil if that would make a line too long.
  private func column(of run: ArraySlice<RemarkMark>, _ columns: Int) -> Int? {
    let column = (run.map(\.column).max() ?? 0) + ColumnText.gap
    let isTooWide = run.contains { mark in
      column + mark.width > columns
        && mark.column + ColumnText.gap + mark.width <= columns
    }
    return isTooWide ? nil : column
  }
}
