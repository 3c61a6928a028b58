extension LayoutWriter {
  /// Writes a comment as it is; the further lines of one that begins its line move with it.
  mutating func write(_ remark: Remark) {
    let bytes = layout.bytes[Int(remark.start)..<Int(remark.end)]
    guard remark.isLong else { return text.append(bytes) }
    let shift = text.isAtIndent ? written(indentOf: remark).map { indent - $0 } ?? 0 : 0
    for (number, line) in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .enumerated()
    {
      let content = line.last == Byte.carriageReturn ? line.dropLast() : line
      guard number > 0 else {
        text.append(content)
        continue
      }
      text.append(Byte.newline)
      let blank = content.prefix { $0 == Byte.space }
      let indent = content.count > blank.count ? max(0, blank.count + shift) : blank.count
      text.append(spaces: indent)
      text.append(content[blank.endIndex...])
    }
  }

  /// The spaces before a comment in the source; nil if something else stands before it.
  private func written(indentOf remark: Remark) -> Int? {
    var start = Int(remark.start)
    while start > 0, layout.bytes[start - 1] == Byte.space { start -= 1 }
    let isFirst = start == 0 || layout.bytes[start - 1] == Byte.newline
    return isFirst ? Int(remark.start) - start : nil
  }

  mutating func write(_ mark: Layout.Mark) {
    switch mark {
    case .none: break
    case .comma: text.append(Byte.comma)
    case .semicolon: text.append(Byte.semicolon)
    case .spacedSemicolon:
      text.append(Byte.space)
      text.append(Byte.semicolon)
    }
  }
}
