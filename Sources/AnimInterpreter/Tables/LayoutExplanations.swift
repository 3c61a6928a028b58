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
    }
  }
}
