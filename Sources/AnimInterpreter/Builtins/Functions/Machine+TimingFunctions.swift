import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// Makes a curve.
  mutating func performTiming(_ id: BuiltinID, _ arguments: Arguments) throws(Failure) -> Value {
    id == .steps
      ? heap.make(.steps(try stepCurve(arguments))) : heap.make(.stops(try stopCurve(arguments[0])))
  }

  private func stepCurve(_ arguments: Arguments) throws(Failure) -> StepCurve {
    let count = arguments.whole(0) ?? 0
    var position = StepPosition.jumpEnd
    if arguments.isGiven(1) {
      let name = names[Name(id: UInt32(arguments[1].index))]
      guard let named = StepPosition.allCases.first(where: { $0.name == name }) else {
        throw .unknownStepPosition(name)
      }
      position = named
    }
    guard let curve = StepCurve(count: count, position: position) else {
      throw .stepCount(count, position)
    }
    return curve
  }

  private func stopCurve(_ value: Value) throws(Failure) -> StopCurve {
    var stops: [CurveStop] = []
    for element in heap.array(value) {
      guard let stop = stop(element) else { throw .notAStop(brief(element)) }
      stops.append(stop)
    }
    guard let curve = StopCurve(stops) else { throw .tooFewStops() }
    return curve
  }

  /// The stop that a number or a point describes; nil for anything else and for numbers beyond a
  /// billion, which no movement needs.
  private func stop(_ value: Value) -> CurveStop? {
    var stop: CurveStop
    if value.isNumber {
      stop = CurveStop(value.number)
    } else if value.kind == .point {
      let point = heap.point(value)
      stop = CurveStop(point.x, at: point.y)
    } else {
      return nil
    }
    return max(stop.output.magnitude, (stop.input ?? 0).magnitude) <= 1e9 ? stop : nil
  }
}

extension Failure {
  fileprivate static func unknownStepPosition(_ name: String) -> Failure {
    let known = StepPosition.allCases.map(\.name)
    return Failure(
      .unknownSymbol, "'.\(name)' is not a position of '.steps'",
      note: Spelling.closest(to: name, among: known).map { "did you mean '.\($0)'?" }
        ?? "it takes " + known.map { "." + $0 }.joined(separator: ", "))
  }

  fileprivate static func stepCount(_ count: Int, _ position: StepPosition) -> Failure {
    if count > StepCurve.mostSteps {
      return Failure(
        .wrongArgument, "'.steps' takes at most a billion steps, not \(count)",
        note: "so many steps look like `.linear`")
    }
    return Failure(
      .wrongArgument,
      position == .jumpNone
        ? "'.steps' with '.jumpNone' needs at least 2 steps: the first shows the start, the last the end"
        : "'.steps' needs at least 1 step",
      note: "as in `.steps(4)`")
  }

  fileprivate static func notAStop(_ found: String) -> Failure {
    Failure(
      .wrongArgument, "a stop of '.linear' is a number or a point (value, input), not \(found)",
      note: "both within a billion, as in `.linear([0, (0.3, 0.2), 1])`")
  }

  fileprivate static func tooFewStops() -> Failure {
    Failure(
      .wrongArgument, "'.linear' needs at least two stops",
      note: "as in `.linear([0, 1])`, or `.linear` without parentheses for one straight line")
  }
}
