extension InteractiveSession {
  /// How many times longer animations take than they say.
  public var timeScale: Double { session.stage.runtime.timeScale }

  /// Makes animations begun from now on slower, or faster; it can be undone as an entry can.
  ///
  /// - Returns: false, and nothing changes, outside `RunConfiguration.slownesses`.
  public mutating func setTimeScale(_ factor: Double) -> Bool {
    guard RunConfiguration.timeScales.contains(factor) else { return false }
    let before = moment()
    session.stage.runtime.timeScale = factor
    remember(before)
    return true
  }
}
