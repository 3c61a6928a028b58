/// A point in virtual time, or a length of it, as a whole count of flicks.
///
/// A flick is 1/705,600,000 s, so 1/60 s, 1/120 s and 1 ms are exact and sums of them never drift.
public struct Time: Hashable, Comparable, Sendable {
  public var flicks: Int64

  @inlinable public init(flicks: Int64) { self.flicks = flicks }

  public static let flicksPerSecond: Int64 = 705_600_000
  @inlinable public static var zero: Time { Time(flicks: 0) }
  /// The largest representable time, about 414 years; stands for "never".
  @inlinable public static var never: Time { Time(flicks: .max) }

  /// The nearest flick to `seconds`, ties away from zero; saturates at the ends of the range.
  @inlinable public init(seconds: Double) {
    let scaled = (seconds * 705_600_000).rounded()
    if scaled >= 9.2e18 {
      flicks = .max
    } else if scaled <= -9.2e18 {
      flicks = -.max
    } else {
      flicks = Int64(scaled)
    }
  }

  @inlinable public var seconds: Double { Double(flicks) / 705_600_000 }

  @inlinable public static func < (a: Time, b: Time) -> Bool { a.flicks < b.flicks }

  /// The sum, saturated at `never`.
  @inlinable public static func + (a: Time, b: Time) -> Time {
    let (sum, overflow) = a.flicks.addingReportingOverflow(b.flicks)
    return Time(flicks: overflow ? (a.flicks < 0 ? -.max : .max) : sum)
  }

  /// The difference, saturated.
  @inlinable public static func - (a: Time, b: Time) -> Time {
    let (sum, overflow) = a.flicks.subtractingReportingOverflow(b.flicks)
    return Time(flicks: overflow ? (a.flicks < 0 ? -.max : .max) : sum)
  }
}

extension Time {
  /// This time `factor` > 0 times as long; `never` stays so, and what is too long becomes so (what
  /// is too long ago, as long ago as a delay may be).
  func stretched(by factor: Double) -> Time {
    if factor == 1 || self == .never { return self }
    let flicks = (Double(flicks) * factor).rounded()
    if flicks.magnitude < 9.2e18 { return Time(flicks: Int64(flicks)) }
    return flicks < 0 ? Time(flicks: -1 << 60) : .never
  }

  /// The nearest whole flick, kept within the range.
  init(wholeFlicks: Double) {
    self.init(flicks: wholeFlicks < 9.2e18 ? Int64(max(wholeFlicks, -9.2e18).rounded()) : .max)
  }
}
