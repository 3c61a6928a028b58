extension Machine {
  /// `container[index]`, owned by the caller: an element, or a slice where the index is a range.
  mutating func index(_ container: Value, _ index: Value) throws(Failure) -> Value {
    switch container.kind {
    case .array:
      let payload = heap.payload(container)
      // Read first: an argument that reads the machine makes the compiler copy it for the call.
      let count = heap.arrays[payload].count
      if index.kind == .range {
        let slice = try slice(index, count: count, of: "array")
        return try makeSharing(heap.arrays[payload][slice])
      }
      let at = try position(index, count: count, of: "array")
      return retained(heap.arrays[payload][at])
    case .dictionary:
      if index.isNil { return .nil }
      let hash = try hash(index)
      guard let entry = entry(of: index, hash, in: container) else { return .nil }
      return retained(heap.dictionaries[heap.payload(container)].entries[entry].value)
    case .string:
      let text = heap.string(container)
      if index.kind == .range {
        let slice = try slice(index, count: text.scalarCount, of: "string")
        return try makeString(text, text.bytes(of: slice))
      }
      let at = try position(index, count: text.scalarCount, of: "string")
      return try makeString(text, text.bytes(of: at..<at + 1))
    default: throw .notIndexable(brief(container))
    }
  }

  /// `container[index] = value` for a container that its register owns: in place if it has no
  /// other owner, in a copy otherwise. Takes over `value`, also where it fails.
  ///
  /// Giving a key of a dictionary nil removes it.
  mutating func setIndex(
    _ container: inout Value, _ index: Value, _ value: Value, _ stage: inout Stage
  ) throws(Failure) {
    release(try exchangeIndex(&container, index, value, &stage), &stage)
  }

  /// As `setIndex`, but what was there is given back, owned: its end may run script code, which must
  /// find the container where it belongs.
  mutating func exchangeIndex(
    _ container: inout Value, _ index: Value, _ value: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    do throws(Failure) {
      switch container.kind {
      case .array: return try exchangeElement(&container, index, value, &stage)
      case .dictionary: return try exchangeEntry(&container, index, value, &stage)
      default: throw .notSettableByIndex(brief(container))
      }
    } catch {
      release(value, &stage)
      throw error
    }
  }

  private mutating func exchangeElement(
    _ array: inout Value, _ index: Value, _ value: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let count = heap.arrays[heap.payload(array)].count
    let at = try position(index, count: count, of: "array")
    try makeUnique(&array, &stage)
    let payload = heap.payload(array)
    let old = heap.arrays[payload][at]
    heap.arrays[payload][at] = value
    return old
  }

  /// As `index`, for an element about to be changed and stored back: a value is moved out, so
  /// that it is changed in place; what stays behind is nil.
  mutating func takeIndex(_ container: inout Value, _ index: Value, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    switch container.kind {
    case .array where index.kind != .range:
      let count = heap.arrays[heap.payload(container)].count
      let at = try position(index, count: count, of: "array")
      let element = heap.arrays[heap.payload(container)][at]
      if !element.isChangedInPlace { return retained(element) }
      try makeUnique(&container, &stage)
      heap.arrays[heap.payload(container)][at] = .nil
      return element
    case .dictionary:
      if index.isNil { return .nil }
      let hash = try hash(index)
      guard let entry = entry(of: index, hash, in: container) else { return .nil }
      let element = heap.dictionaries[heap.payload(container)].entries[entry].value
      if !element.isChangedInPlace { return retained(element) }
      try makeUnique(&container, &stage)
      // A copy has no gaps: the entry is looked for again.
      guard let entry = self.entry(of: index, hash, in: container) else { return .nil }
      return heap.dictionaries[heap.payload(container)].exchange(entry, .nil)
    default: return try self.index(container, index)
    }
  }

  private mutating func exchangeEntry(
    _ container: inout Value, _ key: Value, _ value: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let hash = try hash(key)
    try makeUnique(&container, &stage)
    let payload = heap.payload(container)
    if let entry = entry(of: key, hash, in: container) {
      if value.isNil {
        let removed = heap.dictionaries[payload].remove(entry)
        release(removed.key, &stage)
        return removed.value
      }
      return heap.dictionaries[payload].exchange(entry, value)
    }
    if value.isNil { return .nil }
    let before = heap.dictionaries[payload].byteCost
    retain(key)
    heap.dictionaries[payload].append(hash, key, value)
    heap.charge(heap.dictionaries[payload].byteCost - before)
    return .nil
  }

  // MARK: Checks

  /// The index `index` denotes among `count` elements.
  func position(_ index: Value, count: Int, of what: String) throws(Failure) -> Int {
    guard index.isNumber else {
      throw .argumentType("index", of: what, expected: "whole number", found: brief(index))
    }
    guard let at = index.whole else { throw .notWhole("an index", brief(number: index)) }
    if at < 0 || at >= count {
      throw .indexOutOfRange(brief(number: index), count: count, of: what)
    }
    return at
  }

  /// The elements among `count` that a range denotes.
  func slice(_ range: Value, count: Int, of what: String) throws(Failure) -> Range<Int> {
    let ends = heap.range(range)
    let lower = Value(normalizing: ends.lower)
    let upper = Value(normalizing: ends.closed ? ends.upper + 1 : ends.upper)
    for end in [lower, upper] where end.whole == nil && end.number.isFinite {
      throw .notWhole("an index", brief(number: end))
    }
    guard let start = lower.whole, let end = upper.whole, start >= 0, end <= count else {
      throw .sliceOutOfRange(brief(number: lower), brief(number: upper), count: count, of: what)
    }
    return start..<end
  }

  // MARK: Copying before a change

  /// Gives the register that holds `container` a copy of its own, unless it is the only owner.
  @inline(__always) mutating func makeUnique(_ container: inout Value, _ stage: inout Stage)
    throws(Failure)
  {
    if !heap.isUnique(container) { try separate(&container, &stage) }
  }

  private mutating func separate(_ container: inout Value, _ stage: inout Stage) throws(Failure) {
    let payload = heap.payload(container)
    let copy: Value
    switch container.kind {
    case .array: copy = try makeSharing(heap.arrays[payload])
    case .dictionary: copy = try makeCopy(ofDictionary: container)
    case .string:
      let text = heap.strings[payload]
      try ensureRoom(for: text.bytes.count)
      copy = heap.make(text)
    case .point: copy = heap.make(heap.point(container))
    case .rect: copy = heap.make(heap.rect(container))
    case .color: copy = heap.make(heap.color(container))
    case .transform: copy = heap.make(heap.transform(container))
    default: return
    }
    release(container, &stage)
    container = copy
  }

  private mutating func makeCopy(ofDictionary dictionary: Value) throws(Failure) -> Value {
    let original = heap.dictionaries[heap.payload(dictionary)]
    try ensureRoom(for: original.byteCost)
    var copy = DictionaryCell()
    for entry in original.entries where entry.key.kind != .unset {
      retain(entry.key)
      retain(entry.value)
      copy.append(entry.hash, entry.key, entry.value)
    }
    return heap.make(copy)
  }
}

extension Value {
  /// A counted value that is changed by taking it out of its place and storing it back.
  var isChangedInPlace: Bool {
    switch kind {
    case .string, .point, .rect, .color, .range, .transform, .array, .dictionary: true
    default: false
    }
  }
}
