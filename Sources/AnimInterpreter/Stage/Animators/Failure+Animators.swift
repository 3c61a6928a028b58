/// What can be wrong with an animator's state, each with what to do first.
extension Failure {
  static func stoppedAnimator(_ name: String, _ deed: String) -> Failure {
    Failure(
      .animatorState, "'\(name)' is stopped and cannot \(deed)",
      note: "finish it first: `finish(at: .current)`, or `.start` or `.end`")
  }

  static func inactiveAnimator(_ name: String, _ deed: String) -> Failure {
    Failure(
      .animatorState, "'\(name)' is not active and cannot \(deed)",
      note: "`start()` starts it; an animator that has reached its end is over")
  }

  static func runningAnimator(_ fault: String) -> Failure {
    Failure(.animatorState, "\(fault) while it runs", note: "call `pause()` first")
  }

  static func unstoppedAnimator(_ name: String) -> Failure {
    Failure(
      .animatorState, "'\(name)' is not stopped and cannot be finished",
      note: "call `stop()` first; without `stop()` it ends by itself")
  }

  static func preparingAnimator(_ name: String) -> Failure {
    Failure(
      .animatorState, "'\(name)' is controlled in one of its own blocks",
      note: "its blocks only define its changes; control it after them")
  }

  static func animatorGone(_ name: String) -> Failure {
    Failure(.animatorState, "'\(name)' does not exist any more")
  }

  static func endlessAnimator() -> Failure {
    Failure(
      .wrongArgument, "an animator needs a spring that comes to rest",
      note: "give it `damping` above 0")
  }

  static func twoCurves() -> Failure {
    Failure(
      .wrongArgument, "'curve' and a spring contradict each other",
      note: "leave one of them out")
  }

  static func unknownPosition(_ name: String) -> Failure {
    Failure(
      .unknownSymbol, "'.\(name)' is not a position of an animator",
      note: "it takes .start, .current, .end")
  }
}
