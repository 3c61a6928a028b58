import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Value {
  /// The largest whole number kept as an integer.
  static let wholeLimit: UInt = 1 << 53
}

extension Machine {
  /// A number from a double, whole where it is whole and small enough.
  @inline(__always) func number(_ double: Double) -> Value {
    if double == double.rounded(.towardZero), abs(double) <= 0x1p53 { return Value(Int(double)) }
    return Value(double)
  }

  /// A clause's value, which must be a block or a function.
  func callable(_ value: Value, _ label: String) throws(Failure) -> Value {
    guard value.kind == .closure || value.kind == .function else {
      throw .wrongClause(label, "block", typeName(of: value))
    }
    return value
  }

  mutating func symbol(_ name: String) -> Value { Value(.symbol, UInt64(names.intern(name).id)) }

  func truth(_ value: Value) throws(Failure) -> Bool {
    if value.kind == .boolean { return value.boolean }
    throw .notABoolean(typeName(of: value))
  }

  @inline(__always)
  mutating func isLess(_ a: Value, _ b: Value, _ stage: inout Stage) throws(Failure) -> Bool {
    if a.kind == .integer, b.kind == .integer { return a.integer < b.integer }
    if a.isNumber, b.isNumber { return a.number < b.number }
    return try binary(.less, a, b, &stage).boolean
  }

  @inline(__always)
  mutating func isLessOrEqual(_ a: Value, _ b: Value, _ stage: inout Stage) throws(Failure) -> Bool
  {
    if a.kind == .integer, b.kind == .integer { return a.integer <= b.integer }
    if a.isNumber, b.isNumber { return a.number <= b.number }
    return try binary(.lessEqual, a, b, &stage).boolean
  }

  /// Whether the subject of a `switch` is the case's value, or lies in its range.
  mutating func matches(_ subject: Value, _ pattern: Value, _ stage: Stage) throws(Failure) -> Bool
  {
    if pattern.kind == .range, subject.isNumber {
      let range = heap.range(pattern)
      let number = subject.number
      return number >= range.lower && (range.closed ? number <= range.upper : number < range.upper)
    }
    return try equals(subject, pattern, stage)
  }

  mutating func makePoint(_ x: Value, _ y: Value) throws(Failure) -> Value {
    guard x.isNumber, y.isNumber else {
      throw .pointNeedsNumbers(typeName(of: x.isNumber ? y : x))
    }
    return heap.make(Point(x.number, y.number))
  }

  mutating func makeArray(_ first: UnsafeMutablePointer<Value>, _ count: Int) throws(Failure)
    -> Value
  {
    var elements: [Value] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      elements.append(first[index])
      first[index] = .nil
    }
    return heap.make(elements)
  }

  mutating func makeDictionary(
    _ first: UnsafeMutablePointer<Value>, _ count: Int, _ stage: inout Stage
  ) throws(Failure)
    -> Value
  {
    var dictionary = heap.make(DictionaryCell())
    for index in 0..<count {
      let (key, value) = (first[2 * index], taken(first + 2 * index + 1))
      do throws(Failure) {
        try setIndex(&dictionary, key, value, &stage)
      } catch {
        release(dictionary, &stage)
        throw error
      }
    }
    clear(first, 2 * count, &stage)
    return dictionary
  }

  mutating func interpolate(
    _ first: UnsafeMutablePointer<Value>, _ count: Int, _ stage: inout Stage
  ) throws(Failure)
    -> Value
  {
    var bytes: [UInt8] = []
    for index in 0..<count {
      describe(first[index], into: &bytes, quoted: false)
      if bytes.count > heap.byteLimit - heap.bytesInUse { throw .memoryLimit(limits.memory) }
    }
    charge(bytes.count >> 2)
    clear(first, count, &stage)
    return heap.make(StringCell(bytes))
  }

  /// The deepest object on the way that `shape` describes, and the properties from there on.
  mutating func makePlace(_ root: Value, _ shape: PlaceShape, _ stage: inout Stage) throws(Failure)
    -> Value
  {
    guard root.kind == .object else {
      guard shape.orValue else { throw .placeNeedsObject(typeName(of: root)) }
      var value = retained(root)
      for name in shape.path {
        let next = try member(value, name, &stage)
        release(value, &stage)
        value = next
      }
      return value
    }
    var object = retained(root)
    var path = shape.path
    while path.count > 1 {
      let next = try member(object, path[0], &stage)
      guard next.kind == .object else {
        release(next, &stage)
        break
      }
      release(object, &stage)
      object = next
      path.removeFirst()
    }
    defer { release(object, &stage) }
    // The first property must exist: a misspelt one is found here and not at the first sample.
    release(try member(object, path[0], &stage), &stage)
    let held = Value(.weak, object.handle)
    return heap.make(PlaceCell(root: held, text: shape.text, path: path))
  }

  mutating func echo(_ value: Value, _ stage: inout Stage) {
    guard echoes else { return }
    var bytes: [UInt8] = []
    describe(value, into: &bytes, quoted: true)
    stage.recorder.say(bytes)
  }

  mutating func takeFailure() -> Failure {
    let taken = failure ?? Failure(.`internal`, "something went wrong")
    failure = nil
    return taken
  }

  /// Hands out the next slice, short enough that a loop without calls cannot fill the memory in it.
  mutating func refillBudget() {
    budget = min(100_000, remainingBudget)
    remainingBudget -= budget
  }

  /// About a tenth of a second, in slices.
  static let grace = 100

  /// What the outside wants, if it wants the run to end.
  func stopRequest() -> Failure? {
    switch interrupt.reason {
    case 0: nil
    case 1: .limit(.wall, "the real time allowed by `--max-wall` is over")
    default: .limit(.interrupt, "interrupted")
    }
  }
}

extension Machine {
  /// A length or point of time from a number of seconds.
  func time(_ value: Value, _ label: String) throws(Failure) -> Time {
    guard value.isNumber else { throw .wrongClause(label, "duration", typeName(of: value)) }
    let seconds = value.number
    if seconds.isInfinite || abs(seconds) > 1e9 {
      throw seconds.isInfinite ? .notFinite(label) : .tooLong(label)
    }
    return Time(seconds: seconds)
  }
}
