extension LayoutWriter {
  /// Where line ends stand between the comments of a gap that ends a line.
  struct LineEnds {
    private let remarks: ArraySlice<Remark>
    let beforeItem: Int
    /// The comment before which a line ends although none does in the source.
    private let added: Int

    init(of item: LayoutItem, after remarks: ArraySlice<Remark>, isFirst: Bool) {
      self.remarks = remarks
      let isWritten = isFirst || item.newlines > 0 || remarks.contains { $0.newlines > 0 }
      // Behind a semicolon a comment belongs to what follows, unless it is the last of its line.
      let follower = remarks.firstIndex { $0.followsSeparator }
      let isMoved = !isWritten && item.kind != .endOfFile
      added = isMoved ? follower.map { $0 - remarks.startIndex } ?? -1 : -1
      beforeItem = max(Int(item.newlines), isWritten || added >= 0 ? 0 : 1)
    }

    /// The line ends before a comment, counted from the first of the gap.
    func before(_ offset: Int) -> Int {
      offset == added ? 1 : Int(remarks[remarks.startIndex + offset].newlines)
    }

    /// The line ends behind a comment.
    func after(_ offset: Int) -> Int {
      offset + 1 < remarks.count ? before(offset + 1) : beforeItem
    }
  }

  /// Whether blank lines before an item are kept, one at most.
  func keepsBlankLines(before item: LayoutItem) -> Bool {
    switch item.seam {
    case .statement, .choice, .element, .closer: true
    default: false
    }
  }

  /// Whether an item is the first thing in something that has just been opened.
  func isAfterOpener(_ index: Int) -> Bool {
    let item = layout.items[index]
    if item.isFirst || index == 0 { return true }
    if item.seam == .choice { return layout.items[index - 1].kind == .colon }
    return item.seam == .closer && layout.groups[Int(item.group)].count == 0
  }

  /// The indentation of the comments before an item that begins a line.
  func remarkIndent(_ index: Int) -> Int {
    let item = layout.items[index]
    let group = layout.groups[Int(item.group)]
    let inside = Int(group.indent)
    switch item.seam {
    case .statement: return inside
    case .choice:
      // Without a statement before, the comment stands for one.
      return layout.items[index - 1].kind == .colon ? inside : Int(group.outerIndent)
    case .closer, .element: return group.isOpen ? inside : inside + LayoutWriter.continuation
    default: return item.kind == .else ? inside : inside + LayoutWriter.continuation
    }
  }

  /// The indentation of an item that begins a line.
  func itemIndent(_ index: Int) -> Int {
    let item = layout.items[index]
    let group = layout.groups[Int(item.group)]
    switch item.seam {
    case .choice: return Int(group.outerIndent)
    case .closer where group.isOpen: return Int(group.outerIndent)
    default: return remarkIndent(index)
    }
  }
}
