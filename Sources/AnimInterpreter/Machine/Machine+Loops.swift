extension Machine {
  /// Readies `for`: false when there is nothing to go through.
  ///
  /// A range of whole numbers becomes its next and last number in r[0] and r[1]; anything else is
  /// kept in r[0] with the position in r[1].
  mutating func prepareLoop(_ registers: UnsafeMutablePointer<Value>, _ stage: inout Stage)
    throws(Failure) -> Bool
  {
    let value = registers.pointee
    switch value.kind {
    case .range:
      let range = heap.range(value)
      guard range.lower == range.lower.rounded(.down), abs(range.lower) <= 0x1p53,
        range.upper == range.upper.rounded(.down) || range.upper == .infinity
      else { throw .fractionalRange() }
      let upper = min(range.upper, 0x1p53)
      put(Value(Int(range.lower)), registers, &stage)
      put(Value(Int(upper) - (range.closed ? 0 : 1)), registers + 1, &stage)
      return true
    case .array, .dictionary, .string:
      put(Value(0), registers + 1, &stage)
      return true
    default: throw .notIterable(typeName(of: value))
    }
  }

  /// The next element into r[2], or index and element (key and value) into r[2] and r[3].
  mutating func nextOfLoop(_ r: UnsafeMutablePointer<Value>, isPair: Bool, _ stage: inout Stage)
    throws(Failure) -> Bool
  {
    let position = r[1].integer
    switch r.pointee.kind {
    case .integer:
      let next = r.pointee.integer
      if next > position { return false }
      let first = heapCount(r)
      r.pointee = Value(next + 1)
      put(isPair ? Value(first) : Value(next), r + 2, &stage)
      if isPair { put(Value(next), r + 3, &stage) }
      return true
    case .array:
      let payload = heap.payload(r.pointee)
      guard position < heap.arrays[payload].count else { return false }
      r[1] = Value(position + 1)
      let element = retained(heap.arrays[payload][position])
      put(isPair ? Value(position) : element, r + 2, &stage)
      if isPair { put(element, r + 3, &stage) }
      return true
    case .dictionary:
      let payload = heap.payload(r.pointee)
      var at = position
      while at < heap.dictionaries[payload].entries.count,
        heap.dictionaries[payload].entries[at].key.kind == .unset
      {
        at += 1
      }
      guard at < heap.dictionaries[payload].entries.count else { return false }
      r[1] = Value(at + 1)
      let entry = heap.dictionaries[payload].entries[at]
      put(retained(entry.key), r + 2, &stage)
      if isPair { put(retained(entry.value), r + 3, &stage) }
      return true
    case .string:
      let payload = heap.payload(r.pointee)
      let bytes = heap.strings[payload].bytes
      guard position < bytes.count else { return false }
      var end = position + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      // The byte position is kept; the index a pair gets counts scalars.
      let index = isPair && r[2].kind == .integer ? r[2].integer + 1 : 0
      r[1] = Value(end)
      let scalar = heap.make(StringCell(Array(bytes[position..<end]), scalarCount: 1))
      put(isPair ? Value(position == 0 ? 0 : index) : scalar, r + 2, &stage)
      if isPair { put(scalar, r + 3, &stage) }
      return true
    default: return false
    }
  }

  /// How many numbers of a counting loop have gone by: its pair index.
  private func heapCount(_ r: UnsafeMutablePointer<Value>) -> Int {
    r[2].kind == .integer ? r[2].integer + 1 : 0
  }
}
