import AnimRuntime
import AnimSyntax

extension Animations {
  /// What the clauses of `animate` say about time.
  static func spec(_ call: DirectiveCall, _ machine: Machine, _ stage: Stage)
    throws(Failure) -> AnimationSpec
  {
    let duration =
      call.subject.kind == .unset ? Time.zero : try machine.time(call.subject, "duration")
    var spec = AnimationSpec(duration: duration, interruption: stage.animations.interruption)
    if let delay = call["delay"] { spec.delay = try machine.time(delay, "delay") }
    if let options = call["options"] { try apply(options, to: &spec, machine) }
    if let curve = call["curve"] { spec.curve = try Curves.curve(curve, machine) }
    if let spring = try spring(call, machine) { spec.curve = spring }
    if let count = try number(call, "repeatCount", machine) {
      spec.repeatCount = count == 0 ? 1 : count
    }
    if let flag = call["autoreverses"] { spec.autoreverses = try machine.truth(flag) }
    if let rule = call["interruption"] { spec.interruption = try interruption(rule, machine) }
    return spec
  }

  /// The spring the clauses describe: by its constants if `stiffness` is given, else by the damping
  /// ratio; nil if they describe none.
  static func spring(_ call: DirectiveCall, _ machine: Machine) throws(Failure)
    -> TimingCurve?
  {
    let damping = try number(call, "damping", machine)
    let velocity = try number(call, "velocity", machine) ?? 0
    if let stiffness = try number(call, "stiffness", machine) {
      return .spring(
        mass: try number(call, "mass", machine) ?? 1, stiffness: stiffness,
        damping: damping ?? 10,
        velocity: velocity)
    }
    guard let damping else { return nil }
    if damping == 0 { throw .undampedRatio() }
    return .springRatio(dampingRatio: damping, velocity: velocity)
  }

  /// The number of a clause, within its range; nil if it is not written.
  static func number(_ call: DirectiveCall, _ label: String, _ machine: Machine)
    throws(Failure) -> Double?
  {
    guard let value = call[label] else { return nil }
    let range = call.syntax.clauses.first { $0.label == label }?.range
    guard value.isNumber else {
      throw .wrongClause(label, range?.text ?? "number", machine.typeName(of: value))
    }
    if let range, !range.contains(value.number) { throw .outside(label, range) }
    return value.number
  }

  /// The rule of interruption a symbol names.
  static func interruption(_ value: Value, _ machine: Machine) throws(Failure) -> Interruption {
    guard value.kind == .symbol else {
      throw .wrongClause("interruption", "symbol", machine.typeName(of: value))
    }
    switch machine.names[Name(id: UInt32(value.index))] {
    case "replace": return .replace
    case "additive": return .additive
    default:
      throw .unknownRule(machine.names[Name(id: UInt32(value.index))])
    }
  }

  private static func apply(_ options: Value, to spec: inout AnimationSpec, _ machine: Machine)
    throws(Failure)
  {
    if options.kind == .array {
      for option in machine.heap.array(options) { try apply(option, to: &spec, machine) }
      return
    }
    guard options.kind == .symbol else {
      throw .wrongClause("options", "symbol or array of symbols", machine.typeName(of: options))
    }
    let name = machine.names[Name(id: UInt32(options.index))]
    if let absence = OptionRow.absence(of: name, in: "animate") {
      throw .absentOption(name, absence)
    }
    switch name {
    case "curveEaseInOut": spec.curve = .easeInOut
    case "curveEaseIn": spec.curve = .easeIn
    case "curveEaseOut": spec.curve = .easeOut
    case "curveLinear": spec.curve = .linear
    case "repeat": spec.options.insert(.repeat)
    case "autoreverse": spec.options.insert(.autoreverse)
    case "beginFromCurrentState": spec.options.insert(.beginFromCurrentState)
    case "allowUserInteraction": spec.options.insert(.allowUserInteraction)
    case "layoutSubviews": spec.options.insert(.layoutSubviews)
    case "overrideInheritedDuration": spec.options.insert(.overrideInheritedDuration)
    case "overrideInheritedCurve": spec.options.insert(.overrideInheritedCurve)
    case "overrideInheritedOptions": spec.options.insert(.overrideInheritedOptions)
    default: throw .unknownOption(name)
    }
  }

}

extension Failure {
  static func unknownOption(_ name: String) -> Failure {
    let suggestion = Spelling.closest(to: name, among: Directive.options)
    return Failure(
      .unknownSymbol, "'.\(name)' is not an option of `animate`",
      note: suggestion.map { "did you mean '.\($0)'?" })
  }

  static func unknownRule(_ name: String) -> Failure {
    Failure(
      .unknownSymbol, "'.\(name)' is not a value of 'interruption'",
      note: "it takes .replace, .additive")
  }

  static func absentOption(_ name: String, _ absence: OptionRow.Absence) -> Failure {
    switch absence {
    case .notYet(let system):
      Failure(
        .notYet, "'.\(name)' does not exist yet in this version",
        note: "it needs \(system), which is designed but not built; leave it out")
    case .needless(let reason):
      Failure(.droppedOption, "'.\(name)' could have no effect", note: reason)
    }
  }

  static func outside(_ label: String, _ range: NumberRange) -> Failure {
    Failure(.wrongArgument, "'\(label)' needs \(range.text)")
  }

  static func undampedRatio() -> Failure {
    Failure(
      .wrongArgument, "a spring with the damping ratio 0 never comes to rest",
      note: "write a ratio above 0; `stiffness` with `damping 0` oscillates forever")
  }
}
