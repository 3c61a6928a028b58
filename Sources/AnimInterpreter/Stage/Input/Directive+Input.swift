import AnimRuntime

extension Directive {
  /// The handlers of `on`: one clause a kind of gesture, in the order of the kinds.
  static let handlers: [Clause] = zip(
    GestureKind.allCases,
    [
      "handles taps", "handles drags, at each move",
      "handles two fingers that move apart or together",
      "handles two fingers that turn", "handles quick strokes",
      "handles long presses",
    ]
  ).map { kind, text in Clause(label: kind.name, type: .closure, text: text) }

  static let directions = SwipeDirection.allCases.map(\.name)

  private static let touches = Clause(
    label: "touches", type: .count, defaultText: "1", text: "the number of fingers")

  private static let over = Clause(
    label: "over", type: .duration, defaultText: "0.5s", text: "from touching down to lifting")

  private static let target = Clause(
    label: "target", type: .viewOrPoint,
    text: "a view, touched at the middle of its visible part, or a point of the stage")

  static let on = Directive("on", perform: Input.on) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "view", type: .view, text: "the view that receives the input"),
      clauses: handlers + [
        Clause(
          label: "taps", type: .count, defaultText: "any", text: "the required number of taps"),
        Clause(
          label: "touches", type: .count, defaultText: "any", text: "the required number of fingers"
        ),
        Clause(
          label: "direction", type: .symbol, symbols: directions, defaultText: "any",
          text: "the required direction of a swipe"),
        Clause(
          label: "duration", type: .duration, defaultText: "0.5s",
          text: "the required length of a press"),
      ],
      needsHandler: true,
      text: "Defines how a view handles gestures; each block gets the gesture and may wait.",
      example: "on card tap { touch in flip(touch.view) }")
  }

  static let tap = Directive("tap", perform: Input.gesture(.tap)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(label: "taps", type: .count, defaultText: "1", text: "the number of taps"), touches,
      ],
      text: "Taps like a user: the visible view at the point gets the tap.",
      example: "at 1s { tap card }")
  }

  static let pan = Directive("pan", perform: Input.gesture(.pan)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "from", type: .point, defaultText: "the target",
          text: "where the finger comes down"),
        Clause(label: "to", type: .point, isRequired: true, text: "where the finger lifts"),
        over, touches,
      ],
      text: "Drags a finger in a straight line over the stage, at constant speed.",
      example: "at 2s { pan panel from (160, 600) to (160, 300) over 0.5s }")
  }

  static let pinch = Directive("pinch", perform: Input.gesture(.pinch)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "scale", type: .number, isRequired: true,
          text: "the final distance of the fingers, relative to that at the start"), over,
      ],
      text: "Moves two fingers apart, or together.", example: "at 1s { pinch photo scale 2 }")
  }

  static let rotate = Directive("rotate", perform: Input.gesture(.rotate)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "by", type: .angle, isRequired: true, text: "the angle; positive is clockwise"),
        over,
      ],
      text: "Turns two fingers about their middle.", example: "at 1s { rotate photo by 90deg }")
  }

  static let swipe = Directive("swipe", perform: Input.gesture(.swipe)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "direction", type: .symbol, symbols: directions, isRequired: true,
          text: "the direction"), touches,
      ],
      text: "Strokes quickly with a finger.", example: "at 1s { swipe card direction .left }")
  }

  static let longPress = Directive("longPress", perform: Input.gesture(.longPress)) {
    Syntax(
      result: "gesture", subject: target,
      clauses: [
        Clause(
          label: "duration", type: .duration, defaultText: "1s",
          text: "from touching down to lifting"), touches,
      ],
      text: "Presses a finger for a time.", example: "at 1s { longPress card duration 0.8s }")
  }
}
