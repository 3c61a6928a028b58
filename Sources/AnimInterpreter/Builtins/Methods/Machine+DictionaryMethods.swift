extension Machine {
  mutating func perform(
    _ method: DictionaryMethod, _ receiver: inout Value, _ arguments: Arguments,
    _ stage: inout Stage
  ) throws(Failure) -> Value {
    let first = arguments[0]
    switch method {
    case .contains:
      if first.isNil { return Value(false) }
      let hash = try hash(first)
      return Value(entry(of: first, hash, in: receiver) != nil)
    case .map, .filter, .forEach, .mapValues: return try walk(method, receiver, first, &stage)
    case .removeValue: return try removeValue(of: &receiver, first, &stage)
    case .removeAll:
      let empty = heap.make(DictionaryCell())
      release(receiver, &stage)
      receiver = empty
      return .nil
    case .merge:
      let added = entries(of: first)
      charge(24 * added.count)
      for entry in added where !entry.value.isNil {
        try setIndex(&receiver, entry.key, retained(entry.value), &stage)
      }
      return .nil
    }
  }

  private mutating func removeValue(
    of dictionary: inout Value, _ key: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    if key.isNil { return .nil }
    let hash = try hash(key)
    guard entry(of: key, hash, in: dictionary) != nil else { return .nil }
    try makeUnique(&dictionary, &stage)
    guard let found = entry(of: key, hash, in: dictionary) else { return .nil }
    let removed = heap.dictionaries[heap.payload(dictionary)].remove(found)
    release(removed.key, &stage)
    return removed.value
  }

  /// Calls a closure with each key and value.
  private mutating func walk(
    _ method: DictionaryMethod, _ dictionary: Value, _ closure: Value, _ stage: inout Stage
  ) throws(Failure) -> Value {
    // A copy of its own, which the closure cannot change.
    retain(dictionary)
    defer { release(dictionary, &stage) }
    let makesDictionary = method == .filter || method == .mapValues
    var gathered = makesDictionary ? heap.make(DictionaryCell()) : heap.make([Value]())
    do throws(Failure) {
      for entry in entries(of: dictionary) {
        let value = retained(entry.value)
        let result = try call(
          closure, method == .mapValues ? [value] : [retained(entry.key), value], &stage)
        try gather(method, entry, result, into: &gathered, &stage)
      }
    } catch {
      release(gathered, &stage)
      throw error
    }
    if method != .forEach { return gathered }
    release(gathered, &stage)
    return .nil
  }

  /// Keeps what `method` keeps of an entry and the closure's result, which is taken.
  private mutating func gather(
    _ method: DictionaryMethod, _ entry: DictionaryCell.Entry, _ result: Value,
    into gathered: inout Value, _ stage: inout Stage
  ) throws(Failure) {
    switch method {
    case .map: try appendElement(&gathered, result, &stage)
    case .mapValues: try setIndex(&gathered, entry.key, result, &stage)
    case .filter:
      if try truth(of: result, "filter", &stage) {
        try setIndex(&gathered, entry.key, retained(entry.value), &stage)
      }
    default: release(result, &stage)
    }
  }

  /// The boolean that a closure given to `method` has answered; takes over its ownership.
  mutating func truth(of result: Value, _ method: String, _ stage: inout Stage) throws(Failure)
    -> Bool
  {
    if result.kind == .boolean { return result.boolean }
    let found = brief(result)
    release(result, &stage)
    throw .closureResult(method, expected: "boolean", found: found)
  }
}
