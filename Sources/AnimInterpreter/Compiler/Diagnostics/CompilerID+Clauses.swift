import AnimSyntax

extension CompilerID {
  /// The explanations of the diagnostics about clauses that stand together; nil for the others.
  var entryAboutClauses: DiagnosticEntry? {
    switch self {
    case .clauseAlone:
      entry(
        "a clause without the one it belongs to",
        """
        Some clauses add to another one. An initial velocity has an effect only on a spring, which \
        `damping` or `stiffness` make of an animation; a mass only together with `stiffness`.
        """, wrong: "let box = view (10, 10)\nanimate 1s velocity 2 { box.alpha = 0 }",
        right: "let box = view (10, 10)\nanimate 1s damping 0.7 velocity 2 { box.alpha = 0 }")
    case .clausesConflict:
      entry(
        "two clauses that exclude each other",
        "An animation follows either a curve or a spring, which is a curve of its own: keep one.",
        wrong: "let box = view (10, 10)\nanimate 1s curve .easeIn damping 0.7 { box.alpha = 0 }",
        right: "let box = view (10, 10)\nanimate 1s damping 0.7 { box.alpha = 0 }")
    case .droppedOption:
      entry(
        "an option that could have no effect here",
        """
        The platform has options about how often a screen draws. Here every value is exact at \
        every time and nothing is drawn, so there is nothing for them to change.
        """,
        wrong: """
          let box = view (10, 10)
          animate 1s options .preferredFramesPerSecond30 { box.alpha = 0 }
          """,
        right: """
          let box = view (10, 10)
          animate 1s { box.alpha = 0 }
          trace box.alpha every .frame
          """)
    case .ignoredPart:
      entry(
        "a part of a sentence that changes nothing",
        """
        A spring is a curve of its own, so another curve has no effect on it. A spring made by \
        `stiffness` takes the time it needs to settle, so a duration has no effect on it: leave that \
        part out, or give the spring a duration by `damping` alone. A behavior uses only the clauses \
        of its kind: `axis` applies to what slides, `smoothness` to noise, `damping` to the spring \
        that a `frequency` makes of a rod.
        """,
        wrong: "let box = view (10, 10)\nanimate 1s stiffness 100 damping 10 { box.alpha = 0 }",
        right: "let box = view (10, 10)\nanimate() stiffness 100 damping 10 { box.alpha = 0 }")
    default: nil
    }
  }
}
