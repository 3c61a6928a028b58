import AnimGeometry

extension Machine {
  /// A method that leaves its array as it is.
  mutating func perform(
    _ method: ArrayMethod, _ array: Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let first = arguments[0]
    switch method {
    case .map, .compactMap, .flatMap, .filter, .forEach:
      return try walk(method, array, first, &stage)
    case .reduce: return try reduce(array, first, arguments[1], &stage)
    case .containsWhere, .allSatisfy, .firstWhere, .lastWhere, .firstIndexWhere:
      return try search(method, array, first, &stage)
    case .contains: return Value(try index(of: first, in: array, stage) != nil)
    case .firstIndex, .index:
      return try index(of: first, in: array, stage).map { Value($0) } ?? .nil
    case .min, .max: return try extreme(method, array, first, &stage)
    case .sum: return try sum(of: array, &stage)
    case .enumerated:
      let elements = heap.array(array)
      try ensureRoom(for: elements.count * (Heap.fixedCost + 48))
      charge(elements.count << 3)
      var pairs: [Value] = []
      pairs.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        pairs.append(makePair(Value(index), element))
      }
      return heap.make(pairs)
    case .joined: return try joined(array, first)
    case .randomElement:
      let payload = heap.payload(array)
      let count = heap.arrays[payload].count
      return count == 0 ? .nil : retained(heap.arrays[payload][random.below(count)])
    case .prefix, .suffix, .dropFirst, .dropLast, .reversed, .shuffled, .sorted:
      return try part(method, array, arguments, &stage)
    }
  }

  // MARK: Calling closures

  /// The array is held while the closure runs, so that the closure cannot change it in place.
  private mutating func walk(
    _ method: ArrayMethod, _ array: Value, _ closure: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    retain(array)
    defer { release(array, &stage) }
    let elements = heap.array(array)
    var gathered: [Value] = []
    do throws(Failure) {
      if method == .map {
        try ensureRoom(for: elements.count * 16)
        gathered.reserveCapacity(elements.count)
      }
      for element in elements {
        let result = try call(closure, [retained(element)], &stage)
        switch method {
        case .map: gathered.append(result)
        case .compactMap: if !result.isNil { gathered.append(result) }
        case .filter:
          if try truth(of: result, "filter", &stage) { gathered.append(retained(element)) }
        case .flatMap: try append(contentsOf: result, to: &gathered, &stage)
        default: release(result, &stage)
        }
      }
    } catch {
      for value in gathered { release(value, &stage) }
      throw error
    }
    return method == .forEach ? .nil : heap.make(gathered)
  }

  /// Adds the elements of the array `result`, which is taken.
  private mutating func append(
    contentsOf result: Value, to gathered: inout [Value], _ stage: inout Stage
  ) throws(Failure) {
    guard result.kind == .array else {
      let found = brief(result)
      release(result, &stage)
      throw .closureResult("flatMap", expected: "array", found: found)
    }
    let inner = heap.array(result)
    defer { release(result, &stage) }
    charge(inner.count)
    try checkRoom(for: (gathered.count + inner.count) * 16)
    for element in inner { gathered.append(retained(element)) }
  }

  private mutating func reduce(
    _ array: Value, _ initial: Value, _ closure: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    retain(array)
    defer { release(array, &stage) }
    var sum = retained(initial)
    for element in heap.array(array) { sum = try call(closure, [sum, retained(element)], &stage) }
    return sum
  }

  private mutating func search(
    _ method: ArrayMethod, _ array: Value, _ condition: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    retain(array)
    defer { release(array, &stage) }
    let elements = heap.array(array)
    let isBackward = method == .lastWhere
    for step in elements.indices {
      let index = isBackward ? elements.count - 1 - step : step
      let isFound = try holds(condition, elements[index], "\(method)", &stage)
      switch method {
      case .containsWhere: if isFound { return Value(true) }
      case .allSatisfy: if !isFound { return Value(false) }
      case .firstIndexWhere: if isFound { return Value(index) }
      default: if isFound { return retained(elements[index]) }
      }
    }
    return method == .containsWhere
      ? Value(false) : method == .allSatisfy ? Value(true) : .nil
  }

  private mutating func extreme(
    _ method: ArrayMethod, _ array: Value, _ closure: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    retain(array)
    defer { release(array, &stage) }
    let elements = heap.array(array)
    guard var best = elements.first else { return .nil }
    charge(elements.count)
    for element in elements.dropFirst() {
      let isBetter =
        method == .min
        ? try isBefore(element, best, closure, "min", &stage)
        : try isBefore(best, element, closure, "max", &stage)
      if isBetter { best = element }
    }
    return retained(best)
  }

  // MARK: Without closures

  private mutating func index(of value: Value, in array: Value, _ stage: Stage) throws(Failure)
    -> Int?
  {
    let elements = heap.array(array)
    if value.isNumber {
      // The usual case, which needs no look at the heap.
      let number = value.number
      let found = elements.firstIndex { $0.isNumber && $0.number == number }
      charge(found ?? elements.count)
      return found
    }
    // A loop, not a closure: that would take a copy of the whole machine along.
    for index in elements.indices {
      if try equals(elements[index], value, stage) {
        charge(4 * index)
        return index
      }
    }
    charge(4 * elements.count)
    return nil
  }

  private mutating func sum(of array: Value, _ stage: inout Stage) throws(Failure) -> Value {
    let elements = heap.array(array)
    charge(elements.count)
    guard var sum = elements.first else { return Value(0) }
    for element in elements where !element.isNumber && element.kind != .point {
      throw .argumentType("element", of: "sum", expected: "number or point", found: brief(element))
    }
    retain(sum)
    for element in elements.dropFirst() { try addInPlace(&sum, element, &stage) }
    return sum
  }

  private mutating func joined(_ array: Value, _ separator: Value) throws(Failure) -> Value {
    let elements = heap.array(array)
    let between = separator.kind == .unset ? [] : heap.string(separator).bytes
    var text: [UInt8] = []
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(contentsOf: between) }
      describe(element, into: &text)
      try checkRoom(for: text.count)
    }
    charge(text.count)
    return heap.make(StringCell(text))
  }

  private mutating func part(
    _ method: ArrayMethod, _ array: Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let elements = heap.array(array)
    charge(elements.count)
    let count = min(arguments.whole(0) ?? 1, elements.count)
    switch method {
    case .prefix: return try makeSharing(elements.prefix(count))
    case .suffix: return try makeSharing(elements.suffix(count))
    case .dropFirst: return try makeSharing(elements.dropFirst(count))
    case .dropLast: return try makeSharing(elements.dropLast(count))
    case .reversed: return try makeSharing(elements.reversed())
    case .shuffled:
      charge(elements.count << 2)
      var shuffled = elements
      random.shuffle(&shuffled)
      return try makeSharing(shuffled)
    default: return try makeSharing(sortedElements(of: array, by: arguments[0], "sorted", &stage))
    }
  }
}
