import AnimSyntax

/// What scopes have declared, innermost last, found by name without looking through all of it.
///
/// Each entry remembers the one of the same name it hides, so that leaving a scope uncovers it.
struct ScopeTable<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var names: [Name] = []
  /// The entry that an entry hides, -1 for none.
  private var hidden: [Int32] = []
  /// The innermost entry of each name, -1 where it has none any more.
  private var heads = NameMap<Int32>()

  var count: Int { elements.count }
  var last: Element? { elements.last }
  var all: [Element] { elements }

  subscript(index: Int) -> Element {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  /// Declares `name`; an entry without a name is kept and never found.
  mutating func append(_ name: Name, _ element: Element) {
    if name.isNone {
      hidden.append(-1)
    } else {
      hidden.append(heads[name] ?? -1)
      heads.set(name, Int32(elements.count))
    }
    elements.append(element)
    names.append(name)
  }

  /// The innermost entry of a name.
  func index(of name: Name) -> Int? {
    guard !name.isNone, let head = heads[name], head >= 0 else { return nil }
    return Int(head)
  }

  /// Ends the entries from `count` on.
  mutating func truncate(to count: Int) {
    while elements.count > count {
      let name = names.removeLast()
      let uncovered = hidden.removeLast()
      if !name.isNone { heads.set(name, uncovered) }
      elements.removeLast()
    }
  }
}
