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
      "Whether it goes back to its start; one that runs turns round at once."),
    property(
      "fractionComplete", .fractionComplete, "number", settable: true,
      "How much of its way is done, 0 to 1, on the way back from the end; to be set while paused."),
    property(
      "scrubsLinearly", .scrubsLinearly, "boolean", settable: true,
      "Whether the fraction is one of the values, as from the start, and not one of the time."),
    property(
      "pausesOnCompletion", .pausesOnCompletion, "boolean", settable: true,
      "Whether it waits at its end, active and paused, instead of being over."),
    property(
      "duration", .duration, "number", "Seconds of its whole way; what a spring takes to settle."),
    property("delay", .delay, "number", "Seconds between `start()` and motion."),
    method("start", .start, "()", "Begins, or goes on if it is paused; gives the animator."),
    method(
      "pause", .pause, "()", "Stands still; one that has not begun becomes active at its start."),
    method(
      "continue", .continue, "(curve: …, durationFactor: number)",
      labels: ["curve", "durationFactor"] + timingLabels.dropFirst(),
      optional: ["curve", "durationFactor"] + timingLabels.dropFirst(),
      "Goes on after a pause in what is left of its duration, or in a part of all of it; with "
        + "`curve`, `duration`, `damping`, `velocity`, `stiffness`, `mass` along another curve."),
    method(
      "stop", .stop, "(withoutFinishing: boolean)", labels: ["withoutFinishing"],
      optional: ["withoutFinishing"],
      "Leaves its properties where they are seen, to be finished; with true it is over, silently."),
    method(
      "finish", .finish, "(at: symbol)", labels: ["at"],
      "After `stop()`: leaves its properties at .current, or puts them at .start or .end."),
    method(
      "addAnimations", .addAnimations, "(delayFactor: number) { … }", labels: ["delayFactor", ""],
      optional: ["delayFactor"],
      "One block more, which begins after that fraction, 0 to 1, of the time that is left."),
    method(
      "addCompletion", .addCompletion, " { position in … }", labels: [""],
      "One handler more for the end of the run, after those there are."),
  ]
}
