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
        id: rawValue, title: "a required constraint that cannot be satisfied",
        explanation: """
          A constraint of priority 1000 is required. If several contradict each other, the one \
          that was activated last has no effect until something changes; the note names it and \
          those it contradicts. Remove one of them, or give it a priority below 1000.
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
        id: rawValue, title: "constraints that leave a position or size open",
        explanation: """
          The constraints of a view must determine its position and size along both axes; its \
          initial size counts as the size of its content. A position or size that they leave open \
          does not change. If two views share a length and have equal `hugging`, it is open which \
          of them grows: give one a higher `hugging`.
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
          While an item is in an animator of dynamics, the animator owns its position. Constraints \
          that would place it have no effect until it has left; constraints of its size hold, and \
          views constrained to it follow its current position. Deactivate such a constraint before \
          the view is added to a behavior and place the view by its `center`, or remove the view \
          from its behaviors so that layout places it again.
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
