extension ObjectRow {
  /// What gestures know and can do, and what views know of points.
  static let input = [places, shared, own]

  private static let places: [ObjectRow] = [
    .method(
      .view, "hitTest", .hitTest, "(point)", labels: [""],
      "The foremost view that a finger at the point would touch, as things are seen; nil if none."
        + " The point is in the view's coordinates."),
    .method(
      .view, "convert", .convert, "(point, to: view)", labels: ["", "to"],
      "A point of this view in the coordinates of another, by their model values; nil if nothing "
        + "joins them."),
  ]

  private static let shared: [ObjectRow] = [
    .property(
      .gesture, "state", .state, "symbol",
      ".possible, .began, .changed, .ended, .cancelled or .failed."),
    .property(
      .gesture, "view", .gestureView, "view or nil", "The view whose handler has the gesture."),
    .property(
      .gesture, "location", .location, "point", "Where it is, in the stage's coordinates."),
    .property(.gesture, "touches", .touches, "number", "With how many fingers it is made."),
    .method(
      .gesture, "location", .locationIn, "(in: view)", labels: ["in"],
      "Where it is in a view's coordinates, as the view is seen."),
  ]

  private static let own: [ObjectRow] = [
    .property(.tap, "taps", .taps, "number", "How often it taps."),
    .property(
      .pan, "translation", .translation, "point", settable: true,
      "How far it has come, on the stage; set to (0, 0) it counts anew."),
    .property(.pan, "velocity", .velocity, "point", "Points a second, on the stage."),
    .method(
      .pan, "translation", .translationIn, "(in: view)", labels: ["in"],
      "How far it has come in a view's coordinates."),
    .method(
      .pan, "velocity", .velocityIn, "(in: view)", labels: ["in"],
      "Points a second in a view's coordinates."),
    .method(
      .pan, "setTranslation", .setTranslationIn, "(point, in: view)", labels: ["", "in"],
      "Sets the translation, given in a view's coordinates."),
    .property(
      .pinch, "scale", .scale, "number", settable: true,
      "How many times as far apart the fingers are; set to 1 it counts anew."),
    .property(.pinch, "velocity", .rate, "number", "Scale a second."),
    .property(
      .rotate, "rotation", .rotation, "number", settable: true,
      "How far it has turned, in radians; set to 0 it counts anew."),
    .property(.rotate, "velocity", .rate, "number", "Radians a second."),
    .property(.swipe, "direction", .direction, "symbol", ".right, .left, .up or .down."),
  ]
}
