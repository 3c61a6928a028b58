import AnimGeometry
import AnimRuntime

extension Machine {
  /// Fails where `bytes` more would pass the memory limit; to be asked before they are allocated,
  /// and counting the work of filling them.
  mutating func ensureRoom(for bytes: Int) throws(Failure) {
    charge(bytes >> 4)
    try checkRoom(for: bytes)
  }

  /// Fails where `bytes` more would pass the memory limit; for what grows step by step, whose work
  /// is counted when it is done.
  func checkRoom(for bytes: Int) throws(Failure) {
    if bytes > heap.byteLimit - heap.bytesElsewhere - heap.bytesInUse {
      throw .memory(heap.byteLimit)
    }
  }

  /// Counts `steps` of native work as instructions, so that limits hold for it too; they are
  /// looked at when the script next loops or calls.
  @inline(__always) mutating func charge(_ steps: Int) { budget &-= steps }

  /// As `spend`, for a part of work that may be long: the limits are looked at now.
  @inline(__always) mutating func pay(_ steps: Int, _ stage: Stage) throws(Failure) {
    budget &-= steps
    if budget < 0 { try outOfBudget(stage) }
  }

  /// `number`, which must not be NaN: `operation` says what gave it.
  @inline(__always)
  func checked(_ number: Double, _ operation: @autoclosure () -> String) throws(Failure) -> Value {
    if number.isNaN { throw .notANumber(operation()) }
    return Value(number)
  }

  mutating func make(
    _ point: Point, _ operation: @autoclosure () -> String
  ) throws(Failure) -> Value {
    if point.x.isNaN || point.y.isNaN { throw .notANumber(operation()) }
    return heap.make(point)
  }

  mutating func make(
    _ rect: Rect, _ operation: @autoclosure () -> String
  ) throws(Failure) -> Value {
    if rect.x.isNaN || rect.y.isNaN || rect.width.isNaN || rect.height.isNaN {
      throw .notANumber(operation())
    }
    return heap.make(rect)
  }

  mutating func make(
    _ transform: Transform, _ operation: @autoclosure () -> String
  ) throws(Failure) -> Value {
    if transform.entries.contains(where: \.isNaN) { throw .notANumber(operation()) }
    return heap.make(transform)
  }

  /// An array that shares `elements` with their owners.
  mutating func makeSharing(_ elements: some Sequence<Value>) throws(Failure) -> Value {
    try ensureRoom(for: elements.underestimatedCount * 16)
    let copy = Array(elements)
    for element in copy { retain(element) }
    return heap.make(copy)
  }

  /// A string of these bytes of `text`, which begin and end between scalars.
  mutating func makeString(_ text: StringCell, _ bytes: Range<Int>) throws(Failure) -> Value {
    try ensureRoom(for: bytes.count)
    if !text.isASCII { charge(bytes.upperBound >> 2) }
    if bytes.count == text.bytes.count { return heap.make(text) }
    let part = Array(text.bytes[bytes])
    return heap.make(text.isASCII ? StringCell(part, scalarCount: part.count) : StringCell(part))
  }

  // MARK: Ranges

  /// The number of whole steps in a range; `nil` if it has no end.
  func count(ofRange range: Value) -> Double? {
    let (lower, upper, closed) = heap.range(range)
    let length = upper - lower
    if length.isInfinite { return nil }
    return closed ? length.rounded(.down) + 1 : length.rounded(.up)
  }

  /// The numbers of a range with whole ends; fails if they are too many to hold.
  mutating func elements(ofRange range: Value, _ method: String) throws(Failure) -> [Value] {
    guard let count = count(ofRange: range) else { throw .endlessRange(method) }
    let (lower, upper, _) = heap.range(range)
    guard lower == lower.rounded(.down), upper == upper.rounded(.down) else {
      throw .fractionalRange()
    }
    if count > 0x1p40 { throw .memory(heap.byteLimit) }
    try ensureRoom(for: Int(count) * 16)
    charge(Int(count))
    return (0..<Int(count)).map { Value(normalizing: lower + Double($0)) }
  }
}
