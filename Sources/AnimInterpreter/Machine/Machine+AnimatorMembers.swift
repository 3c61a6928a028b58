import AnimRuntime
import AnimSyntax

extension Machine {
  /// A property of an animator.
  mutating func animatorMember(_ id: AnimatorID, _ property: AnimatorProperty) -> Value {
    guard let status = runtime.status(of: id) else { return .nil }
    switch property {
    case .state: return Value(.symbol, UInt64(names.intern("\(status.state)").id))
    case .isRunning: return Value(status.isRunning)
    case .isReversed: return Value(status.isReversed)
    case .fractionComplete: return number(status.fractionComplete)
    case .scrubsLinearly: return Value(status.scrubsLinearly)
    case .pausesOnCompletion: return Value(status.pausesOnCompletion)
    case .duration: return number(status.duration.seconds)
    case .delay: return number(status.delay.seconds)
    }
  }

  mutating func setAnimatorMember(
    _ animator: Value, _ id: AnimatorID, _ property: AnimatorProperty, _ new: Value
  ) throws(Failure) {
    switch property {
    case .isReversed: try reverse(animator, id, try truth(new))
    case .fractionComplete: try scrub(animator, id, new)
    case .scrubsLinearly: runtime.setScrubsLinearly(try truth(new), of: id)
    case .pausesOnCompletion: runtime.setPausesOnCompletion(try truth(new), of: id)
    case .state, .isRunning, .duration, .delay: throw .readOnly("\(property)", of: "animator")
    }
  }

  private mutating func reverse(_ animator: Value, _ id: AnimatorID, _ flag: Bool)
    throws(Failure)
  {
    let status = try controllable(animator, id)
    if status.state == .stopped { throw .stoppedAnimator(animatorName(animator), "turn round") }
    guard status.isReversed != flag else { return }
    noteControl(of: id)
    if runtime.setReversed(flag, of: id), status.state == .active {
      recordAnimator(id, phase: "reverse")
    }
  }

  private mutating func scrub(_ animator: Value, _ id: AnimatorID, _ new: Value) throws(Failure) {
    guard new.isNumber else {
      throw .wrongClause("fractionComplete", "number", typeName(of: new))
    }
    if new.number.isInfinite { throw .notFinite("fractionComplete") }
    let status = try controllable(animator, id)
    if status.isRunning {
      throw .runningAnimator("'\(animatorName(animator))' cannot be put at a fraction")
    }
    if status.state == .stopped {
      throw .stoppedAnimator(animatorName(animator), "be put at a fraction")
    }
    try activate(animator, id, isStarting: false)
    noteControl(of: id)
    if runtime.setFraction(new.number, of: id) { recordAnimatorPause(id, phase: "scrub") }
  }

  /// What is known of an animator that may be controlled now.
  func controllable(_ animator: Value, _ id: AnimatorID) throws(Failure) -> AnimatorStatus {
    guard let status = runtime.status(of: id) else {
      throw .animatorGone(animatorName(animator))
    }
    if status.isPreparing { throw .preparingAnimator(animatorName(animator)) }
    return status
  }
}
