import AnimRuntime

extension Directive {
  static let screen = Directive("screen", perform: Screens.screen) {
    Syntax(
      result: "screen",
      subject: Clause(
        label: "size", type: .pointOrRect, defaultText: "its superview's",
        text: "its size, or its frame"),
      isSubjectRequired: false,
      clauses: [
        Clause(label: "center", type: .point, text: "the position of its center in its superview"),
        Clause(
          label: "in", type: .viewOrNil, defaultText: "stage",
          text: "the view or screen that contains it; nil keeps it off the stage"),
        Clause(label: "name", type: .string, text: "its name in the trace"),
      ]
        + ScreenMoment.allCases.map { moment in
          Clause(label: moment.name, type: .closure, text: moment.text)
        },
      takesViewProperties: true,
      text: "Makes a view whose handlers run when it appears and disappears.",
      example: "let face = screen() appear { blink() } willDisappear { stopBlinking() }")
  }
}

extension ScreenMoment {
  /// When it is, as documentation says it.
  var text: String {
    switch self {
    case .willAppear: "called when it has been added to the stage, before it is laid out"
    case .appear: "called when it is laid out: start animations here"
    case .willDisappear: "called when it has been removed from the stage: stop animations here"
    case .disappear: "called when it is gone, after the transition that removed it is over"
    }
  }
}
