/// Compares a trace with the expected one, line by line and token by token.
///
/// Empty lines and lines that begin with `#` are skipped, except that both headers must name the same
/// format version. An expected number written with decimals may differ within the tolerance; whole
/// numbers, such as ids and counts, may not.
public struct TraceDiff: Sendable {
  public var tolerance: Tolerance
  /// Whether errors and notes are compared without their message.
  public var ignoresMessages: Bool
  /// Whether errors and notes are compared by their id alone, and script lines not at all: two
  /// scripts that do the same need not have it on the same line.
  public var ignoresPlaces: Bool
  /// Whether lines of one instant may come in any order.
  public var ignoresOrder: Bool

  public init(
    tolerance: Tolerance = .exact, ignoresMessages: Bool = false, ignoresPlaces: Bool = false,
    ignoresOrder: Bool = false
  ) {
    self.tolerance = tolerance
    self.ignoresMessages = ignoresMessages
    self.ignoresPlaces = ignoresPlaces
    self.ignoresOrder = ignoresOrder
  }

  /// The first divergence of `actual` from `expected`; nil where they agree.
  public static func compare(
    expected: [UInt8], actual: [UInt8], abs: Double = 0, rel: Double = 0
  ) -> Divergence? {
    TraceDiff(tolerance: Tolerance(absolute: abs, relative: rel))
      .compare(expected: expected, actual: actual)
  }

  /// The first divergence of `actual` from `expected`; nil where they agree.
  public func compare(expected: [UInt8], actual: [UInt8]) -> Divergence? {
    let lines = LineComparison(
      tolerance: tolerance, ignoresMessages: ignoresMessages || ignoresPlaces,
      ignoresPlaces: ignoresPlaces)
    return expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        guard ignoresOrder else {
          var walk = TraceWalk(expected: expected, actual: actual, lines: lines)
          return walk.firstDivergence()
        }
        let ordered = TraceOrder.arrange(actual, as: expected, lines)
        var found = ordered.bytes.withUnsafeBufferPointer { ordered in
          var walk = TraceWalk(expected: expected, actual: ordered, lines: lines)
          return walk.firstDivergence()
        }
        if let line = found?.actualLine, line > 0 { found?.actualLine = ordered.numbers[line - 1] }
        return found
      }
    }
  }
}
