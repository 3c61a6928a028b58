import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Stage {
  /// Does what a sentence says and lets go of its arguments, which are in the window.
  @inline(never)
  mutating func perform(
    _ directive: Directive, _ window: UnsafeMutablePointer<Value>, isOpen: Bool,
    _ machine: inout Machine
  ) throws(Failure) -> Value {
    // What a directive does takes the time of some dozens of instructions.
    machine.charge(32)
    let call = DirectiveCall(directive, window, isOpen: isOpen)
    let result = try directive.perform(call, &machine, &self)
    machine.clear(window, call.syntax.width, &self)
    return result
  }

  /// `scene`: the size of the stage, and what holds for the whole run unless flags say otherwise.
  static func scene(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    guard call.subject.kind == .point else {
      throw .wrongClause("size", "point", machine.typeName(of: call.subject))
    }
    let size = machine.heap.point(call.subject)
    if size.x.isInfinite || size.y.isInfinite { throw .notFinite("size") }
    _ = stage.runtime.set(.bounds, of: .stage, to: .rect(Rect(0, 0, size.x, size.y)))
    _ = stage.runtime.set(.center, of: .stage, to: .point(Point(size.x / 2, size.y / 2)))
    if let seed = call["seed"] {
      guard seed.isNumber, seed.number >= 0, seed.number == seed.number.rounded(.down),
        seed.number <= 0x1p53
      else { throw .wrongClause("seed", "whole number", machine.typeName(of: seed)) }
      if !stage.configuration.isSeedGiven { machine.setSeed(UInt64(seed.number)) }
    }
    if let rule = call["interruption"] {
      stage.animations.interruption = try Animations.interruption(rule, machine)
    }
    if let until = call["until"] {
      let time = try machine.time(until, "until")
      if stage.configuration.until == nil { stage.until = time }
    }
    return .nil
  }

  /// `stop`: the run ends once the statements of this moment are done.
  static func stop(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    machine.ending = .stopped
    return .nil
  }

  /// `leaks`: reports the cycles that keep objects alive now.
  static func leaks(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    machine.charge(machine.heap.headers.count)
    stage.reportLeaks(&machine)
    return .nil
  }
}
