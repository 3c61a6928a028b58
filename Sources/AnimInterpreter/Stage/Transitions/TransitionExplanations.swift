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
        id: rawValue, title: "a page curls that does not fill the stage",
        explanation: """
          `.curlUp` and `.curlDown` turn the whole stage like the page of a book. On a smaller view \
          they look wrong; it changes its contents all the same. Use a flip or `.crossDissolve` for it.
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
          A transition starts while another one of the same view is under way. Both go on and \
          both complete, and the view swaps its contents twice: it seems to fight with itself. \
          Start the second in the completion of the first, or ignore what would start it.
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
        id: rawValue, title: "a transition of what is not seen",
        explanation: """
          Nothing is seen of a view that is not on the stage, or in a screen that has not appeared. \
          The change happens at once, and the transition completes at once, with true. Put the view \
          on the stage before.
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
