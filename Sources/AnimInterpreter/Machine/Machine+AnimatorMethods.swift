import AnimRuntime
import AnimSyntax

extension Machine {
  /// The arguments of a method by their labels, those left out missing.
  func namedArguments(
    _ row: ObjectRow, _ shape: CallShape, _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> [String: Value] {
    var arguments: [String: Value] = [:]
    for (index, given) in shape.labels.enumerated() {
      let value = window[index + 1]
      // Without a label stands the block, or the first argument of a method without one.
      let unlabelled = row.labels.contains("") ? "" : row.labels.first ?? ""
      let label = given.isNone ? unlabelled : names[given]
      guard row.labels.contains(label) else {
        if row.labels.isEmpty { throw .tooManyArguments(row.name, 0) }
        throw .unknownLabel(label, row.name, row.labels.filter { !$0.isEmpty })
      }
      if arguments.updateValue(value, forKey: label) != nil {
        throw .tooManyArguments(row.name, row.labels.count)
      }
    }
    for label in row.labels where arguments[label] == nil && !row.optional.contains(label) {
      throw .missingArgument(row.name, label.isEmpty ? "a block" : label)
    }
    return arguments
  }

  mutating func animatorMethod(
    _ method: NativeMethod, _ animator: Value, _ id: AnimatorID, _ arguments: [String: Value]
  ) throws(Failure) -> Value {
    let name = animatorName(animator)
    let status = try controllable(animator, id)
    switch method {
    case .start:
      try startAnimator(animator, id)
      return retained(animator)
    case .pause:
      if status.state == .stopped { throw .stoppedAnimator(name, "pause") }
      noteControl(of: id)
      if status.state == .inactive {
        try activate(animator, id, isStarting: false)
        recordAnimatorPause(id)
      } else if runtime.pauseAnimator(id) {
        recordAnimatorPause(id)
      }
    case .continue:
      if status.state == .stopped { throw .stoppedAnimator(name, "continue") }
      if status.state == .inactive { throw .inactiveAnimator(name, "continue") }
      if status.isRunning { throw .runningAnimator("'\(name)' cannot continue") }
      try continueAnimator(id, arguments)
      return retained(animator)
    case .stop:
      if status.state == .stopped { throw .stoppedAnimator(name, "be stopped again") }
      if status.state == .inactive { throw .inactiveAnimator(name, "be stopped") }
      let withoutFinishing =
        try arguments["withoutFinishing"].map { value throws(Failure) in try truth(value) } ?? false
      noteControl(of: id)
      runtime.stopAnimator(id, withoutFinishing: withoutFinishing)
      recordAnimator(id, phase: "stop")
      if withoutFinishing { abandonRun(animator, id, run: status.run) }
    case .finish:
      let position = try position(arguments["at"] ?? .nil)
      guard status.state == .stopped else { throw .unstoppedAnimator(name) }
      noteControl(of: id)
      runtime.finishAnimator(id, at: position)
    case .addAnimations:
      if status.state == .stopped { throw .stoppedAnimator(name, "take animations") }
      try addAnimations(animator, id, arguments, isActive: status.state == .active)
    case .addCompletion:
      let handler = try callable(arguments[""] ?? .nil, "addCompletion")
      append(Value(status.run), handler, to: .completions, of: animator)
    default: break
    }
    return .nil
  }

  private mutating func addAnimations(
    _ animator: Value, _ id: AnimatorID, _ arguments: [String: Value], isActive: Bool
  ) throws(Failure) {
    let block = try callable(arguments[""] ?? .nil, "addAnimations")
    var factor = 0.0
    if let given = arguments["delayFactor"] {
      guard given.isNumber, (0...1).contains(given.number) else {
        throw .wrongArgument("'delayFactor' is a fraction of the time that is left, from 0 to 1")
      }
      factor = given.number
    }
    guard isActive else {
      append(Value(factor), block, to: .animations, of: animator)
      return
    }
    retain(block)
    try runBlock(block, animator, id, delayFactor: factor, isFirst: false)
    release(block)
  }

  private func position(_ value: Value) throws(Failure) -> AnimatorPosition {
    guard value.kind == .symbol else { throw .wrongClause("at", "symbol", typeName(of: value)) }
    let name = names[Name(id: UInt32(value.index))]
    switch name {
    case "start": return .start
    case "current": return .current
    case "end": return .end
    default: throw .unknownPosition(name)
    }
  }
}
