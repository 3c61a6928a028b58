extension Machine {
  /// The elements of an array in order, owned by it as before; `closure` says whether one belongs
  /// before another, `unset` stands for `<`.
  mutating func sortedElements(
    of array: Value, by closure: Value, _ method: String
  ) throws(Failure) -> [Value] {
    var elements = heap.array(array)
    spend(elements.count * 8)
    if closure.kind == .unset, let first = elements.first {
      for element in elements where !hasOrder(first, element) {
        throw .notComparable(method, brief(first), brief(element))
      }
      if first.isNumber {
        // Elements that are equal cannot be told apart.
        elements.sort { $0.number < $1.number }
        return elements
      }
    }
    // While the closure runs nobody else may let the elements go.
    retain(array)
    defer { release(array) }
    try mergeSort(&elements, closure, method)
    return elements
  }

  /// Merges runs of doubling length, bottom up: stable, and whatever the closure answers the
  /// result is some order of the same elements. Texts are sorted so too, for comparing them may be
  /// long work.
  private mutating func mergeSort(
    _ elements: inout [Value], _ closure: Value, _ method: String
  ) throws(Failure) {
    var width = 1
    while width < elements.count {
      var merged: [Value] = []
      merged.reserveCapacity(elements.count)
      var start = 0
      while start < elements.count {
        let middle = min(start + width, elements.count)
        let end = min(middle + width, elements.count)
        try merge(elements, start, middle, end, into: &merged, closure, method)
        start = end
      }
      elements = merged
      width *= 2
    }
  }

  private mutating func merge(
    _ elements: [Value], _ start: Int, _ middle: Int, _ end: Int, into merged: inout [Value],
    _ closure: Value, _ method: String
  ) throws(Failure) {
    var (left, right) = (start, middle)
    // Runs in order already are recognized by one comparison.
    if middle < end,
      try !isBefore(elements[middle], elements[middle - 1], closure, method)
    {
      merged.append(contentsOf: elements[start..<end])
      spend(end - start)
      return
    }
    spend(4 * (end - start))
    while left < middle, right < end {
      if try isBefore(elements[right], elements[left], closure, method) {
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
    _ a: Value, _ b: Value, _ closure: Value, _ method: String
  ) throws(Failure) -> Bool {
    if closure.kind != .unset {
      return try truth(of: try call(closure, [retained(a), retained(b)]), method)
    }
    guard let result = try precedes(a, b) else { throw .notComparable(method, brief(a), brief(b)) }
    return result
  }
}
