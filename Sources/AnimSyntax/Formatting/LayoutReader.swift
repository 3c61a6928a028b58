/// Makes a layout of tokens, keeping the line ends of the source in mind.
struct LayoutReader {
  private var layout: Layout
  private var gaps: GapReader
  /// The groups that are open, innermost last.
  private var open: [Int32] = [0]
  private var gapStart = 0
  /// Whether a line ends before the operator just read, which belongs behind it.
  private var carriesBreak = false

  static func read(_ bytes: [UInt8], _ tokens: [Token], _ marks: TokenMarks) -> Layout {
    var reader = LayoutReader(layout: Layout(bytes: bytes), gaps: GapReader(bytes: bytes))
    reader.layout.items.reserveCapacity(tokens.count)
    // A byte order mark is no comment.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.gapStart = 3 }
    var index = 0
    while index < tokens.count {
      index = reader.readItem(at: index, tokens, marks)
    }
    reader.layout.remarks = reader.gaps.remarks
    return reader.layout
  }

  private init(layout: Layout, gaps: GapReader) {
    self.layout = layout
    self.gaps = gaps
  }

  /// Reads the item that begins with a token, if it begins one; the index of the token after it.
  private mutating func readItem(at index: Int, _ tokens: [Token], _ marks: TokenMarks) -> Int {
    let token = tokens[index]
    if token.kind == .comma || token.kind == .semicolon { return index + 1 }
    let last = LayoutReader.endOfString(at: index, tokens)
    let text = layout.bytes[Int(token.start)..<Int(tokens[last].end)]
    var item = LayoutItem(
      kind: token.kind, role: marks.roles[index], seam: seam(of: token, marks.seams[index]),
      start: token.start, end: tokens[last].end, width: Int32(SourceFile.scalars(in: text)))
    gaps.read(gapStart, before: &item)
    gapStart = Int(item.end)
    place(&item)
    breakAsWritten(&item)
    layout.items.append(item)
    return last + 1
  }

  /// The last token of the string that begins at `index`, of any other token itself.
  private static func endOfString(at index: Int, _ tokens: [Token]) -> Int {
    guard tokens[index].kind == .stringStart else { return index }
    var index = index
    var depth = 1
    while depth > 0, index < tokens.count - 1 {
      index += 1
      if tokens[index].kind == .stringStart { depth += 1 }
      if tokens[index].kind == .stringEnd { depth -= 1 }
    }
    return index
  }

  private func seam(of token: Token, _ marked: Seam) -> Seam {
    switch token.kind {
    case .rightParen, .rightBracket, .rightBrace: .closer
    // A closure begins on the line of what it is assigned to.
    case .leftBrace where marked == .value: .none
    case .else where layout.items.last?.kind == .rightBrace: .alternative
    default: marked
    }
  }

  /// Finds the group of an item, and opens and closes groups.
  private mutating func place(_ item: inout LayoutItem) {
    let index = Int32(layout.items.count)
    if item.seam == .choice || item.kind == .rightBrace,
      let group = open.last, layout.groups[Int(group)].kind == .choice
    {
      layout.groups[Int(group)].closer = index
      open.removeLast()
    }
    item.group = open.last ?? 0
    let group = Int(item.group)
    item.level = layout.groups[group].level + (group == 0 ? 0 : 1)
    switch item.seam {
    case .closer:
      item.level = layout.groups[group].level
      layout.groups[group].closer = index
      if open.count > 1 { open.removeLast() }
    case .statement, .choice, .element:
      item.isFirst = layout.groups[group].count == 0
      layout.groups[group].count += 1
    default: break
    }
    guard let kind = LayoutReader.kind(openedBy: item) else { return }
    item.opens = Int32(layout.groups.count)
    // The statements of a choice are as deep as the choice.
    let level = kind == .choice ? layout.groups[group].level : item.level
    layout.groups.append(
      LayoutGroup(kind: kind, opener: index, parent: item.group, level: level))
    open.append(item.opens)
  }

  private static func kind(openedBy item: LayoutItem) -> LayoutGroup.Kind? {
    switch item.kind {
    case .leftBrace: .braces
    case .leftParen, .leftBracket:
      if item.role.contains(.captures) {
        .captures
      } else if item.role.contains(.grouping) {
        .grouping
      } else if item.role.contains(.point) {
        .point
      } else {
        item.role.contains(.collection) ? .collection : .call
      }
    default: item.seam == .choice ? .choice : nil
    }
  }

  /// Takes over the line ends of the source where they are allowed.
  private mutating func breakAsWritten(_ item: inout LayoutItem) {
    let comments = gaps.remarks[Int(item.firstRemark)...]
    let hasBreak = item.newlines > 0 || comments.contains { $0.newlines > 0 }
    // A comment of several lines ends a line, too, but stays where it is.
    let endsLine = hasBreak || comments.contains { $0.isLong }
    let group = Int(item.group)
    switch item.seam {
    case .none:
      let isOperator = item.kind.isBinaryOperator || item.role.contains(.ternary)
      if isOperator, hasBreak, comments.isEmpty, !item.role.contains(.prefix) {
        carriesBreak = true
        return
      }
    case .statement, .choice:
      if endsLine { layout.groups[group].isOpen = true }
    case .closer:
      let isEmpty = layout.groups[group].count == 0
      let opens = isEmpty ? hasBreak && !comments.isEmpty : endsLine
      if opens { openBrackets(group) }
    case .element:
      item.isBroken = hasBreak
      if hasBreak { openBrackets(group) }
    default: item.isBroken = hasBreak || carriesBreak
    }
    carriesBreak = false
  }

  private mutating func openBrackets(_ group: Int) {
    if layout.groups[group].kind != .captures { layout.groups[group].isOpen = true }
  }
}
