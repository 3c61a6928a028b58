extension Machine {
  /// The elements of an array in order, owned by it as before; `closure` says whether one belongs
  /// before another, `unset` stands for `<`.
  mutating func sortedElements(
    of array: Value, by closure: Value, _ method: String, _ stage: inout Stage
  ) throws(Failure) -> [Value] {
    var elements = heap.array(array)
    charge(elements.count * 16)
    if closure.kind == .unset, try sortAtOnce(&elements, method) {
      if elements.first?.kind == .string { charge(elements.count * 64) }
      return elements
    }
    // While the closure runs nobody else may let the elements go.
    retain(array)
    defer { release(array, &stage) }
    try mergeSort(&elements, closure, method, &stage)
    return elements
  }

  /// Sorts by the order of numbers or of texts, unless that may take so long that the limits have to
  /// be looked at meanwhile. Elements that are equal cannot be told apart.
  private func sortAtOnce(_ elements: inout [Value], _ method: String) throws(Failure) -> Bool {
    guard let first = elements.first else { return true }
    for element in elements where !hasOrder(first, element) {
      throw .notComparable(method, brief(first), brief(element))
    }
    if elements.count > 1 << 20 { return false }
    if first.isNumber {
      elements.sort { $0.number < $1.number }
      return true
    }
    // The texts are taken out first: comparing must not touch the machine.
    var texts = elements.map { (bytes: heap.strings[heap.payload($0)].bytes, value: $0) }
    if texts.contains(where: { $0.bytes.count > 256 }) { return false }
    texts.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    elements = texts.map(\.value)
    return true
  }

  /// Merges runs of doubling length, bottom up: stable, and whatever the closure answers the
  /// result is some order of the same elements.
  private mutating func mergeSort(
    _ elements: inout [Value], _ closure: Value, _ method: String, _ stage: inout Stage
  ) throws(Failure) {
    var width = 1
    while width < elements.count {
      var merged: [Value] = []
      merged.reserveCapacity(elements.count)
      var start = 0
      while start < elements.count {
        let middle = min(start + width, elements.count)
        let end = min(middle + width, elements.count)
        try merge(elements, start, middle, end, into: &merged, closure, method, &stage)
        start = end
      }
      elements = merged
      width *= 2
    }
  }

  private mutating func merge(
    _ elements: [Value], _ start: Int, _ middle: Int, _ end: Int, into merged: inout [Value],
    _ closure: Value, _ method: String, _ stage: inout Stage
  ) throws(Failure) {
    var (left, right) = (start, middle)
    // Runs in order already are recognized by one comparison.
    if middle < end,
      try !isBefore(elements[middle], elements[middle - 1], closure, method, &stage)
    {
      merged.append(contentsOf: elements[start..<end])
      try pay(end - start, stage)
      return
    }
    try pay(8 * (end - start), stage)
    while left < middle, right < end {
      if try isBefore(elements[right], elements[left], closure, method, &stage) {
        merged.append(elements[right])
        right += 1
      } else {
        merged.append(elements[left])
        left += 1
      }
    }
    merged.append(contentsOf: elements[left..<middle])
    merged.append(contentsOf: elements[right..<end])
  }

  /// Whether `a` belongs before `b`: by the closure, or by `<` where it is `unset`.
  mutating func isBefore(
    _ a: Value, _ b: Value, _ closure: Value, _ method: String, _ stage: inout Stage
  ) throws(Failure) -> Bool {
    if closure.kind != .unset {
      return try truth(of: try call(closure, [retained(a), retained(b)], &stage), method, &stage)
    }
    guard let result = try precedes(a, b, stage) else {
      throw .notComparable(method, brief(a), brief(b))
    }
    return result
  }
}
