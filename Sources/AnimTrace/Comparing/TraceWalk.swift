/// Two traces walked side by side up to the first difference.
struct TraceWalk {
  let expected: UnsafeBufferPointer<UInt8>
  let actual: UnsafeBufferPointer<UInt8>
  let lines: LineComparison

  private var left = TraceLines()
  private var right = TraceLines()
  private var agreed = 0

  /// How far ahead the other side is searched for a line that is out of place.
  private static let reach = 200

  init(
    expected: UnsafeBufferPointer<UInt8>, actual: UnsafeBufferPointer<UInt8>, lines: LineComparison
  ) {
    self.expected = expected
    self.actual = actual
    self.lines = lines
  }

  mutating func firstDivergence() -> Divergence? {
    if let e = TraceLines.version(expected), let a = TraceLines.version(actual), e != a {
      return divergence(
        .version, TraceLines.first(expected), TraceLines.first(actual), isTimed: false)
    }
    while true {
      let e = left.next(expected)
      let a = right.next(actual)
      switch (e, a) {
      case (nil, nil): return nil
      case (let e?, nil): return divergence(.missing, e, nil)
      case (nil, let a?): return divergence(.extra, nil, a)
      case (let e?, let a?):
        if !agree(e, a) { return divergence(reason(e, a), e, a) }
        agreed += 1
      }
    }
  }

  private func agree(
    _ e: TraceLines.Line, _ a: TraceLines.Line, but ease: LineComparison.Ease = .nothing
  ) -> Bool {
    lines.agree(slice(expected, e), slice(actual, a), but: ease)
  }

  private func slice(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: TraceLines.Line
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[line.bytes])
  }

  /// Tells a shifted or changed event from a missing or an additional one.
  private func reason(_ e: TraceLines.Line, _ a: TraceLines.Line) -> Divergence.Class {
    if agree(e, a, but: .time) { return shift(e, a) }
    let comes = ahead(right, actual) { agree(e, $0) } != nil
    let isDue = ahead(left, expected) { agree($0, a) } != nil
    if comes { return isDue ? .order : .extra }
    if agree(e, a, but: .values) { return .value }
    let isEnd = (LineComparison.isEnd(slice(expected, e)), LineComparison.isEnd(slice(actual, a)))
    // Before its end a trace has more than expected; that the end comes late follows from it.
    if isEnd.0 != isEnd.1 { return isEnd.0 ? .extra : .missing }
    // The expected line is not there at its time; perhaps it is at another.
    if let other = ahead(right, actual, { agree(e, $0, but: .time) }) { return shift(e, other) }
    return isDue ? .missing : mismatch(e, a)
  }

  /// What it means that two lines have nothing to do with each other: the earlier is out of place.
  private func mismatch(_ e: TraceLines.Line, _ a: TraceLines.Line) -> Divergence.Class {
    guard let due = LineComparison.time(slice(expected, e)),
      let came = LineComparison.time(slice(actual, a)), !lines.tolerance.accepts(due, came)
    else { return .different }
    return came > due ? .missing : .extra
  }

  private func shift(_ e: TraceLines.Line, _ a: TraceLines.Line) -> Divergence.Class {
    let due = LineComparison.time(slice(expected, e)) ?? 0
    let came = LineComparison.time(slice(actual, a)) ?? 0
    return came < due ? .early : .late
  }

  private func ahead(
    _ start: TraceLines, _ bytes: UnsafeBufferPointer<UInt8>, _ matches: (TraceLines.Line) -> Bool
  ) -> TraceLines.Line? {
    var cursor = start
    for _ in 0..<TraceWalk.reach {
      guard let line = cursor.next(bytes) else { return nil }
      if matches(line) { return line }
    }
    return nil
  }

  private func divergence(
    _ reason: Divergence.Class, _ e: TraceLines.Line?, _ a: TraceLines.Line?, isTimed: Bool = true
  ) -> Divergence {
    let e = e.map { (slice(expected, $0), $0.number) }
    let a = a.map { (slice(actual, $0), $0.number) }
    return Divergence(
      reason: reason, time: isTimed ? (e ?? a).flatMap { LineComparison.time($0.0) } : nil,
      expected: e.map { String(decoding: $0.0, as: UTF8.self) },
      got: a.map { String(decoding: $0.0, as: UTF8.self) },
      expectedLine: e?.1 ?? 0, actualLine: a?.1 ?? 0, agreed: agreed)
  }
}
