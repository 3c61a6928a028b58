import AnimRuntime
import AnimSyntax
import AnimTrace

extension Animations {
  /// What a line says of a movement that begins.
  static func details(of begin: AnimationBegin, _ machine: Machine, _ stage: Stage) -> [Detail] {
    let subject = machine.displayName(Views.object(begin.view, stage))
    return [
      Detail("property", .word("\(subject).\(begin.property.name)"), .bare),
      Detail("from", machine.detail(begin.from)), Detail("to", machine.detail(begin.to)),
      Detail("duration", .number(begin.duration == .never ? .infinity : begin.duration.seconds)),
      Detail("delay", .number(begin.delay.seconds)),
    ] + begin.curve.details(begin.spring)
  }

  /// In an animation block a field changes at once, and the trace says so.
  static func noteChange(
    _ object: Value, _ payload: UInt32, _ slot: Int, _ name: Name, _ value: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard stage.runtime.isInAnimationBlock else { return }
    let old = machine.heap.objects[payload].fields[slot]
    if try !machine.equals(old, value, stage) {
      stage.recordSet(object, name, machine.detail(value), &machine)
    }
  }

  static func end(
    _ id: AnimationID, _ finished: Bool, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard let pending = stage.animations.pending.removeValue(forKey: id.raw) else { return }
    if pending.isTransition { Transitions.dropHeldFields(of: id.raw, &machine, &stage) }
    stage.record(
      pending.isTransition ? .transition : .animate, subject: "#\(pending.number)",
      phase: "complete",
      details: [Detail("finished", .completion(finished), .bare)], line: pending.line, &machine)
    try machine.runHandler(pending.completion, with: Value(finished), &stage)
    machine.release(pending.completion, &stage)
    Tasks.isOver(.animation(id.raw), finished: finished, &stage)
  }
}
