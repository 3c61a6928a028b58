/// Which jumps a stepped curve makes at its ends, by the words of CSS Easing 2.
public enum StepPosition: UInt8, CaseIterable, Hashable, Sendable {
  /// The first step ends at once: a jump at 0, none at 1.
  case jumpStart
  /// The last step ends with the time: no jump at 0, one at 1.
  case jumpEnd
  /// No jump at either end, so that the first step shows 0 and the last shows 1.
  case jumpNone
  /// A jump at both ends.
  case jumpBoth

  public var name: String {
    switch self {
    case .jumpStart: "jumpStart"
    case .jumpEnd: "jumpEnd"
    case .jumpNone: "jumpNone"
    case .jumpBoth: "jumpBoth"
    }
  }

  /// The least number of steps that makes a jump.
  public var leastCount: Int { self == .jumpNone ? 2 : 1 }
}

/// The step function of CSS Easing 2: equal steps in time, with equal jumps between them. At a jump
/// itself it has the value after the jump.
public struct StepCurve: Hashable, Sendable {
  /// The most steps a curve may have; all counts up to it, and their quotients, are exact enough to
  /// be told apart.
  public static let mostSteps = 1_000_000_000

  public let count: Int
  public let position: StepPosition

  /// Nil if `count` is below `position.leastCount` or above `mostSteps`.
  public init?(count: Int, position: StepPosition = .jumpEnd) {
    guard (position.leastCount...Self.mostSteps).contains(count) else { return nil }
    self.count = count
    self.position = position
  }

  /// Progress at `x`, 0…1.
  func output(_ x: Double) -> Double {
    let rises = position == .jumpStart || position == .jumpBoth
    let jumps = position == .jumpNone ? count - 1 : position == .jumpBoth ? count + 1 : count
    let step = min(stepsOver(at: x) + (rises ? 1 : 0), jumps)
    return Double(step) / Double(jumps)
  }

  /// How many steps are over at `x`.
  ///
  /// A time exactly at a jump comes as the rounded quotient k / count, and x · count may round to
  /// either side of k. So the quotients are compared, not the product.
  private func stepsOver(at x: Double) -> Int {
    let step = Int(x * Double(count))
    if Double(step + 1) / Double(count) <= x { return step + 1 }
    return Double(step) / Double(count) <= x ? step : step - 1
  }
}
