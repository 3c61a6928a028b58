import AnimRuntime
import AnimSyntax
import AnimTrace

extension Timers {
  /// What a timer is called in the trace.
  static func name(_ object: Value, _ machine: Machine) -> String {
    let cell = machine.heap.object(object)
    return cell.name.isNone ? "#\(cell.serial)" : machine.displayName(object)
  }

  /// Records a fire, or what a script does with a timer.
  ///
  /// - Parameters:
  ///   - fire: the place of a fire on the timer's grid.
  ///   - line: the script line that caused it; nil for the line that runs.
  static func record(
    _ object: Value, phase: String, fire: Int? = nil, line: Int? = nil,
    _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard stage.recorder.writer.shows(.timer) else { return stage.countUnseen(&machine) }
    stage.record(
      .timer, subject: name(object, machine), phase: phase,
      details: fire.map { [Detail("fire", .integer($0), .bare)] } ?? [], line: line, &machine)
  }

  static func fire(
    _ id: TimerID, _ fire: Int, _ callback: Callback, _ isLast: Bool, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let call = stage.callbacks[callback]
    let (block, object) = (call.first, call.second)
    record(object, phase: "fire", fire: fire, line: Int(call.line), &machine, &stage)
    // The block is kept while it runs: it may invalidate its own timer.
    machine.retain(object)
    machine.retain(block)
    try machine.runHandler(block, with: machine.retained(object), &stage)
    if isLast || !stage.runtime.isValid(id) { Tasks.isOver(.timer(id.raw), finished: true, &stage) }
    if isLast {
      let isPending = stage.runtime.isValid(id)
      stage.runtime.finishFire(id)
      if isPending { stage.drop(callback, &machine) }
    }
    machine.release(block, &stage)
    machine.release(object, &stage)
  }

  static func fireByHand(
    _ timer: Value, _ id: TimerID, _ fire: TimerFire, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let call = stage.callbacks[fire.callback]
    let block = call.first
    record(timer, phase: "fire", fire: fire.index, line: Int(call.line), &machine, &stage)
    machine.retain(block)
    machine.entries.append(.block("fire"))
    machine.release(try machine.call(block, [machine.retained(timer)], &stage), &stage)
    machine.entries.removeLast()
    machine.release(block, &stage)
    let isPending = stage.runtime.isValid(id)
    stage.runtime.finishFire(id)
    if fire.isLast {
      Tasks.isOver(.timer(id.raw), finished: true, &stage)
      if isPending { stage.drop(fire.callback, &machine) }
    }
  }
}
