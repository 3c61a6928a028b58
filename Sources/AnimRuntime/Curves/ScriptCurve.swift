/// A curve that is a function of the script, and the one value of it that is known.
///
/// The runtime calls nobody. Before somebody looks at what is seen, `nextCurveRequest` names the
/// inputs whose values are not known yet, and `answer` brings these here.
struct ScriptCurve: Sendable {
  let callback: Callback
  /// The input whose value is known; −1 before the first one.
  private(set) var input = -1.0
  private var value = 0.0

  init(callback: Callback) { self.callback = callback }

  func isKnown(_ x: Double) -> Bool { x == input }

  /// The value at `x`, which must be known.
  func output(_ x: Double) -> Double {
    assert(isKnown(x), "a curve of the script is read at \(x) and known at \(input)")
    return value
  }

  mutating func learn(_ value: Double, at x: Double) {
    input = x
    self.value = value
  }
}
