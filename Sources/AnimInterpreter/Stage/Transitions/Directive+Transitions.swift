import AnimRuntime

extension Directive {
  /// The options of `transition`.
  static let transitionOptions = OptionRow.all.filter { $0.isForTransitions }.map(\.name)

  static let transition = Directive("transition", perform: Transitions.transition) {
    Syntax(
      result: "animation",
      subject: Clause(
        label: "view", type: .view, text: "the view whose contents change, or that is replaced"),
      clauses: [
        Clause(
          label: "to", type: .view,
          text: "takes the view's place in its superview; the view is removed"),
        Clause(
          label: "duration", type: .duration, isRequired: true, text: "its duration"),
        Clause(
          label: "delay", type: .duration, defaultText: "0s", text: "the wait before it starts"),
        Clause(
          label: "options", type: .symbols, symbols: transitionOptions, defaultText: ".none",
          text: "the effect and the way it runs"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, defaultText: ".easeInOut",
          text: Clause.curveText),
        Clause(
          label: "completion", type: .closure,
          text: "called at the end with true, or false if the view has left the stage"),
      ],
      block: .now, blockInstead: "to",
      text:
        "Runs the block at once; its changes to the view's contents become visible half-way.",
      example:
        "transition card duration 0.6s options .flipFromLeft { card.faceUp = !card.faceUp }")
  }
}
