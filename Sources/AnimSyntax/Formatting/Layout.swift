/// A script as the formatter sees it: what is printed, what stands between, and what may be broken.
struct Layout {
  let bytes: [UInt8]
  /// The columns a line has, if it can be broken at all.
  var columns = SourceFormatter.lineLength
  var items: [LayoutItem] = []
  /// The comments of the whole text; each item knows which stand before it.
  var remarks: [Remark] = []
  /// Brackets, braces and the bodies of `case`; the first is the script itself.
  var groups: [LayoutGroup] = [LayoutGroup(kind: .script, opener: -1, parent: -1, level: 0)]
}

/// Something that is printed as it was written: a token, or a string with its interpolations.
///
/// Commas and semicolons are none: they belong to the gap before an item.
struct LayoutItem {
  let kind: TokenKind
  let role: TokenRole
  let seam: Seam
  let start: UInt32
  let end: UInt32
  /// Its length in Unicode scalars.
  let width: Int32
  /// How many brackets are open around it.
  var level: UInt16 = 0
  /// The innermost group around the gap before it.
  var group: Int32 = 0
  /// The group it opens; -1 for none.
  var opens: Int32 = -1
  /// The comments before it.
  var firstRemark: UInt32 = 0
  var remarkCount: UInt32 = 0
  /// The comma or semicolon before it.
  var separator = Separator.none
  /// The line ends right before it; comments have counts of their own.
  var newlines: UInt8 = 0
  /// Whether it is the first statement, element or choice of its group.
  var isFirst = false
  /// Whether a comment to the end of the line stands before it.
  var mustBreak = false
  /// Whether the line is broken before it, where its seam is one of those that may be.
  var isBroken = false
}

enum Separator: UInt8 { case none, comma, semicolon }

/// A comment.
struct Remark {
  let start: UInt32
  let end: UInt32
  /// The length of its first line in Unicode scalars.
  let width: Int32
  /// The line ends before it.
  let newlines: UInt8
  /// Whether it reaches to the end of its line.
  let isLine: Bool
  /// Whether it has several lines.
  let isLong: Bool
  /// Whether it stands behind the comma or semicolon of its gap.
  let followsSeparator: Bool
}

/// What stands between an opening and a closing bracket, or belongs to a `case`.
struct LayoutGroup {
  enum Kind: UInt8 { case script, braces, choice, collection, call, point, grouping, captures }

  let kind: Kind
  /// Its first item, such as the bracket.
  let opener: Int32
  /// The item of the closing bracket; for a choice, that of the `switch`.
  var closer: Int32 = -1
  /// The group around it.
  let parent: Int32
  /// How many brackets are open around it.
  let level: UInt16
  /// How many statements, elements or choices it has.
  var count: UInt32 = 0
  /// Whether its content stands on lines of its own.
  var isOpen = false
  /// Whether everything around it has been told that lines end in it.
  var isSettled = false
  /// Whether its elements are all short, if that has been asked.
  var isFilled: Bool?
  /// The indentation of the line of its opener, and of the lines in it.
  var outerIndent: Int32 = 0
  var indent: Int32 = 0

  init(kind: Kind, opener: Int32, parent: Int32, level: UInt16) {
    self.kind = kind
    self.opener = opener
    self.parent = parent
    self.level = level
    isOpen = kind == .script
    isSettled = kind == .script
  }

  /// Whether it holds statements, or choices, and must be open if any line ends in it.
  var isBlock: Bool { kind == .braces || kind == .choice || kind == .script }
}

extension Layout {
  /// Whether a line ends before an item.
  func breaks(before index: Int) -> Bool {
    let item = items[index]
    if item.mustBreak { return true }
    switch item.seam {
    case .none: return false
    case .statement, .choice, .closer: return groups[Int(item.group)].isOpen
    case .element: return item.isFirst ? groups[Int(item.group)].isOpen : item.isBroken
    case .clause, .alternative: return item.isBroken && !followsOpenBlock(index)
    default: return item.isBroken
    }
  }

  /// Whether the item before closes a block of several lines: a handler stays on its line.
  private func followsOpenBlock(_ index: Int) -> Bool {
    let before = items[index - 1]
    return before.kind == .rightBrace && groups[Int(before.group)].isOpen
  }

  /// Whether line ends mean nothing in the gap before an item.
  func isInBrackets(_ index: Int) -> Bool {
    var group = groups[Int(items[index].group)]
    if group.kind == .choice { group = groups[Int(group.parent)] }
    return !group.isBlock
  }

  /// The comments before an item.
  func remarks(before item: LayoutItem) -> ArraySlice<Remark> {
    let first = Int(item.firstRemark)
    return remarks[first..<(first + Int(item.remarkCount))]
  }
}
