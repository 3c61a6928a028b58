import AnimRuntime

extension NativeRow {
  /// One row a kind, in the order of the cases.
  static let all: [NativeRow] =
    [
      NativeRow(kind: .none, isNamed: false), view, timer, animation, task, constraint, animator,
      presentation, gesture,
    ]
    + NativeKind.allCases.drop { $0 != .tap }.prefix(GestureKind.allCases.count).map {
      NativeRow(kind: $0, general: .gesture)
    } + dynamics
}
