import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what screens remark, ordered by id.
  public static let screens: [DiagnosticEntry] = ScreenNoteID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }
}

extension ScreenNoteID {
  var entry: DiagnosticEntry {
    switch self {
    case .animationUnseen:
      DiagnosticEntry(
        id: rawValue, title: "an animation that cannot be seen",
        explanation: """
          The view is not on the stage, or its screen has not appeared. It is invisible, so the \
          change takes effect at once, and an animation without other changes is over at once. \
          Start animations in the screen's `appear`.
          """,
        wrong: """
          let menu = screen()
          let title = view (200, 40) in menu
          animate 1s { title.alpha = 0 }
          """,
        right: """
          let menu = screen() appear {
            animate 1s { title.alpha = 0 }
          }
          let title = view (200, 40) in menu
          """)
    }
  }
}
