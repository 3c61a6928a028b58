extension Dialogue {
  /// How many times longer animations take than they say.
  public var slowness: Double { session.machine.runtime.slowness }

  /// Makes animations begun from now on slower, or faster; it can be undone as an entry can.
  ///
  /// - Returns: false, and nothing changes, outside `RunConfiguration.slownesses`.
  public mutating func setSlowness(_ factor: Double) -> Bool {
    guard RunConfiguration.slownesses.contains(factor) else { return false }
    let before = moment()
    session.machine.runtime.slowness = factor
    remember(before)
    return true
  }
}
