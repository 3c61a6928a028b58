extension Machine {
  mutating func perform(
    _ method: NumberMethod, _ number: Value, _ arguments: Arguments
  ) throws(Failure) -> Value {
    switch method {
    case .rounded: return rounded(number, places: arguments.whole(0) ?? 0)
    case .clamped:
      let (lower, upper, _) = heap.range(arguments[0])
      let x = number.number
      return x < lower ? Value(normalizing: lower) : x > upper ? Value(normalizing: upper) : number
    }
  }

  mutating func perform(
    _ method: RangeMethod, _ range: Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    if method == .contains {
      let (lower, upper, closed) = heap.range(range)
      let x = arguments[0].number
      return Value(x >= lower && (closed ? x <= upper : x < upper))
    }
    let array = heap.make(try elements(ofRange: range, "\(method)"))
    guard let same = method.ofArrays else { return array }
    defer { release(array, &stage) }
    return try perform(same, array, arguments, &stage)
  }
}

extension RangeMethod {
  /// The method of arrays that does the same with the numbers of the range.
  fileprivate var ofArrays: ArrayMethod? {
    switch self {
    case .contains, .array: nil
    case .map: .map
    case .filter: .filter
    case .reduce: .reduce
    case .forEach: .forEach
    case .allSatisfy: .allSatisfy
    case .firstWhere: .firstWhere
    case .reversed: .reversed
    case .shuffled: .shuffled
    }
  }
}
