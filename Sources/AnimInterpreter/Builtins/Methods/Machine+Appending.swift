extension Machine {
  /// Appends a string to the string a register owns; linear in what is appended, if it is unique.
  mutating func appendString(_ text: inout Value, _ other: Value, _ stage: inout Stage)
    throws(Failure)
  {
    let added = heap.string(other)
    try ensureRoom(for: added.bytes.count)
    try makeUnique(&text, &stage)
    let payload = heap.payload(text)
    heap.strings[payload].bytes.append(contentsOf: added.bytes)
    heap.strings[payload].scalarCount += added.scalarCount
    heap.charge(added.bytes.count)
  }

  /// Appends the elements of `other` to the array a register owns.
  mutating func appendElements(_ array: inout Value, of other: Value, _ stage: inout Stage)
    throws(Failure)
  {
    let added = heap.array(other)
    try ensureRoom(for: added.count * 16)
    for element in added { retain(element) }
    do throws(Failure) {
      try change(&array, &stage) { $0.append(contentsOf: added) }
    } catch {
      for element in added { release(element, &stage) }
      throw error
    }
  }

  /// Appends one element, taking over its ownership.
  mutating func appendElement(_ array: inout Value, _ element: Value, _ stage: inout Stage)
    throws(Failure)
  {
    do throws(Failure) {
      try change(&array, &stage) { $0.append(element) }
    } catch {
      release(element, &stage)
      throw error
    }
  }

  /// Changes the elements of the array a register owns, in place if it has no other owner, and
  /// tells the heap what its storage has grown or shrunk by.
  @inline(__always)
  mutating func change<Result>(
    _ array: inout Value, _ stage: inout Stage, _ body: (inout [Value]) -> Result
  ) throws(Failure) -> Result {
    try makeUnique(&array, &stage)
    let payload = heap.payload(array)
    let before = heap.arrays[payload].capacity
    let result = body(&heap.arrays[payload])
    heap.charge((heap.arrays[payload].capacity - before) * 16)
    return result
  }
}
