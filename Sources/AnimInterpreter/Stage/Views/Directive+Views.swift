extension Directive {
  static let view = Directive("view", perform: Views.makeView) {
    Syntax(
      result: "view",
      subject: Clause(label: "size", type: .pointOrRect, text: "its size, or its frame"),
      isSubjectRequired: false,
      clauses: [
        Clause(label: "center", type: .point, text: "the position of its center in its superview"),
        Clause(
          label: "in", type: .viewOrNil, defaultText: "stage",
          text: "its superview; nil keeps it out of the tree"),
        Clause(label: "name", type: .string, text: "its name in the trace"),
      ],
      takesViewProperties: true,
      text: "Makes a view; any property of a view can be given as a clause.",
      example: "let box = view (100, 100) center (160, 240)")
  }
}
