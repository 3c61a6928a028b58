extension ObjectRow {
  /// What is seen of a transition: its model is always 0.
  static let transitions: [ObjectRow] = [
    .property(
      .view, "transitionProgress", .transitionProgress, "number",
      "How far the view's transition is, from 0 to 1; seen only: the model is 0."),
    .property(
      .view, "turn", .turn, "number",
      "How far a flip has turned the view, from 0 to pi; seen only: the model is 0."),
  ]
}
