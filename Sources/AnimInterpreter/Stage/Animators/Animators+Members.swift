import AnimRuntime
import AnimSyntax

extension Animators {
  /// A property of an animator.
  static func member(
    _ id: AnimatorID, _ property: AnimatorProperty, _ machine: inout Machine, _ stage: Stage
  ) -> Value {
    guard let status = stage.runtime.status(of: id) else { return .nil }
    switch property {
    case .state: return Value(.symbol, UInt64(machine.names.intern("\(status.state)").id))
    case .isRunning: return Value(status.isRunning)
    case .isReversed: return Value(status.isReversed)
    case .fractionComplete: return machine.number(status.fractionComplete)
    case .scrubsLinearly: return Value(status.scrubsLinearly)
    case .pausesOnCompletion: return Value(status.pausesOnCompletion)
    case .duration: return machine.number(status.duration.seconds)
    case .delay: return machine.number(status.delay.seconds)
    }
  }

  static func setMember(
    _ animator: Value, _ id: AnimatorID, _ property: AnimatorProperty, _ new: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    switch property {
    case .isReversed: try reverse(animator, id, try machine.truth(new), &machine, &stage)
    case .fractionComplete: try scrub(animator, id, new, &machine, &stage)
    case .scrubsLinearly: stage.runtime.setScrubsLinearly(try machine.truth(new), of: id)
    case .pausesOnCompletion: stage.runtime.setPausesOnCompletion(try machine.truth(new), of: id)
    case .state, .isRunning, .duration, .delay: throw .readOnly("\(property)", of: "animator")
    }
  }

  private static func reverse(
    _ animator: Value, _ id: AnimatorID, _ flag: Bool, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let status = try controllable(animator, id, machine, stage)
    if status.state == .stopped { throw .stoppedAnimator(name(animator, machine), "turn round") }
    guard status.isReversed != flag else { return }
    noteControl(of: id, &machine, &stage)
    if stage.runtime.setReversed(flag, of: id), status.state == .active {
      record(id, phase: "reverse", &machine, &stage)
    }
  }

  private static func scrub(
    _ animator: Value, _ id: AnimatorID, _ new: Value, _ machine: inout Machine,
    _ stage: inout Stage
  ) throws(Failure) {
    guard new.isNumber else {
      throw .wrongClause("fractionComplete", "number", machine.typeName(of: new))
    }
    if new.number.isInfinite { throw .notFinite("fractionComplete") }
    let status = try controllable(animator, id, machine, stage)
    if status.isRunning {
      throw .runningAnimator("'\(name(animator, machine))' cannot be moved to a fraction")
    }
    if status.state == .stopped {
      throw .stoppedAnimator(name(animator, machine), "be moved to a fraction")
    }
    try activate(animator, id, isStarting: false, &machine, &stage)
    noteControl(of: id, &machine, &stage)
    if stage.runtime.setFraction(new.number, of: id) {
      recordPause(id, phase: "scrub", &machine, &stage)
    }
  }

  /// What is known of an animator that may be controlled now.
  static func controllable(_ animator: Value, _ id: AnimatorID, _ machine: Machine, _ stage: Stage)
    throws(Failure) -> AnimatorStatus
  {
    guard let status = stage.runtime.status(of: id) else {
      throw .animatorGone(name(animator, machine))
    }
    if status.isPreparing { throw .preparingAnimator(name(animator, machine)) }
    return status
  }
}
