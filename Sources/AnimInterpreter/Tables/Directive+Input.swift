import AnimRuntime

extension Directive {
  /// The handlers of `on`: one clause a kind of gesture, in the order of the kinds.
  static let handlers: [Clause] = zip(
    GestureKind.allCases,
    [
      "what a tap does", "what a drag does, at each of its moves", "what two fingers do together",
      "what two fingers do when they turn", "what a quick stroke does",
      "what a finger does that stays",
    ]
  ).map { kind, text in Clause(label: kind.name, type: .closure, text: text) }

  static let directions = SwipeDirection.allCases.map(\.name)

  private static let touches = Clause(
    label: "touches", type: .count, defaultText: "1", text: "with how many fingers")

  private static let over = Clause(
    label: "over", type: .duration, defaultText: "0.5s", text: "from touching down to lifting off")

  private static let target = Clause(
    label: "target", type: .viewOrPoint,
    text: "a view, at the middle of what is seen, or a point of the stage")

  /// What is done with fingers, and what they do.
  static let input: [Directive] = [
    Directive(
      id: .on, result: "nothing",
      subject: Clause(label: "view", type: .view, text: "whose input it is"),
      clauses: handlers + [
        Clause(
          label: "taps", type: .count, defaultText: "any", text: "how often a tap must be repeated"),
        Clause(
          label: "touches", type: .count, defaultText: "any", text: "how many fingers it must be"),
        Clause(
          label: "direction", type: .symbol, symbols: directions, defaultText: "any",
          text: "where a swipe must go"),
        Clause(
          label: "duration", type: .duration, defaultText: "0.5s",
          text: "how long a press must last"),
      ],
      text: "Says what a view does with gestures; each block gets the gesture and may wait.",
      example: "on card tap { touch in flip(touch.view) }"),
    Directive(
      id: .tap, result: "gesture", subject: target,
      clauses: [
        Clause(label: "taps", type: .count, defaultText: "1", text: "how often"), touches,
      ],
      text: "Taps, as a user would: what is seen there gets it.", example: "at 1s { tap card }"),
    Directive(
      id: .pan, result: "gesture", subject: target,
      clauses: [
        Clause(label: "from", type: .point, defaultText: "the target", text: "where it comes down"),
        Clause(label: "to", type: .point, isRequired: true, text: "where it is lifted"),
        over, touches,
      ],
      text: "Drags a finger in a straight line over the stage, at one speed.",
      example: "at 2s { pan panel from (160, 600) to (160, 300) over 0.5s }"),
    Directive(
      id: .pinch, result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "scale", type: .number, isRequired: true,
          text: "the distance of the fingers at the end, 1 being that of the start"), over,
      ],
      text: "Moves two fingers apart, or together.", example: "at 1s { pinch photo scale 2 }"),
    Directive(
      id: .rotate, result: "gesture", subject: target,
      clauses: [
        Clause(label: "by", type: .angle, isRequired: true, text: "how far; positive is clockwise"),
        over,
      ],
      text: "Turns two fingers about their middle.", example: "at 1s { rotate photo by 90deg }"),
    Directive(
      id: .swipe, result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "direction", type: .symbol, symbols: directions, isRequired: true,
          text: "where it goes"), touches,
      ],
      text: "Strokes quickly.", example: "at 1s { swipe card direction .left }"),
    Directive(
      id: .longPress, result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "duration", type: .duration, defaultText: "1s",
          text: "from touching down to lifting off"), touches,
      ],
      text: "Presses and stays.", example: "at 1s { longPress card duration 0.8s }"),
  ]
}
