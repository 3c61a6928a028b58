import AnimGeometry

extension Machine {
  mutating func performCollection(
    _ id: BuiltinID, _ arguments: Arguments
  ) throws(Failure) -> Value {
    switch id {
    case .random: return try performRandom(arguments)
    case .stride: return try performStride(arguments)
    default: return try performZip(arguments)
    }
  }

  private mutating func performRandom(_ arguments: Arguments) throws(Failure) -> Value {
    if arguments.isGiven(0), arguments.isGiven(1) {
      throw .tooManyArguments("random", 1, signature: "random(range)")
    }
    if arguments.isGiven(1) { return try randomWhole(arguments[1]) }
    guard arguments.isGiven(0) else { return Value(random.nextUnit()) }
    let (lower, upper, closed) = heap.range(arguments[0])
    guard (upper - lower).isFinite else { throw .endlessRange("random") }
    if closed { return Value(random.uniform(lower, upper)) }
    if lower == upper { throw emptyRange(arguments[0]) }
    // Rounding may reach the upper end, which does not belong to the range.
    let number = lower + (upper - lower) * random.nextUnit()
    return Value(number < upper ? number : lower)
  }

  private mutating func randomWhole(_ range: Value) throws(Failure) -> Value {
    let (lower, upper, closed) = heap.range(range)
    let first = lower.rounded(.up)
    let last = closed ? upper.rounded(.down) : upper.rounded(.up) - 1
    guard last - first <= 0x1p53 else { throw .endlessRange("random") }
    guard first <= last else { throw emptyRange(range) }
    return Value(normalizing: first + Double(random.below(Int(last - first) + 1)))
  }

  private func emptyRange(_ range: Value) -> Failure {
    .wrongArgument("'random' needs a range that contains a number, not \(brief(range))")
  }

  private mutating func performStride(_ arguments: Arguments) throws(Failure) -> Value {
    let (start, step) = (arguments[0].number, arguments[3].number)
    if arguments.isGiven(1), arguments.isGiven(2) {
      throw .wrongArgument(
        "'stride' has two ends",
        note: "`to:` excludes its end, `through:` includes it: write one of them")
    }
    guard arguments.isGiven(1) != arguments.isGiven(2) else {
      throw .missingArgument("stride", "to", signature: "stride(from: a, to: b, by: c)")
    }
    let isClosed = arguments.isGiven(2)
    let end = arguments[isClosed ? 2 : 1].number
    if step == 0 || !step.isFinite {
      throw .wrongArgument("'stride' needs a step that is finite and not 0")
    }
    guard start.isFinite, end.isFinite else { throw .endlessRange("stride") }
    let steps = (end - start) / step
    let whole = steps.rounded(.down)
    let count = steps < 0 ? 0 : !isClosed && whole == steps ? whole : whole + 1
    if count > 0x1p40 { throw .memory(heap.byteLimit) }
    try ensureRoom(for: Int(count) * 16)
    charge(Int(count))
    return heap.make((0..<Int(count)).map { Value(normalizing: start + Double($0) * step) })
  }

  private mutating func performZip(_ arguments: Arguments) throws(Failure) -> Value {
    let (left, right) = (heap.array(arguments[0]), heap.array(arguments[1]))
    let count = min(left.count, right.count)
    try ensureRoom(for: count * (Heap.fixedCost + 48))
    charge(count << 3)
    let pairs = (0..<count).map { makePair(left[$0], right[$0]) }
    return heap.make(pairs)
  }

  /// `[a, b]`, sharing both with their owners.
  mutating func makePair(_ a: Value, _ b: Value) -> Value {
    heap.make([retained(a), retained(b)])
  }
}
