import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// `==`: structural for values, identity for objects and closures; an integer equals the double
  /// of the same number. The work is counted as instructions.
  mutating func equals(_ a: Value, _ b: Value, _ stage: Stage) throws(Failure) -> Bool {
    if !a.isCounted { return isEqualFlat(a, b) }
    if a.kind == .array || a.kind == .dictionary { return try equalsInDepth(a, b, stage) }
    if a.kind == .string { try payForTexts(a, b, stage) }
    return isEqualFlat(a, b)
  }

  /// Counts the bytes that a comparison of two texts may have to look at.
  private mutating func payForTexts(_ a: Value, _ b: Value, _ stage: Stage) throws(Failure) {
    guard b.kind == .string else { return }
    let count = heap.strings[heap.payload(a)].bytes.count
    if count == heap.strings[heap.payload(b)].bytes.count { try pay(count >> 6, stage) }
  }

  /// Equality of everything that has no elements.
  func isEqualFlat(_ a: Value, _ b: Value) -> Bool {
    if a.isNumber, b.isNumber { return a.number == b.number }
    guard a.kind == b.kind else { return isNamed(a, b) || isNamed(b, a) }
    if a.payload == b.payload { return true }
    switch a.kind {
    case .string: return heap.strings[heap.payload(a)].equals(heap.strings[heap.payload(b)])
    case .point, .rect, .color, .range:
      return heap.quads[heap.payload(a)] == heap.quads[heap.payload(b)]
    case .transform: return heap.transform(a) == heap.transform(b)
    case .curve: return heap.curve(a) == heap.curve(b)
    default: return false
    }
  }

  /// Whether `symbol` is the name of a value that a property would take for it: `.identity`, `.red`.
  private func isNamed(_ value: Value, _ symbol: Value) -> Bool {
    guard symbol.kind == .symbol else { return false }
    switch value.kind {
    case .transform:
      return names[Name(id: UInt32(symbol.index))] == "identity"
        && heap.transform(value) == .identity
    case .color: return Color(named: names[Name(id: UInt32(symbol.index))]) == heap.color(value)
    default: return false
    }
  }

  /// Compares pair after pair from a list of its own, so that nesting cannot use up the stack.
  ///
  /// Pairs met before are not compared again: collections that share parts many times over would
  /// otherwise take time without end.
  private mutating func equalsInDepth(_ a: Value, _ b: Value, _ stage: Stage) throws(Failure)
    -> Bool
  {
    var pending = [(a, b)]
    var met: Set<SIMD2<UInt64>> = []
    while let (a, b) = pending.popLast() {
      guard a.kind == b.kind else { return false }
      if a.payload == b.payload { continue }
      if !pending.isEmpty, !met.insert(SIMD2(a.payload, b.payload)).inserted { continue }
      let count =
        a.kind == .array
        ? heap.arrays[heap.payload(a)].count : heap.dictionaries[heap.payload(a)].count
      try pay(24 + count, stage)
      guard
        try a.kind == .array
          ? matchElements(a, b, &pending, stage) : matchEntries(a, b, &pending, stage)
      else { return false }
    }
    return true
  }

  /// Whether both arrays have equal elements; pairs of collections in them join `pending`.
  private mutating func matchElements(
    _ a: Value, _ b: Value, _ pending: inout [(Value, Value)], _ stage: Stage
  ) throws(Failure) -> Bool {
    let (left, right) = (heap.array(a), heap.array(b))
    guard left.count == right.count else { return false }
    for (x, y) in zip(left, right) {
      if try !compare(x, y, &pending, stage) { return false }
    }
    return true
  }

  /// Whether both dictionaries have the same keys and equal values.
  private mutating func matchEntries(
    _ a: Value, _ b: Value, _ pending: inout [(Value, Value)], _ stage: Stage
  ) throws(Failure) -> Bool {
    let left = heap.dictionaries[heap.payload(a)]
    let right = heap.dictionaries[heap.payload(b)]
    guard left.count == right.count else { return false }
    try pay(left.count << 3, stage)
    for entry in left.entries where entry.key.kind != .unset {
      guard let found = self.entry(of: entry.key, entry.hash, in: b),
        try compare(entry.value, right.entries[found].value, &pending, stage)
      else { return false }
    }
    return true
  }

  /// Puts off the comparison of two collections, answers any other.
  private mutating func compare(
    _ x: Value, _ y: Value, _ pending: inout [(Value, Value)], _ stage: Stage
  ) throws(Failure) -> Bool {
    guard x.kind == .array || x.kind == .dictionary else {
      if x.kind == .string { try payForTexts(x, y, stage) }
      return isEqualFlat(x, y)
    }
    pending.append((x, y))
    return x.kind == y.kind
  }

  // MARK: Keys

  /// The value under a key that is the text or the symbol `name`, owned; `nil` where there is none.
  mutating func dictionaryEntry(_ dictionary: Value, named name: Name) throws(Failure) -> Value? {
    let payload = heap.payload(dictionary)
    let bytes = Array(names.bytes(of: name))
    let symbol = Value(.symbol, UInt64(name.id))
    let text = heap.dictionaries[payload].find(StringCell(bytes).hash) {
      $0.kind == .string && heap.strings[heap.payload($0)].bytes == bytes
    }
    let symbolHash = try hash(symbol)
    let other = text == nil ? entry(of: symbol, symbolHash, in: dictionary) : nil
    guard let found = text ?? other else { return nil }
    return retained(heap.dictionaries[payload].entries[found].value)
  }

  /// The hash of a dictionary key, the same on every run; fails for what cannot be a key.
  mutating func hash(_ key: Value) throws(Failure) -> UInt64 {
    switch key.kind {
    case .integer, .double: return spread(bits(key.number), 1)
    case .boolean, .symbol: return spread(key.payload, UInt64(key.kind.rawValue))
    case .object, .type: return spread(key.payload, UInt64(key.kind.rawValue))
    case .point:
      let point = heap.point(key)
      return spread(spread(bits(point.x), 2) ^ bits(point.y), 3)
    case .string:
      charge(heap.strings[heap.payload(key)].bytes.count >> 3)
      return heap.strings[heap.payload(key)].hash
    default: throw .unusableKey(brief(key))
    }
  }

  /// The bits of a number, the same for 0 and -0.
  private func bits(_ number: Double) -> UInt64 { number == 0 ? 0 : number.bitPattern }

  /// The entry of `key` in a dictionary, if it has one; `hash` must be the key's.
  func entry(of key: Value, _ hash: UInt64, in dictionary: Value) -> Int? {
    heap.dictionaries[heap.payload(dictionary)].find(hash) { isEqualFlat($0, key) }
  }
}

/// Spreads the bits of `value` over the whole word (the finalizer of splitmix64).
private func spread(_ value: UInt64, _ salt: UInt64) -> UInt64 {
  var z = value &+ salt &* 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}

extension StringCell {
  /// FNV-1a, finished so that its low bits are good.
  var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return spread(hash, 4)
  }
}
