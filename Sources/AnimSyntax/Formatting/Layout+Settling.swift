extension Layout {
  /// Opens every block in which a line ends.
  mutating func settle() {
    for index in items.indices {
      let item = items[index]
      let endsLine = breaks(before: index) || remarks(before: item).contains { $0.isLong }
      if endsLine || hasLineEnd(item) { openBlocks(from: item.group) }
    }
  }

  /// Whether a string has a comment of several lines in it.
  private func hasLineEnd(_ item: LayoutItem) -> Bool {
    item.kind == .stringStart && bytes[Int(item.start)..<Int(item.end)].contains(Byte.newline)
  }

  /// Opens the blocks among `group` and the groups around it.
  mutating func openBlocks(from group: Int32) {
    var group = group
    while group > 0, !groups[Int(group)].isSettled {
      if groups[Int(group)].isBlock {
        groups[Int(group)].isOpen = true
        groups[Int(group)].isSettled = true
      }
      group = groups[Int(group)].parent
    }
  }
}
