import AnimRuntime
import AnimSyntax

/// The timing curves of the script.
enum Curves {
  /// The curve that a value describes: a symbol, four control numbers, or what a call has made.
  static func curve(_ value: Value, _ machine: Machine) throws(Failure) -> TimingCurve {
    switch value.kind {
    case .symbol:
      if let named = TimingCurve(named: machine.names[Name(id: UInt32(value.index))]) {
        return named
      }
    case .curve:
      return machine.heap.curve(value)
    case .array:
      let points = machine.heap.array(value)
      if points.count == 4, points.allSatisfy({ $0.isNumber && !$0.number.isInfinite }) {
        guard (0...1).contains(points[0].number), (0...1).contains(points[2].number) else {
          throw .controlPointsOutside()
        }
        return .cubic(
          x1: points[0].number, y1: points[1].number, x2: points[2].number, y2: points[3].number)
      }
    default: break
    }
    throw .wrongClause("curve", "curve", machine.typeName(of: value))
  }
}

extension Failure {
  static func controlPointsOutside() -> Failure {
    Failure(
      .wrongArgument, "the first and third control number of a curve must be times between 0 and 1",
      note: "as in `curve [0.25, 0.1, 0.25, 1]`")
  }
}
