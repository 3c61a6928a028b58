import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what layout remarks, ordered by id.
  public static let layout: [DiagnosticEntry] = LayoutNoteID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }
}

extension LayoutNoteID {
  var entry: DiagnosticEntry {
    switch self {
    case .brokenConstraint:
      DiagnosticEntry(
        id: rawValue, title: "a required constraint that cannot hold",
        explanation: """
          A constraint of priority 1000 must hold. Where several cannot hold together, the one that \
          was activated last counts for nothing until something changes; the note names it and \
          those it contradicts. Leave one of them out, or give it a priority below 1000.
          """,
        wrong: """
          let box = view (50, 50)
          constraint box.left equals 0
          constraint box.top equals 0
          constraint box.width equals 100 identifier "wide"
          constraint box.width atMost 90 identifier "narrow"
          """,
        right: """
          let box = view (50, 50)
          constraint box.left equals 0
          constraint box.top equals 0
          constraint box.width equals 100 priority 999 identifier "wide"
          constraint box.width atMost 90 identifier "narrow"
          """)
    case .ambiguousLayout:
      DiagnosticEntry(
        id: rawValue, title: "constraints that leave a place or size open",
        explanation: """
          A view with constraints needs as many as say where it lies and how large it is along both \
          axes; the size it was made with counts for its size. What they leave open stays as it is. \
          Two views that share a length and hug their contents equally leave open which of them \
          grows: give one a higher `hugging`.
          """,
        wrong: "let box = view (50, 50)\nconstraint box.top equals stage.top",
        right: """
          let box = view (50, 50)
          constraint box.top equals stage.top
          constraint box.left equals stage.left
          """)
    case .suspendedConstraint:
      DiagnosticEntry(
        id: rawValue, title: "a constraint of a view that physics moves",
        explanation: """
          While an item is in an animator of dynamics, its place is the animator's. Constraints that \
          say where it lies count for nothing until it has left; those of its size hold, and what \
          leans on it goes by where it is. Deactivate such a constraint before the view is added to \
          a behavior, place the view by its `center`, or remove it from its behaviors for layout to \
          place it again.
          """,
        wrong: """
          let ball = view (20, 20)
          constraint ball.centerX equals 160
          constraint ball.top equals 40
          gravity ball
          """,
        right: """
          let ball = view (20, 20)
          let x = constraint ball.centerX equals 160
          let y = constraint ball.top equals 40
          stage.layoutIfNeeded()
          deactivate [x, y]
          gravity ball
          """)
    }
  }
}
