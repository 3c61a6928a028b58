extension Runtime {
  /// The time that `time` of an animation takes at the present slowness.
  func stretched(_ time: Time) -> Time { time.stretched(by: timeScale) }
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
}
