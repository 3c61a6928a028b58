import AnimGeometry

extension Machine {
  /// A method that changes the array a register owns: in place if it has no other owner.
  mutating func perform(
    _ change: ArrayChange, _ array: inout Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let count = heap.arrays[heap.payload(array)].count
    let first = arguments[0]
    switch change {
    case .append: try appendElement(&array, retained(first), &stage)
    case .appendContents: try appendElements(&array, of: first, &stage)
    case .insert: try insert(&array, first, at: arguments[1], &stage)
    case .remove:
      let at = try position(first, count: count, of: "array")
      charge((count - at) >> 2)
      return try self.change(&array, &stage) { $0.remove(at: at) }
    case .removeFirst:
      charge(count >> 2)
      if count == 0 { throw .emptyCollection("removeFirst") }
      return try self.change(&array, &stage) { $0.removeFirst() }
    case .removeLast:
      if count == 0 { throw .emptyCollection("removeLast") }
      return try self.change(&array, &stage) { $0.removeLast() }
    case .popLast: return count == 0 ? .nil : try self.change(&array, &stage) { $0.removeLast() }
    case .removeAll:
      let empty = heap.make([Value]())
      release(array, &stage)
      array = empty
    case .removeAllWhere: try removeAll(&array, where: first, &stage)
    case .swapAt:
      let i = try position(first, count: count, of: "array")
      let j = try position(arguments[1], count: count, of: "array")
      try self.change(&array, &stage) { $0.swapAt(i, j) }
    case .reverse:
      charge(count >> 1)
      try self.change(&array, &stage) { $0.reverse() }
    case .shuffle:
      charge(count << 2)
      var elements = heap.array(array)
      random.shuffle(&elements)
      try self.change(&array, &stage) { $0 = elements }
    case .sort:
      let sorted = try sortedElements(of: array, by: first, "sort", &stage)
      try self.change(&array, &stage) { $0 = sorted }
    }
    return .nil
  }

  private mutating func insert(
    _ array: inout Value, _ value: Value, at index: Value, _ stage: inout Stage
  ) throws(Failure) {
    let count = heap.arrays[heap.payload(array)].count
    guard let at = index.whole, at >= 0, at <= count else {
      throw .insertionOutOfRange(brief(number: index), count: count)
    }
    try ensureRoom(for: 16)
    charge((count - at) >> 2)
    retain(value)
    do throws(Failure) {
      try change(&array, &stage) { $0.insert(value, at: at) }
    } catch {
      release(value, &stage)
      throw error
    }
  }

  private mutating func removeAll(
    _ array: inout Value, where condition: Value, _ stage: inout Stage
  ) throws(Failure) {
    let held = retained(array)
    defer { release(held, &stage) }
    var kept: [Value] = []
    var removed: [Value] = []
    for element in heap.array(held) {
      if try holds(condition, element, "removeAll", &stage) {
        removed.append(element)
      } else {
        kept.append(element)
      }
    }
    if removed.isEmpty { return }
    try change(&array, &stage) { $0 = kept }
    for element in removed { release(element, &stage) }
  }

  /// What a condition given to `method` answers for an element.
  mutating func holds(
    _ condition: Value, _ element: Value, _ method: String, _ stage: inout Stage
  ) throws(Failure) -> Bool {
    try truth(of: try call(condition, [retained(element)], &stage), method, &stage)
  }
}
