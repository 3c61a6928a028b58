extension AnimatorRecord {
  /// In how many steps a place on a curve is looked for that may turn round.
  private static let steps = 256

  /// The fraction of time at which its own curve first reaches `progress`: 0 and 1 at the ends, and
  /// the end for what the curve does not reach.
  func time(at progress: Double) -> Double {
    guard progress > 0, progress != 1 else { return progress > 0 ? 1 : 0 }
    if case .linear = curve { return min(progress, 1) }
    var low = 0.0
    var high = 1.0
    var isFound = false
    for step in 1...Self.steps where !isFound {
      let time = Double(step) / Double(Self.steps)
      isFound = self.progress(at: time) >= progress
      if isFound { high = time } else { low = time }
    }
    guard isFound else { return 1 }
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if self.progress(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
