import AnimSyntax

extension CompilerID {
  /// The explanations of the diagnostics about clauses that stand together; nil for the others.
  var entryAboutClauses: DiagnosticEntry? {
    switch self {
    case .clauseAlone:
      entry(
        "a clause without the one it belongs to",
        """
        Some clauses add to another one. A first speed means something only for a spring, which \
        `damping` or `stiffness` make of an animation; a mass only beside `stiffness`.
        """, wrong: "let box = view (10, 10)\nanimate 1s velocity 2 { box.alpha = 0 }",
        right: "let box = view (10, 10)\nanimate 1s damping 0.7 velocity 2 { box.alpha = 0 }")
    case .clausesConflict:
      entry(
        "two clauses that say the same in different ways",
        "An animation runs by a curve or by a spring, which is a curve of its own: keep one.",
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
        A spring moves by its own law: a curve beside it says nothing, and one made by `stiffness` \
        takes the time it needs to settle, whatever duration is written. Leave that part out, or \
        give the spring a duration by `damping` alone. Behaviors, too, go by what their kind has a use \
        for: an `axis` is for what slides, `smoothness` for noise, `damping` for the spring that a \
        `frequency` makes of a rod.
        """,
        wrong: "let box = view (10, 10)\nanimate 1s stiffness 100 damping 10 { box.alpha = 0 }",
        right: "let box = view (10, 10)\nanimate() stiffness 100 damping 10 { box.alpha = 0 }")
    default: nil
    }
  }
}
