import AnimRuntime

extension Directive {
  /// The curves that have names.
  static let curveSymbols = NamedCurve.all.map(\.row.name)

  static let options = OptionRow.all.filter { $0.isForAnimations && $0.absence == nil }.map(\.name)

  static let interruptions = ["replace", "additive"]

  static let animate = Directive("animate", perform: Animations.animate) {
    Syntax(
      result: "animation",
      subject: Clause(label: "duration", type: .duration, text: "the duration of one run"),
      subjectInstead: "stiffness",
      clauses: [
        Clause(
          label: "delay", type: .duration, defaultText: "0s", text: "the wait before it starts"),
        Clause(
          label: "options", type: .symbols, symbols: options, defaultText: ".curveEaseInOut",
          text: "the way it runs"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, excludes: Clause.springs,
          text: Clause.curveText),
        Clause(
          label: "repeatCount", type: .number, defaultText: "1", range: .count,
          text: "the number of runs; may be fractional or infinity"),
        Clause(label: "autoreverses", type: .boolean, defaultText: "false", text: "there and back"),
      ] + Clause.spring + [
        Clause(
          label: "interruption", type: .symbol, symbols: interruptions, defaultText: ".replace",
          text: "its effect on older blocks that move the same properties"),
        completion,
      ],
      block: .now,
      text:
        "Runs the block at once; the presentation follows its changes over delay and duration.",
      example: "animate 3s delay 2s options .curveLinear { box.alpha = 0 }")
  }

  static let keyframe = Directive("keyframe", perform: Animations.keyframe) {
    Syntax(
      result: "nothing",
      subject: Clause(
        label: "start", type: .fraction, text: "its start, as a fraction of the animation"),
      clauses: [
        Clause(
          label: "duration", type: .fraction, defaultText: "the rest",
          text: "its duration, as a fraction of the animation"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, defaultText: "the animation's",
          excludes: ["damping"], text: Clause.curveText),
      ] + Clause.keyframeSpring,
      block: .now,
      text:
        "In the block of `animate`: the changes of its block move during this part only.",
      example: "animate 2s { keyframe 0.5 duration 0.25 { box.alpha = 0 } }")
  }
}
