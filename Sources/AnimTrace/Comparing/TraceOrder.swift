/// Brings the lines of each instant of a trace into the order in which they are expected.
///
/// Lines move only among lines of one time, give or take the tolerance. The first expected line that
/// has no partner ends the arranging: what follows it stays as it is.
struct TraceOrder {
  /// The arranged trace, and for each of its lines the number it had before.
  struct Arranged {
    var bytes: [UInt8] = []
    var numbers: [Int] = []
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let expected: Bytes
  private let actual: Bytes
  private let lines: LineComparison
  /// The lines of `actual` that are not yet in their place, in their order.
  private var waiting: ArraySlice<TraceLines.Line>
  private var arranged = Arranged()

  /// How many lines of an instant are looked at beyond those that are expected.
  private static let reach = 1000

  static func arrange(
    _ actual: UnsafeBufferPointer<UInt8>, as expected: UnsafeBufferPointer<UInt8>,
    _ lines: LineComparison
  ) -> Arranged {
    var order = TraceOrder(expected, actual, lines)
    return order.run()
  }

  private init(_ expected: Bytes, _ actual: Bytes, _ lines: LineComparison) {
    self.expected = expected
    self.actual = actual
    self.lines = lines
    waiting = TraceOrder.all(actual)[...]
    // The header stays in front, so that its version is compared.
    if TraceLines.version(actual) != nil { emit(TraceLines.first(actual)) }
  }

  private mutating func run() -> Arranged {
    var due = TraceOrder.all(expected)[...]
    while let time = due.first.flatMap({ time($0, expected) }) {
      let instant = due.prefix { self.time($0, expected) == time }
      due = due.dropFirst(instant.count)
      if !arrange(instant, time) { break }
    }
    for line in waiting { emit(line) }
    return arranged
  }

  /// Emits the partners of the lines of one instant; false where one has none.
  private mutating func arrange(_ instant: ArraySlice<TraceLines.Line>, _ time: Double) -> Bool {
    var candidates = waiting.prefix(instant.count + TraceOrder.reach)
    candidates = candidates.prefix { line in
      self.time(line, actual).map { lines.tolerance.accepts(time, $0) } ?? false
    }
    let partners = partners(of: Array(instant), among: Array(candidates))
    let found = partners.prefix { $0 != nil }.compactMap { $0 }
    for index in found { emit(candidates[candidates.startIndex + index]) }
    let taken = Set(found)
    let left = candidates.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    waiting = waiting.dropFirst(candidates.count)
    if !left.isEmpty { waiting = (left + waiting)[...] }
    return found.count == instant.count
  }

  /// For each line of an instant the index of its partner: the same line rather than a near one.
  private func partners(
    of instant: [TraceLines.Line], among candidates: [TraceLines.Line]
  ) -> [Int?] {
    var partners = [Int?](repeating: nil, count: instant.count)
    var isFree = [Bool](repeating: true, count: candidates.count)
    for isExact in [true, false] {
      for (place, line) in instant.enumerated() where partners[place] == nil {
        let bytes = slice(line, expected)
        let partner = candidates.indices.first { index in
          guard isFree[index] else { return false }
          let other = slice(candidates[index], actual)
          return isExact ? bytes.elementsEqual(other) : lines.agree(bytes, other)
        }
        guard let partner else { continue }
        partners[place] = partner
        isFree[partner] = false
      }
    }
    return partners
  }

  private mutating func emit(_ line: TraceLines.Line) {
    arranged.bytes.append(contentsOf: slice(line, actual))
    arranged.bytes.append(0x0a)
    arranged.numbers.append(line.number)
  }

  private func time(_ line: TraceLines.Line, _ bytes: Bytes) -> Double? {
    LineComparison.time(slice(line, bytes))
  }

  private func slice(_ line: TraceLines.Line, _ bytes: Bytes) -> Bytes {
    Bytes(rebasing: bytes[line.bytes])
  }

  private static func all(_ bytes: Bytes) -> [TraceLines.Line] {
    var cursor = TraceLines()
    var lines: [TraceLines.Line] = []
    while let line = cursor.next(bytes) { lines.append(line) }
    return lines
  }
}
