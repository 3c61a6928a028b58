/// A dictionary in insertion order: entries in one array, found through an open-addressing index.
///
/// It knows nothing of the heap: the caller brings the key's hash and decides equality.
struct DictionaryCell: Sendable {
  struct Entry: Sendable {
    var hash: UInt64
    /// `unset` marks an entry that was removed.
    var key: Value
    var value: Value
  }

  private(set) var entries: [Entry] = []
  private(set) var count = 0
  private var index: [Int32] = []  // entry + 1, 0 is empty; a power of two long

  /// Bytes for the memory limit.
  var byteCost: Int { entries.capacity * 40 + index.count * 4 }

  /// The entry of the key with this hash for which `isEqual` holds.
  func find(_ hash: UInt64, where isEqual: (Value) -> Bool) -> Int? {
    if index.isEmpty { return nil }
    let mask = index.count - 1
    var at = Int(truncatingIfNeeded: hash) & mask
    while index[at] != 0 {
      let entry = Int(index[at]) - 1
      if entries[entry].hash == hash, entries[entry].key.kind != .unset, isEqual(entries[entry].key)
      {
        return entry
      }
      at = (at + 1) & mask
    }
    return nil
  }

  /// Puts a new value in an entry and returns the old one; ownership moves both ways.
  mutating func exchange(_ entry: Int, _ value: Value) -> Value {
    let old = entries[entry].value
    entries[entry].value = value
    return old
  }

  /// Adds a key that is not there yet; takes over ownership of both.
  mutating func append(_ hash: UInt64, _ key: Value, _ value: Value) {
    if (entries.count + 1) * 2 > index.count { rebuild() }
    entries.append(Entry(hash: hash, key: key, value: value))
    insertIntoIndex(hash, entries.count)
    count += 1
  }

  /// Removes an entry; ownership of key and value passes to the caller.
  mutating func remove(_ entry: Int) -> (key: Value, value: Value) {
    let removed = entries[entry]
    entries[entry].key = .unset
    entries[entry].value = .nil
    count -= 1
    return (removed.key, removed.value)
  }

  private mutating func insertIntoIndex(_ hash: UInt64, _ number: Int) {
    let mask = index.count - 1
    var at = Int(truncatingIfNeeded: hash) & mask
    while index[at] != 0 { at = (at + 1) & mask }
    index[at] = Int32(number)
  }

  /// Drops removed entries and makes room for as many again.
  private mutating func rebuild() {
    if entries.count != count { entries.removeAll { $0.key.kind == .unset } }
    var size = 8
    while size < (entries.count + 1) * 4 { size *= 2 }
    index = Array(repeating: 0, count: size)
    for (number, entry) in entries.enumerated() { insertIntoIndex(entry.hash, number + 1) }
  }
}
