extension Runtime {
  /// The time that `time` of an animation takes at the present slowness.
  func stretched(_ time: Time) -> Time {
    if slowness == 1 || time == .never { return time }
    let flicks = (Double(time.flicks) * slowness).rounded()
    return flicks.magnitude < 9.2e18 ? Time(flicks: Int64(flicks)) : flicks < 0 ? .zero : .never
  }
}
