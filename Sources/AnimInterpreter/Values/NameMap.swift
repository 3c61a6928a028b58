import AnimSyntax

/// A small table from names to values: open addressing, no hashing beyond the id itself.
struct NameMap<Element: Sendable>: Sendable {
  private var keys: [UInt32] = []
  private var values: [Element?] = []
  private(set) var count = 0

  init() {}

  /// An empty map that does not grow before it holds `capacity` names.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    (keys, values) = (Array(repeating: .max, count: size), Array(repeating: nil, count: size))
  }

  /// Every name in the table, in the order of its ids.
  var names: [Name] {
    keys.indices.filter { keys[$0] != .max && values[$0] != nil }.map { keys[$0] }.sorted()
      .map { Name(id: $0) }
  }

  @inline(__always) subscript(name: Name) -> Element? {
    place(of: name).flatMap { values[$0] }
  }

  mutating func set(_ name: Name, _ element: Element) {
    if (count + 1) * 2 > keys.count { grow() }
    let mask = keys.count - 1
    var at = Int(name.id &* 0x9E37_79B1 >> 8) & mask
    while keys[at] != .max {
      if keys[at] == name.id {
        values[at] = element
        return
      }
      at = (at + 1) & mask
    }
    keys[at] = name.id
    values[at] = element
    count += 1
  }

  /// Takes a name out of the table.
  mutating func remove(_ name: Name) {
    // The key stays where it is: others may have been placed behind it.
    if let at = place(of: name) { values[at] = nil }
  }

  @inline(__always) private func place(of name: Name) -> Int? {
    if keys.isEmpty { return nil }
    let mask = keys.count - 1
    var at = Int(name.id &* 0x9E37_79B1 >> 8) & mask
    while keys[at] != .max {
      if keys[at] == name.id { return at }
      at = (at + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    let old = zip(keys, values)
    self = NameMap(capacity: max(4, keys.count))
    for (key, value) in old where key != .max {
      if let value { set(Name(id: key), value) }
    }
  }
}
