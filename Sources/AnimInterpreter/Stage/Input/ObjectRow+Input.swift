extension ObjectRow {
  /// What gestures know and can do, and what views know of points.
  static let input = [places, shared, own]

  private static let places: [ObjectRow] = [
    .method(
      .view, "hitTest", .hitTest, "(point)", labels: [""],
      "The foremost view that a finger at the point would hit in the presentation; nil if none."
        + " The point is in the view's coordinates."),
    .method(
      .view, "convert", .convert, "(point, to: view)", labels: ["", "to"],
      "A point of this view in the coordinates of another, by their model values; nil if no "
        + "common superview connects them."),
  ]

  private static let shared: [ObjectRow] = [
    .property(
      .gesture, "state", .state, "symbol",
      ".possible, .began, .changed, .ended, .cancelled or .failed."),
    .property(
      .gesture, "view", .gestureView, "view or nil", "The view whose handler has the gesture."),
    .property(
      .gesture, "location", .location, "point", "Its position, in the stage's coordinates."),
    .property(.gesture, "touches", .touches, "number", "The number of fingers."),
    .method(
      .gesture, "location", .locationIn, "(in: view)", labels: ["in"],
      "Its position in a view's coordinates, by the view's presentation."),
  ]

  private static let own: [ObjectRow] = [
    .property(.tap, "taps", .taps, "number", "The number of taps."),
    .property(
      .pan, "translation", .translation, "point", settable: true,
      "The distance covered on the stage; set it to (0, 0) to count anew."),
    .property(.pan, "velocity", .velocity, "point", "Points a second, on the stage."),
    .method(
      .pan, "translation", .translationIn, "(in: view)", labels: ["in"],
      "The distance covered in a view's coordinates."),
    .method(
      .pan, "velocity", .velocityIn, "(in: view)", labels: ["in"],
      "Points a second in a view's coordinates."),
    .method(
      .pan, "setTranslation", .setTranslationIn, "(point, in: view)", labels: ["", "in"],
      "Sets the translation, given in a view's coordinates."),
    .property(
      .pinch, "scale", .scale, "number", settable: true,
      "The distance of the fingers relative to that at the start; set it to 1 to count anew."),
    .property(.pinch, "velocity", .rate, "number", "Scale a second."),
    .property(
      .rotate, "rotation", .rotation, "number", settable: true,
      "The angle turned so far, in radians; set it to 0 to count anew."),
    .property(.rotate, "velocity", .rate, "number", "Radians a second."),
    .property(.swipe, "direction", .direction, "symbol", ".right, .left, .up or .down."),
  ]
}
