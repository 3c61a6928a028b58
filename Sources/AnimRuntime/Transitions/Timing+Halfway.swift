extension Timing {
  /// The time from the end of the delay until progress is one half; half the duration for symmetric
  /// curves, exactly.
  var halfway: Time {
    let middle = duration.flicks / 2
    if abs(eased(middle) - 0.5) < 1e-9 { return Time(flicks: middle) }
    // A rounding error of the curve must not cost a flick.
    var (low, high) = (Int64(0), duration.flicks)
    while high - low > 1 {
      let part = low + (high - low) / 2
      if eased(part) < 0.5 - 1e-12 { low = part } else { high = part }
    }
    return Time(flicks: high)
  }
}
