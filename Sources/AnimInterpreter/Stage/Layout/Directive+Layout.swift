extension Directive {
  static let constraint = Directive("constraint", perform: Layout.makeConstraint) {
    Syntax(
      result: "constraint",
      subject: Clause(
        label: "of", type: .anchor, text: "a side, center or length of the view that it places"),
      clauses: [
        Clause(
          label: "equals", type: .anchorOrNumber,
          text: "the value it must equal: an anchor, or points"),
        Clause(label: "atLeast", type: .anchorOrNumber, text: "its lower bound"),
        Clause(label: "atMost", type: .anchorOrNumber, text: "its upper bound"),
        Clause(
          label: "multiplier", type: .number, defaultText: "1", text: "the factor of the anchor"),
        Clause(label: "constant", type: .number, defaultText: "0", text: "points added to it"),
        Clause(
          label: "priority", type: .number, defaultText: "1000",
          text: "from 1 to 1000; 1000 is required"),
        Clause(
          label: "identifier", type: .string,
          text: "the name by which notes and look-ups identify it"),
        Clause(
          label: "active", type: .boolean, defaultText: "true", text: "whether it takes effect"),
      ],
      text: """
        Specifies the position or the size of a view; a layout pass then sets its frame. Anchors \
        are left, right, top, bottom, leading, trailing, width, height, centerX, centerY of a \
        view, of its `margins` or of the stage's `safeArea`.
        """,
      example: "let top = constraint sheet.top equals stage.bottom constant -80")
  }

  static let activate = Directive("activate", perform: Layout.activate) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "of", type: .any, text: "a constraint, or an array of them"),
      text: "Activates constraints.", example: "activate [top, left]")
  }

  static let deactivate = Directive("deactivate", perform: Layout.deactivate) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "of", type: .any, text: "a constraint, or an array of them"),
      text: "Deactivates constraints: they have no effect any more.",
      example: "deactivate [top, left]")
  }
}
