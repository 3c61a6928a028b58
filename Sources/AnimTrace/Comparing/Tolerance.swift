/// How far numbers of a trace may be from what is expected.
public struct Tolerance: Hashable, Sendable {
  /// Accepts |e − a| ≤ `absolute`, in the unit of the number.
  public var absolute: Double
  /// Accepts |e − a| ≤ `relative` · |e|.
  public var relative: Double

  public static let exact = Tolerance(absolute: 0, relative: 0)

  public init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// Whether `actual` is near enough to `expected`; an infinity is near itself only.
  func accepts(_ expected: Double, _ actual: Double, scale: Double = 1) -> Bool {
    if expected == actual { return true }
    let difference = (expected - actual).magnitude
    guard difference.isFinite else { return false }
    // The decimals were rounded on reading: 0.668 − 0.667 must count as 0.001.
    let largest = max(expected.magnitude, actual.magnitude)
    let allowed = max(absolute * scale, relative * expected.magnitude)
    return allowed > 0 && difference <= allowed + largest * 0x1p-50
  }
}
