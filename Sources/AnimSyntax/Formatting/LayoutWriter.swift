/// Writes a settled layout, breaking what is too long on the way.
struct LayoutWriter {
  var layout: Layout
  var text = ColumnText()
  /// The indentation of the line being written.
  private(set) var indent = 0

  /// How far blocks are indented.
  static let step = 2
  /// How far lines that go on are indented.
  static let continuation = 4

  static func write(_ layout: Layout) -> [UInt8] {
    var writer = LayoutWriter(layout: layout)
    var index = 0
    while index < writer.layout.items.count { index = writer.writeLine(from: index) }
    return writer.text.finish(columns: layout.columns)
  }

  private init(layout: Layout) {
    self.layout = layout
    text.reserve(layout.bytes.count)
  }

  /// Writes the line that begins with an item, and what stands in front of it; the next item.
  private mutating func writeLine(from start: Int) -> Int {
    writeBreak(before: start)
    let next = layout.fitLine(from: start, column: indent)
    for index in start..<next {
      if index > start { writeGap(before: index) }
      let item = layout.items[index]
      text.append(layout.bytes[Int(item.start)..<Int(item.end)])
      enterGroup(openedBy: item)
    }
    return next
  }

  private mutating func enterGroup(openedBy item: LayoutItem) {
    guard item.opens >= 0 else { return }
    let group = Int(item.opens)
    let around = layout.groups[Int(item.group)].indent
    let isOpen = layout.groups[group].isOpen && layout.groups[group].kind != .choice
    // The block of a statement stands under its keyword, wherever the head ends.
    let isBlock = item.kind == .leftBrace && !item.role.contains(.closure)
    let outer = isBlock ? around : Int32(indent)
    layout.groups[group].outerIndent = outer
    layout.groups[group].indent = isOpen ? outer + Int32(LayoutWriter.step) : around
  }

  /// Writes the gap between two items of one line.
  private mutating func writeGap(before index: Int) {
    let item = layout.items[index]
    let remarks = layout.remarks(before: item)
    write(layout.separator(before: index, endsLine: remarks.contains { $0.isLong }))
    let before = layout.items[index - 1].kind
    for (offset, remark) in remarks.enumerated() {
      if offset > 0 || (before != .leftParen && before != .leftBracket) { text.append(Byte.space) }
      write(remark)
    }
    if layout.hasLateComma(before: index) { text.append(Byte.comma) }
    if layout.hasSpace(before: index) { text.append(Byte.space) }
  }

  /// Writes the gap before an item that begins a line, up to the item.
  private mutating func writeBreak(before index: Int) {
    let item = layout.items[index]
    let remarks = layout.remarks(before: item)
    let lineEnds = LineEnds(of: item, after: remarks, isFirst: index == 0)
    var keepsBlank = keepsBlankLines(before: item) && !isAfterOpener(index)
    if index > 0 { write(layout.separator(before: index, endsLine: true)) }
    indent = remarkIndent(index)
    var isBehindCode = index > 0
    for (offset, remark) in remarks.enumerated() {
      if lineEnds.before(offset) > 0 {
        endLine(withBlank: keepsBlank && lineEnds.before(offset) > 1)
        isBehindCode = false
      } else if isBehindCode, lineEnds.after(offset) > 0 {
        text.markRemark(width: Int(remark.width))
      } else if index > 0 || offset > 0 {
        text.append(Byte.space)
      }
      write(remark)
      keepsBlank = keepsBlankLines(before: item)
    }
    if item.kind == .endOfFile { return }
    indent = itemIndent(index)
    if lineEnds.beforeItem > 0 {
      endLine(withBlank: keepsBlank && lineEnds.beforeItem > 1 && item.seam != .closer)
    } else if !remarks.isEmpty {
      text.append(Byte.space)
    }
    if layout.hasLateComma(before: index) { text.append([Byte.comma, Byte.space]) }
  }

  /// Ends the line, if there is one, and begins the next.
  private mutating func endLine(withBlank: Bool) {
    guard !text.isEmpty else { return }
    text.append(Byte.newline)
    if withBlank { text.append(Byte.newline) }
    text.append(spaces: indent)
  }
}
