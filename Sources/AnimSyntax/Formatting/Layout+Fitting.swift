/// Breaking lines that are too long.
///
/// The line ends of the source stay; more are added, one at a time, until the line fits or nothing
/// on it can be broken. So a text that is formatted is left as it is.
extension Layout {
  /// Where a line could be broken, and how gladly.
  private struct Choice {
    var level = UInt16.max
    var rank = UInt8.max
    /// The item to break before, or the group to open.
    var item = -1
    var group = -1

    var isNone: Bool { level == .max }
  }

  private static let blockRank: UInt8 = 2
  private static let bracketRank: UInt8 = 13
  private static let pointRank: UInt8 = 15

  /// Breaks the line that begins with an item in a column, from 0; the first item of the next line.
  mutating func fitLine(from start: Int, column: Int) -> Int {
    while true {
      var column = column + Int(items[start].width)
      var choice = Choice()
      var index = start
      while true {
        let next = index + 1
        guard next < items.count else { return next }
        let ends = breaks(before: next)
        if column + (ends ? endWidth(before: next) : 0) > columns { break }
        if ends { return next }
        consider(opening: index, from: start, &choice)
        if column + endWidth(before: next) <= columns {
          consider(breaking: next, &choice)
        }
        column += gapWidth(before: next) + Int(items[next].width)
        index = next
      }
      if choice.isNone { return end(ofLineFrom: index) }
      apply(choice)
    }
  }

  /// The first item after `index` before which a line ends.
  private func end(ofLineFrom index: Int) -> Int {
    var next = index + 1
    while next < items.count, !breaks(before: next) { next += 1 }
    return next
  }

  /// The columns of the mark that would end the line before an item.
  private func endWidth(before index: Int) -> Int {
    switch separator(before: index, endsLine: true) {
    case .none: 0
    case .comma, .semicolon: 1
    case .spacedSemicolon: 2
    }
  }

  private func consider(breaking index: Int, _ choice: inout Choice) {
    let item = items[index]
    if item.seam == .statement { return consider(openingChoiceOf: item, &choice) }
    let rank = item.seam.rank
    // One that is broken and does not break is a handler behind a block.
    guard rank > 0, !item.isBroken else { return }
    if item.seam == .element, item.isFirst || !groups[Int(item.group)].isOpen { return }
    guard (item.level, rank) <= (choice.level, choice.rank) else { return }
    choice = Choice(level: item.level, rank: rank, item: index)
  }

  /// The statements of a `case` that stand on its line can go to lines of their own.
  private func consider(openingChoiceOf item: LayoutItem, _ choice: inout Choice) {
    let group = groups[Int(item.group)]
    guard group.kind == .choice, !group.isOpen else { return }
    let level = items[Int(group.opener)].level
    guard (level, Layout.blockRank) <= (choice.level, choice.rank) else { return }
    choice = Choice(level: level, rank: Layout.blockRank, group: Int(item.group))
  }

  private func consider(opening index: Int, from start: Int, _ choice: inout Choice) {
    let item = items[index]
    guard item.opens >= 0 else { return }
    let group = groups[Int(item.opens)]
    guard !group.isOpen, group.count > 0 else { return }
    let rank: UInt8
    switch group.kind {
    case .braces: rank = Layout.blockRank
    case .point: rank = Layout.pointRank
    case .collection, .call:
      if isSoleClosure(group) { return }
      rank = Layout.bracketRank
    case .script, .choice, .grouping, .captures: return
    }
    guard (item.level, rank) <= (choice.level, choice.rank) else { return }
    choice = Choice(level: item.level, rank: rank, group: Int(item.opens))
  }

  /// Whether nothing but one closure stands in brackets: then its braces are opened instead.
  private func isSoleClosure(_ group: LayoutGroup) -> Bool {
    let first = items[Int(group.opener) + 1]
    guard group.count == 1, first.kind == .leftBrace, first.opens >= 0 else { return false }
    return groups[Int(first.opens)].closer + 1 == group.closer
  }

  private mutating func apply(_ choice: Choice) {
    if choice.group >= 0 {
      groups[choice.group].isOpen = true
      return openBlocks(from: Int32(choice.group))
    }
    let item = items[choice.item]
    if item.seam == .element, !isFilled(Int(item.group)) {
      forEachItem(in: Int(item.group)) { layout, index in
        if layout.items[index].seam == .element { layout.items[index].isBroken = true }
      }
    } else {
      items[choice.item].isBroken = true
    }
    openBlocks(from: item.group)
  }

  /// Whether a group's elements are words, literals and points only, several of which share a line.
  private mutating func isFilled(_ index: Int) -> Bool {
    if let known = groups[index].isFilled { return known }
    var isFilled = true
    forEachItem(in: index) { layout, index in
      let item = layout.items[index]
      if item.opens >= 0, layout.groups[Int(item.opens)].kind != .point { isFilled = false }
      if item.seam == .clause { isFilled = false }
    }
    groups[index].isFilled = isFilled
    return isFilled
  }

  /// Calls `body` with the items right in a group, without those of groups in it.
  private mutating func forEachItem(in index: Int, _ body: (inout Layout, Int) -> Void) {
    let group = groups[index]
    var item = Int(group.opener) + 1
    while item < Int(group.closer) {
      body(&self, item)
      let opens = Int(items[item].opens)
      item = (opens >= 0 ? Int(groups[opens].closer) : item) + 1
    }
  }
}
