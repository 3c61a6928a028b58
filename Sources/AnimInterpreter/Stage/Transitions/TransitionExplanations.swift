import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what transitions remark, ordered by id.
  public static let transitions: [DiagnosticEntry] = TransitionNoteID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }
}

extension TransitionNoteID {
  var entry: DiagnosticEntry {
    switch self {
    case .curlNotFullscreen:
      DiagnosticEntry(
        id: rawValue, title: "a page curl on a view that does not fill the stage",
        explanation: """
          `.curlUp` and `.curlDown` turn the whole stage like the page of a book. On a smaller \
          view they look wrong, although they change its contents. Use a flip or `.crossDissolve` \
          there.
          """,
        wrong: """
          let card = view (80, 120)
          transition card duration 1s options .curlUp { card.backgroundColor = .white }
          """,
        right: """
          let card = view (80, 120)
          transition card duration 1s options .flipFromLeft { card.backgroundColor = .white }
          """)
    case .transitionOverlap:
      DiagnosticEntry(
        id: rawValue, title: "two transitions of one view at the same time",
        explanation: """
          A transition starts during another one of the same view. Both continue and both \
          complete, and the view swaps its contents twice: they compete. Start the second in the \
          completion of the first, or ignore the input that would start it.
          """,
        wrong: """
          let card = view (80, 120)
          transition card duration 1s options .flipFromLeft { card.backgroundColor = .white }
          after 0.5s {
            transition card duration 1s options .flipFromRight { card.backgroundColor = .black }
          }
          """,
        right: """
          let card = view (80, 120)
          transition card duration 1s options .flipFromLeft {
            card.backgroundColor = .white
          } completion { finished in
            transition card duration 1s options .flipFromRight { card.backgroundColor = .black }
          }
          """)
    case .transitionUnseen:
      DiagnosticEntry(
        id: rawValue, title: "a transition that cannot be seen",
        explanation: """
          A view that is not on the stage, or is in a screen that has not appeared, is invisible. \
          The change takes effect at once, and the transition completes at once, with true. Add \
          the view to the stage first.
          """,
        wrong: """
          let card = view (80, 120) in nil
          transition card duration 1s options .flipFromLeft { card.backgroundColor = .white }
          """,
        right: """
          let card = view (80, 120)
          transition card duration 1s options .flipFromLeft { card.backgroundColor = .white }
          """)
    }
  }
}
