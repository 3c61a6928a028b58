/// When a block runs, how often, and along which curve.
struct Timing: Sendable {
  /// The end of the delay.
  var begin = Time.zero
  /// The length of one run; more than zero in a block that moves anything.
  var duration: Time
  /// The length of all runs, there and back; `never` if they repeat for ever.
  var length: Time
  var autoreverses: Bool
  var curve: CurveSolver
  /// How many times longer all of this takes when it runs.
  var stretch = 1.0

  /// The length of `count` runs; a count that is not above zero counts as one, and runs that take
  /// no time are over at once however many they are.
  static func length(of duration: Time, count: Double, autoreverses: Bool) -> Time {
    let runs = (count > 0 ? count : 1) * (autoreverses ? 2 : 1)
    if runs == 1 || duration <= .zero { return duration }
    guard runs.isFinite else { return .never }
    let whole = runs.rounded(.down)
    if whole == runs, whole < 1e15 {
      let (flicks, overflow) = duration.flicks.multipliedReportingOverflow(by: Int64(whole))
      return overflow ? .never : Time(flicks: flicks)
    }
    let flicks = (Double(duration.flicks) * runs).rounded()
    return flicks < 9.2e18 ? Time(flicks: Int64(flicks)) : .never
  }

  var end: Time { length == .never ? .never : begin + length.stretched(by: stretch) }

  /// What has passed since the beginning, in the time of the block.
  @inline(__always)
  func elapsed(at now: Time) -> Int64 {
    let passed = (now - begin).flicks
    return stretch == 1 ? passed : shrunk(passed, now)
  }

  private func shrunk(_ passed: Int64, _ now: Time) -> Int64 {
    if now == end { return length.flicks }
    let own = (Double(passed) / stretch).rounded()
    return own.magnitude < 9.2e18 ? Int64(own) : own < 0 ? -.max : .max
  }

  /// The part of a cycle before the first one begins and after the movement has come back to where
  /// it began, and that after it has come to its end: there the curve has no say.
  static let before: Int64 = -1
  static let after = Int64.max

  /// Progress at `now`: 0 during the delay, exactly at an end of the way at the very end, nil after
  /// it.
  @inline(__always)
  func progress(at now: Time) -> Double? {
    guard let part = part(at: now) else { return nil }
    return eased(part)
  }

  /// The flicks from the beginning of a cycle at `now`, counted back on the way back; `before` or
  /// `after` at the ends of the way, nil after all.
  @inline(__always)
  func part(at now: Time) -> Int64? {
    let elapsed = elapsed(at: now)
    if elapsed <= 0 { return elapsed < 0 ? Self.before : 0 }
    guard elapsed <= length.flicks else { return nil }
    if elapsed < duration.flicks { return elapsed }
    // The end of a run is the beginning of the next, except at the end of all.
    let run = elapsed / duration.flicks
    let part = elapsed - run * duration.flicks
    if part == 0, elapsed == length.flicks {
      return autoreverses && run & 1 == 0 ? Self.before : Self.after
    }
    return autoreverses && run & 1 == 1 ? duration.flicks - part : part
  }

  /// Progress at a part of a cycle.
  @inline(__always)
  func eased(_ part: Int64) -> Double {
    if part <= 0 { return part < 0 ? 0 : curve.start }
    if part >= duration.flicks { return part == Self.after ? 1 : curve.end }
    return curve.progress(
      Double(part) / Double(duration.flicks), seconds: Time(flicks: part).seconds)
  }
}

extension Timing {
  /// The time from the end of the delay until progress is one half; half the duration for symmetric
  /// curves, exactly.
  var halfway: Time {
    var search = HalfwaySearch(duration: duration.flicks)
    while let part = search.part { search.take(eased(part)) }
    return search.result
  }
}
