/// A property of an animator.
enum AnimatorProperty: Sendable {
  case state, isRunning, isReversed, fractionComplete, scrubsLinearly, pausesOnCompletion
  case duration, delay
}

extension ObjectRow {
  private static func property(
    _ name: String, _ property: AnimatorProperty, _ type: String, settable: Bool = false,
    _ text: String
  ) -> ObjectRow {
    .property(.animator, name, .animator(property), type, settable: settable, text)
  }

  private static func method(
    _ name: String, _ method: NativeMethod, _ signature: String, labels: [String] = [],
    optional: [String] = [], _ text: String
  ) -> ObjectRow {
    var row = ObjectRow.method(.animator, name, method, signature, labels: labels, text)
    row.optional = optional
    return row
  }

  /// What `continue` may be told of another timing.
  static let timingLabels = ["curve", "duration", "damping", "velocity", "stiffness", "mass"]

  static let animators: [ObjectRow] = [
    property(
      "state", .state, "symbol",
      ".inactive before it starts and when it is over, .active, or .stopped until it is finished."),
    property("isRunning", .isRunning, "boolean", "Whether it moves, or will after its delay."),
    property(
      "isReversed", .isReversed, "boolean", settable: true,
      "Whether it moves back to its start; setting it reverses a running animator at once."),
    property(
      "fractionComplete", .fractionComplete, "number", settable: true,
      "Its completed part, 0 to 1, counted from the end when reversed; set it while paused."),
    property(
      "scrubsLinearly", .scrubsLinearly, "boolean", settable: true,
      "Whether the fraction is one of the values (the default), not of the time."),
    property(
      "pausesOnCompletion", .pausesOnCompletion, "boolean", settable: true,
      "Whether it stays at its end, active and paused, instead of being over."),
    property(
      "duration", .duration, "number",
      "The duration of its whole way in seconds; of a spring the time to settle."),
    property("delay", .delay, "number", "Seconds between `start()` and motion."),
    method("start", .start, "()", "Starts, or continues if it is paused; returns the animator."),
    method(
      "pause", .pause, "()", "Pauses; one that has not started becomes active at its start."),
    method(
      "continue", .continue, "(curve: …, durationFactor: number)",
      labels: ["curve", "durationFactor"] + timingLabels.dropFirst(),
      optional: ["curve", "durationFactor"] + timingLabels.dropFirst(),
      "Continues after a pause in the rest of its duration, or in a part of the whole; with "
        + "`curve`, `duration`, `damping`, `velocity`, `stiffness`, `mass` along another curve."),
    method(
      "stop", .stop, "(withoutFinishing: boolean)", labels: ["withoutFinishing"],
      optional: ["withoutFinishing"],
      "Stops and keeps its presentation values, to be finished; with true it is over, silently."),
    method(
      "finish", .finish, "(at: symbol)", labels: ["at"],
      "After `stop()`: keeps its properties at .current, or sets them to .start or .end."),
    method(
      "addAnimations", .addAnimations, "(delayFactor: number) { … }", labels: ["delayFactor", ""],
      optional: ["delayFactor"],
      "Adds a block, which begins after that fraction, 0 to 1, of the remaining time."),
    method(
      "addCompletion", .addCompletion, " { position in … }", labels: [""],
      "Adds a handler for its end, after the existing ones."),
  ]
}
