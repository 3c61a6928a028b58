import AnimRuntime

extension Directive {
  static let screen = Directive(
    id: .screen, result: "screen",
    subject: Clause(
      label: "size", type: .pointOrRect, defaultText: "its superview's",
      text: "its size, or its frame"),
    isSubjectRequired: false,
    clauses: [
      Clause(label: "center", type: .point, text: "where its center is in its superview"),
      Clause(
        label: "in", type: .viewOrNil, defaultText: "stage",
        text: "the view or screen it is embedded in; nil keeps it away"),
      Clause(label: "name", type: .string, text: "what the trace calls it"),
    ]
      + ScreenMoment.allCases.map { moment in
        Clause(label: moment.name, type: .closure, text: moment.text)
      },
    text: "Makes a view that is told when it appears and disappears.",
    example: "let face = screen() appear { blink() } willDisappear { stopBlinking() }")
}

extension ScreenMoment {
  /// When it is, as documentation says it.
  var text: String {
    switch self {
    case .willAppear: "called when it has come onto the stage, before it is laid out"
    case .appear: "called when it is there and laid out: the place to start what moves"
    case .willDisappear: "called when it has left the stage: the place to stop what moves"
    case .disappear: "called when it is gone, and the transition that took it away is over"
    }
  }
}
