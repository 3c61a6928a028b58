extension Layout {
  /// Whether a space stands before an item on the line of the item before it.
  func hasSpace(before index: Int) -> Bool {
    let left = items[index - 1]
    let right = items[index]
    if right.remarkCount > 0 { return right.seam != .closer || right.kind == .rightBrace }
    if separator(before: index, endsLine: false) != .none { return true }
    switch (left.kind, right.kind) {
    case (.leftParen, _), (.leftBracket, _), (_, .rightParen), (_, .rightBracket): return false
    case (.dot, _): return false
    case (.leftBrace, _), (_, .rightBrace): return true
    default: break
    }
    if left.role.contains(.prefix) || left.role.contains(.optional) { return false }
    if left.role.contains(.tight) || !right.role.isDisjoint(with: [.tight, .member, .optional]) {
      return false
    }
    if right.role.contains(.suffix) { return false }
    return right.kind != .colon || right.role.contains(.ternary)
  }

  /// What is written right behind the item before an item.
  enum Mark { case none, comma, semicolon, spacedSemicolon }

  /// The mark in the gap before an item, at whose place a line ends or not.
  func separator(before index: Int, endsLine: Bool) -> Mark {
    let item = items[index]
    switch item.seam {
    case .statement: return semicolon(before: index, endsLine: endsLine)
    case .choice:
      let isNeeded = !endsLine && !item.isFirst && items[index - 1].kind != .colon
      return isNeeded ? .semicolon : .none
    case .clause where !isInBrackets(index): return endsLine ? .comma : .none
    case .closer:
      let group = groups[Int(item.group)]
      let isList = group.kind == .collection && group.count > 0 && group.isOpen
      return isList ? .comma : .none
    case .none where item.role.contains(.headEnd): return .none
    case .none where hasLateComma(before: index): return .none
    default: return item.separator == .comma ? .comma : .none
    }
  }

  /// Whether the comma stands behind the comments before an item: the second name of `for` must be
  /// on the line of its comma.
  func hasLateComma(before index: Int) -> Bool {
    let item = items[index]
    return item.seam == .none && item.separator == .comma && item.remarkCount > 0
      && !item.role.contains(.headEnd) && !isInBrackets(index)
  }

  private func semicolon(before index: Int, endsLine: Bool) -> Mark {
    let item = items[index]
    guard index > 0, item.kind != .endOfFile else { return .none }
    if item.isFirst {
      // Right after the brace of a closure a bracket would open captures.
      let opensCaptures = items[index - 1].role.contains(.closure) && item.kind == .leftBracket
      return opensCaptures ? .spacedSemicolon : .none
    }
    return !endsLine || goesOnWithLineAbove(index) ? .semicolon : .none
  }

  /// Whether a statement at the beginning of a line would be taken for a part of the one above.
  private func goesOnWithLineAbove(_ index: Int) -> Bool {
    let item = items[index]
    if item.kind == .dot { return true }
    guard item.kind == .name, items[index - 1].kind == .rightBrace, index + 1 < items.count,
      items[index + 1].kind == .leftBrace
    else { return false }
    let word = bytes[Int(item.start)..<Int(item.end)]
    return Parser.handlers.contains { handler in
      handler.withUTF8Buffer { word.elementsEqual($0) }
    }
  }

  /// The columns of the gap before an item that stays on the line of the item before it.
  func gapWidth(before index: Int) -> Int {
    let mark: Int =
      switch separator(before: index, endsLine: false) {
      case .none: 0
      case .comma, .semicolon: 1
      case .spacedSemicolon: 2
      }
    var width = mark + (hasSpace(before: index) ? 1 : 0)
    let item = items[index]
    if item.remarkCount > 0 {
      for remark in remarks(before: item) { width += Int(remark.width) + 1 }
    }
    return width
  }
}
