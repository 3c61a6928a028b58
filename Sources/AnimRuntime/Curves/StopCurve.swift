/// One point of a curve of straight lines, before its input is settled.
public struct CurveStop: Hashable, Sendable {
  /// The progress the curve has there.
  public var output: Double
  /// The fraction of the duration; nil to be spread evenly between the stops around.
  public var input: Double?

  public init(_ output: Double, at input: Double? = nil) {
    self.output = output
    self.input = input
  }
}

/// The linear function of CSS Easing 2: straight lines from stop to stop, and on beyond the first
/// and the last one. Two stops with the same input make a jump, and at a jump itself it has the
/// value after the jump.
public struct StopCurve: Hashable, Sendable {
  /// A stop with its input, which is not below the one before.
  public struct Stop: Hashable, Sendable {
    public var output: Double
    public var input: Double
  }

  /// The stops in order of their inputs.
  public var stops: [Stop] { table.stops }

  /// Shared by all copies, so that a solver can look at it without owning it.
  let table: StopTable

  /// Settles the inputs: the first is 0 and the last 1 unless given, one below an earlier one counts
  /// as that, and those between are spread evenly. Nil for fewer than two stops and for numbers that
  /// are not finite.
  public init?(_ stops: [CurveStop]) {
    guard stops.count >= 2,
      stops.allSatisfy({ $0.output.isFinite && ($0.input ?? 0).isFinite })
    else { return nil }
    let inputs = Self.spread(Self.raised(stops))
    table = StopTable(zip(stops, inputs).map { Stop(output: $0.output, input: $1) })
  }

  public static func == (a: StopCurve, b: StopCurve) -> Bool { a.stops == b.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }

  /// The inputs that are known, each not below those before.
  private static func raised(_ stops: [CurveStop]) -> [Double?] {
    var largest = -Double.infinity
    return stops.enumerated().map { place, stop in
      let isFirst = place == 0
      let isLast = place == stops.count - 1
      guard let input = stop.input ?? (isFirst ? 0 : isLast ? 1 : nil) else { return nil }
      largest = max(largest, input)
      return largest
    }
  }

  /// The inputs with the unknown ones spread evenly between the known ones around.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var settled: [Double] = []
    for (place, input) in inputs.enumerated() {
      guard let input else { continue }
      let last = settled.last ?? input
      let missing = place - settled.count
      for gap in stride(from: 1, through: missing, by: 1) {
        settled.append(last + (input - last) * (Double(gap) / Double(missing + 1)))
      }
      settled.append(input)
    }
    return settled
  }
}

/// The stops of a curve, with their inputs settled.
final class StopTable: Sendable {
  let stops: [StopCurve.Stop]

  init(_ stops: [StopCurve.Stop]) { self.stops = stops }

  /// Progress at `x`.
  func output(_ x: Double) -> Double {
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    let index = min(max(low - 1, 0), stops.count - 2)
    let (a, b) = (stops[index], stops[index + 1])
    if x == b.input || a.input == b.input { return b.output }
    return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
  }
}
