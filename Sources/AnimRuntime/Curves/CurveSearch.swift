/// The search for the input at which a curve first reaches a progress, one value at a time.
///
/// The values may come from anywhere: `input` names the next one that is needed, and `take` gets it.
/// The curve may turn round, so it is stepped through before the place is narrowed down.
struct CurveSearch: Sendable {
  /// In how many steps a place on a curve is looked for that may turn round.
  private static let steps = 256
  /// How often an interval is halved: more often than a number has digits.
  private static let halvings = 80

  private let goal: Double
  private var low = 0.0
  private var high = 1.0
  private var step = 1
  private var halving = 0
  /// The input whose value is needed next; nil when the search is over.
  private(set) var input: Double?

  /// - Parameter goal: the progress; 0 and below is reached at the start, 1 at the end, where the
  ///   way is exact whatever the curve says.
  init(goal: Double) {
    self.goal = goal
    if goal <= 0 {
      high = 0
    } else if goal != 1 {
      input = 1 / Double(Self.steps)
    }
  }

  /// What was looked for, once the search is over: the end for what the curve does not reach.
  var result: Double { high }

  /// Takes the value at `input`.
  mutating func take(_ value: Double) {
    guard let input else { return }
    let isReached = value >= goal
    if isReached { high = input } else { low = input }
    if halving == 0, !isReached {
      step += 1
      // At the end the value is 1.
      let isLast = step == Self.steps
      self.input = isLast ? (goal < 1 ? middle() : nil) : Double(step) / Double(Self.steps)
    } else {
      self.input = middle()
    }
  }

  /// The middle of the interval; nil once it cannot be halved any more.
  private mutating func middle() -> Double? {
    let middle = low + (high - low) / 2
    guard halving < Self.halvings, middle > low, middle < high else { return nil }
    halving += 1
    return middle
  }
}
