extension Directive {
  /// The directives of layout, in the order of `DirectiveID`.
  static let layout: [Directive] = [
    Directive(
      id: .constraint, result: "constraint",
      subject: Clause(
        label: "of", type: .anchor, text: "a side, center or length of the view it places"),
      clauses: [
        Clause(
          label: "equals", type: .anchorOrNumber, text: "what it is to be: an anchor, or points"),
        Clause(label: "atLeast", type: .anchorOrNumber, text: "what it is not to be less than"),
        Clause(label: "atMost", type: .anchorOrNumber, text: "what it is not to be more than"),
        Clause(
          label: "multiplier", type: .number, defaultText: "1", text: "times that anchor"),
        Clause(label: "constant", type: .number, defaultText: "0", text: "points more than that"),
        Clause(
          label: "priority", type: .number, defaultText: "1000",
          text: "from 1 to 1000, which is required"),
        Clause(label: "identifier", type: .string, text: "what it is found and called by"),
        Clause(label: "active", type: .boolean, defaultText: "true", text: "whether it counts"),
      ],
      text: """
        Says where a view lies or how large it is; a layout pass then gives it its frame. Anchors \
        are left, right, top, bottom, leading, trailing, width, height, centerX, centerY of a view, \
        of its `margins` or of the stage's `safeArea`.
        """,
      example: "let top = constraint sheet.top equals stage.bottom constant -80"),
    Directive(
      id: .activate, result: "nothing",
      subject: Clause(label: "of", type: .any, text: "a constraint, or an array of them"),
      text: "Lets constraints count.", example: "activate [top, left]"),
    Directive(
      id: .deactivate, result: "nothing",
      subject: Clause(label: "of", type: .any, text: "a constraint, or an array of them"),
      text: "Lets constraints count no more.", example: "deactivate [top, left]"),
    screen,
  ]
}
