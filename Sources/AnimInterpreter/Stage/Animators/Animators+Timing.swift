import AnimRuntime

extension Animators {
  /// `continue`: goes on, along another curve if one is given.
  static func continueRun(
    _ id: AnimatorID, _ arguments: [String: Value], _ machine: inout Machine, _ stage: inout Stage
  )
    throws(Failure)
  {
    let factor = try number("durationFactor", in: .notNegative, arguments, machine) ?? 0
    let curve = try timing(arguments, machine)
    var duration: Time?
    if let given = arguments["duration"] { duration = try machine.time(given, "duration") }
    noteControl(of: id, &machine, &stage)
    stage.runtime.continueAnimator(id, curve: curve, duration: duration, durationFactor: factor)
    record(id, phase: "continue", &machine, &stage)
  }

  /// The curve that `continue` is given; nil if it is to go on along its own.
  private static func timing(_ arguments: [String: Value], _ machine: Machine) throws(Failure)
    -> TimingCurve?
  {
    let damping = try number("damping", in: .notNegative, arguments, machine)
    let velocity = try number("velocity", in: .moderate, arguments, machine)
    let stiffness = try number("stiffness", in: .positive, arguments, machine)
    let mass = try number("mass", in: .positive, arguments, machine)
    var curve: TimingCurve?
    if let stiffness {
      curve = .spring(
        mass: mass ?? 1, stiffness: stiffness, damping: damping ?? 10, velocity: velocity ?? 0)
    } else if let damping {
      if damping == 0 { throw .undampedRatio() }
      curve = .springRatio(dampingRatio: damping, velocity: velocity ?? 0)
    } else if let missing = ["velocity", "mass"].first(where: { arguments[$0] != nil }) {
      throw .missingArgument("continue", missing == "mass" ? "stiffness" : "damping")
    }
    if let given = arguments["curve"] {
      if curve != nil { throw .twoCurves() }
      curve = try Curves.curve(given, machine)
    }
    if let seconds = curve?.settlingDuration, seconds > 1e9 { throw .endlessAnimator() }
    return curve
  }

  private static func number(
    _ label: String, in range: NumberRange, _ arguments: [String: Value], _ machine: Machine
  ) throws(Failure) -> Double? {
    guard let value = arguments[label], !value.isNil else { return nil }
    guard value.isNumber else { throw .wrongClause(label, range.text, machine.typeName(of: value)) }
    guard range.contains(value.number) else { throw .outside(label, range) }
    return value.number
  }
}
