/// A body and what it touches, by their names.
struct Pair: Hashable, Sendable {
  var body, other: UInt32
  var isBoundary: Bool

  func names(body name: UInt32) -> Bool { body == name || (!isBoundary && other == name) }
  func names(wall name: UInt32) -> Bool { isBoundary && other == name }
}

/// The beginning or end of touching of two pieces.
struct Touch: Sendable {
  var pair: Pair
  var begins: Bool
  var point: Vector
}

/// How many pieces of which pairs touch: open addressing with a hash that is the same in every run.
struct PairTable: Sendable {
  struct Entry: Sendable {
    var pair: Pair
    /// How many pieces touch; −1 in an entry that is free.
    var count: Int32
    /// How many did before the changes that are being told.
    var before: Int32 = 0
    /// The first touch among them that has begun, −1 for none.
    var first: Int32 = -1
    /// Whether it has changes to tell.
    var isChanged = false

    static let free = Entry(pair: Pair(body: 0, other: 0, isBoundary: false), count: -1)
    var isFree: Bool { count < 0 }
  }

  /// A power of two of them, at most half in use; or none.
  private(set) var entries: [Entry] = []
  private var used = 0

  @inline(__always)
  private func home(_ pair: Pair) -> Int {
    let key = UInt64(pair.body) << 32 | UInt64(pair.other) ^ (pair.isBoundary ? 0x8000_0000 : 0)
    return Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (entries.count - 1)
  }

  /// The place of a pair; nil where it has none.
  func find(_ pair: Pair) -> Int? {
    guard !entries.isEmpty else { return nil }
    var place = home(pair)
    while !entries[place].isFree {
      if entries[place].pair == pair { return place }
      place = (place + 1) & (entries.count - 1)
    }
    return nil
  }

  /// The place of a pair, entered with nothing that touches if it has none; valid until the next
  /// entering or removing.
  mutating func enter(_ pair: Pair) -> Int {
    if let place = find(pair) { return place }
    if used * 2 >= entries.count { grow() }
    used += 1
    return put(Entry(pair: pair, count: 0))
  }

  subscript(place: Int) -> Entry {
    @inline(__always) _read { yield entries[place] }
    @inline(__always) _modify { yield &entries[place] }
  }

  mutating func remove(_ pair: Pair) {
    guard var hole = find(pair) else { return }
    used -= 1
    // Those after it that would not be found across the hole move up.
    var place = hole
    while true {
      place = (place + 1) & (entries.count - 1)
      if entries[place].isFree { break }
      let distance = (place - home(entries[place].pair)) & (entries.count - 1)
      if distance >= (place - hole) & (entries.count - 1) {
        entries[hole] = entries[place]
        hole = place
      }
    }
    entries[hole] = .free
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: .free, count: max(old.count * 2, 16))
    for entry in old where !entry.isFree { _ = put(entry) }
  }

  /// Puts an entry that is not there in the first free place from its home on.
  private mutating func put(_ entry: Entry) -> Int {
    var place = home(entry.pair)
    while !entries[place].isFree { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
    return place
  }
}
