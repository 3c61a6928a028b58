import AnimRuntime
import AnimSyntax

extension Animations {
  /// `keyframe`: the block runs at once, and what it changes moves in its part of the animation.
  static func keyframe(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let start = try fraction(call.subject, "start", machine)
    let duration =
      if let given = call["duration"] { try fraction(given, "duration", machine) } else {
        1 - start
      }
    // Sums of decimal fractions miss 1 by a last digit.
    if start + duration > 1 + 1e-9 { throw .keyframeTooLong() }
    var curve: TimingCurve?
    if let given = call["curve"] { curve = try Curves.curve(given, machine) }
    if let spring = try spring(call, machine) { curve = spring }
    let block = try call.block(machine)
    switch stage.runtime.beginKeyframe(start: start, duration: duration, curve: curve) {
    case .opened: break
    case .noBlock: throw .keyframeOutside()
    case .nested: throw .keyframeNested()
    case .ownDuration: throw .keyframeOfSpring()
    }
    machine.entries.append(.block("keyframe"))
    let result = try machine.call(block, [], &stage)
    machine.entries.removeLast()
    machine.release(result, &stage)
    stage.runtime.endKeyframe()
    return .nil
  }

  private static func fraction(_ value: Value, _ label: String, _ machine: Machine) throws(Failure)
    -> Double
  {
    guard value.isNumber else { throw .wrongClause(label, "fraction", machine.typeName(of: value)) }
    guard (0...1).contains(value.number) else { throw .notAFraction(label) }
    return value.number
  }
}

extension Failure {
  fileprivate static func notAFraction(_ label: String) -> Failure {
    Failure(
      .wrongArgument, "'\(label)' of a keyframe must be a fraction of the animation, from 0 to 1",
      note: "as in `keyframe 0.25 duration 0.5 { … }`")
  }

  fileprivate static func keyframeTooLong() -> Failure {
    Failure(
      .wrongArgument, "the keyframe lasts longer than its animation: start and duration exceed 1",
      note: "both are fractions of the animation's duration")
  }

  fileprivate static func keyframeOutside() -> Failure {
    Failure(
      .keyframeOutside, "a keyframe is used outside an `animate` block",
      note: "as in `animate 2s { keyframe 0 duration 0.5 { box.alpha = 0 } }`")
  }

  fileprivate static func keyframeNested() -> Failure {
    Failure(
      .keyframeOutside, "a keyframe is used inside another keyframe",
      note: "write them one after another in the `animate` block")
  }

  fileprivate static func keyframeOfSpring() -> Failure {
    Failure(
      .wrongArgument, "keyframes divide a duration, but this animation determines its own",
      note: "give the spring a duration: use `damping` without `stiffness`")
  }
}
