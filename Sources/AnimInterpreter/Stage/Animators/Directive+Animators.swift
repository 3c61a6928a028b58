import AnimSyntax

extension Directive {
  static let animator = Directive("animator", perform: Animators.animator) {
    Syntax(
      result: "animator",
      subject: Clause(label: "duration", type: .duration, text: "the duration of the whole way"),
      subjectInstead: "stiffness",
      clauses: [
        Clause(
          label: "delay", type: .duration, defaultText: "0s",
          text: "the wait between start and motion"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, defaultText: ".easeInOut",
          excludes: Clause.springs, text: Clause.curveText),
      ] + Clause.spring + [
        Clause(
          label: "running", type: .boolean, defaultText: "false",
          text: "starts it at once if true"
        ),
        Clause(
          label: "completion", type: .closure,
          text: "called when it is over, with the position: .start, .current or .end"),
      ],
      block: .later, isBlockRequired: false,
      text: "Makes an animation that can be paused, scrubbed, reversed and stopped; its block "
        + "runs when it becomes active.",
      example: "let fade = animator 2s { box.alpha = 0 }")
  }
}
