import AnimRuntime
import AnimSyntax

extension Animators {
  static func callMethod(
    _ method: NativeMethod, _ animator: Value, _ id: AnimatorID, _ arguments: [String: Value],
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let name = name(animator, machine)
    let status = try controllable(animator, id, machine, stage)
    switch method {
    case .start:
      try start(animator, id, &machine, &stage)
      return machine.retained(animator)
    case .pause:
      if status.state == .stopped { throw .stoppedAnimator(name, "pause") }
      noteControl(of: id, &machine, &stage)
      if status.state == .inactive {
        try activate(animator, id, isStarting: false, &machine, &stage)
        recordPause(id, &machine, &stage)
      } else if stage.runtime.pauseAnimator(id) {
        recordPause(id, &machine, &stage)
      }
    case .continue:
      if status.state == .stopped { throw .stoppedAnimator(name, "continue") }
      if status.state == .inactive { throw .inactiveAnimator(name, "continue") }
      if status.isRunning { throw .runningAnimator("'\(name)' cannot continue") }
      try continueRun(id, arguments, &machine, &stage)
      return machine.retained(animator)
    case .stop:
      if status.state == .stopped { throw .stoppedAnimator(name, "be stopped again") }
      if status.state == .inactive { throw .inactiveAnimator(name, "be stopped") }
      let withoutFinishing =
        try arguments["withoutFinishing"].map { value throws(Failure) in try machine.truth(value) }
        ?? false
      noteControl(of: id, &machine, &stage)
      stage.runtime.stopAnimator(id, withoutFinishing: withoutFinishing)
      record(id, phase: "stop", &machine, &stage)
      if withoutFinishing { abandonRun(animator, id, run: status.run, &machine, &stage) }
    case .finish:
      let position = try position(arguments["at"] ?? .nil, machine)
      guard status.state == .stopped else { throw .unstoppedAnimator(name) }
      noteControl(of: id, &machine, &stage)
      stage.runtime.finishAnimator(id, at: position)
    case .addAnimations:
      if status.state == .stopped { throw .stoppedAnimator(name, "take animations") }
      try addAnimations(
        animator, id, arguments, isActive: status.state == .active, &machine, &stage)
    case .addCompletion:
      let handler = try machine.callable(arguments[""] ?? .nil, "addCompletion")
      append(Value(status.run), handler, to: .completions, of: animator, &machine, &stage)
    default: break
    }
    return .nil
  }

  private static func addAnimations(
    _ animator: Value, _ id: AnimatorID, _ arguments: [String: Value], isActive: Bool,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let block = try machine.callable(arguments[""] ?? .nil, "addAnimations")
    var factor = 0.0
    if let given = arguments["delayFactor"] {
      guard given.isNumber, (0...1).contains(given.number) else {
        throw .wrongArgument("'delayFactor' must be a fraction of the remaining time, from 0 to 1")
      }
      factor = given.number
    }
    guard isActive else {
      append(Value(factor), block, to: .animations, of: animator, &machine, &stage)
      return
    }
    machine.retain(block)
    try runBlock(block, animator, id, delayFactor: factor, isFirst: false, &machine, &stage)
    machine.release(block, &stage)
  }

  private static func position(_ value: Value, _ machine: Machine) throws(Failure)
    -> AnimatorPosition
  {
    guard value.kind == .symbol else {
      throw .wrongClause("at", "symbol", machine.typeName(of: value))
    }
    let name = machine.names[Name(id: UInt32(value.index))]
    switch name {
    case "start": return .start
    case "current": return .current
    case "end": return .end
    default: throw .unknownPosition(name)
    }
  }
}
