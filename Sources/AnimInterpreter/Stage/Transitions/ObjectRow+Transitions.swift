extension ObjectRow {
  /// What is seen of a transition: its model is always 0.
  static let transitions: [ObjectRow] = [
    .property(
      .view, "transitionProgress", .transitionProgress, "number",
      "The progress of the view's transition, from 0 to 1; presentation only: the model is 0."),
    .property(
      .view, "turn", .turn, "number",
      "The angle of a flip of the view, from 0 to pi; presentation only: the model is 0."),
  ]
}
