/// The search for the time at which a curve's progress comes to one half, one value at a time.
///
/// The values may come from anywhere: `part` names the next one that is needed, and `take` gets it.
struct HalfwaySearch: Sendable {
  private let middle: Int64
  private var low: Int64 = 0
  private var high: Int64
  /// The flicks from the start whose value is needed next; nil when the search is over.
  private(set) var part: Int64? = 0

  /// - Parameter duration: the flicks of the whole way.
  init(duration: Int64) {
    middle = duration / 2
    high = duration
  }

  /// What was looked for, once the search is over: the end for a curve that does not come so far.
  var result: Time { Time(flicks: high) }

  /// Takes the progress at `part`.
  mutating func take(_ progress: Double) {
    guard let part else { return }
    let isThere = part == 0 ? progress >= 0.5 : part == middle && abs(progress - 0.5) < 1e-9
    if isThere {
      high = part
      self.part = nil
      return
    }
    // A rounding error of the curve must not cost a flick.
    if progress < 0.5 - 1e-12 { low = part } else if part > 0 { high = part }
    self.part = high - low > 1 ? low + (high - low) / 2 : nil
  }
}
