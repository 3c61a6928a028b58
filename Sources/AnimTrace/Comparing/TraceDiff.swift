/// Compares a trace with the expected one, line by line and token by token.
///
/// Empty lines and lines that begin with `#` are skipped, except that both headers must name the same
/// format version. An expected number written with decimals may differ within the tolerance; whole
/// numbers, such as ids and counts, may not.
public struct TraceDiff: Sendable {
  public var tolerance: Tolerance
  /// Whether errors and notes are compared without their message.
  public var ignoresMessages: Bool

  public init(tolerance: Tolerance = .exact, ignoresMessages: Bool = false) {
    self.tolerance = tolerance
    self.ignoresMessages = ignoresMessages
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
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        var walk = TraceWalk(
          expected: expected, actual: actual,
          lines: LineComparison(tolerance: tolerance, ignoresMessages: ignoresMessages))
        return walk.firstDivergence()
      }
    }
  }
}
