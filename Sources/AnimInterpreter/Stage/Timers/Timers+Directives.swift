import AnimRuntime
import AnimSyntax
import AnimTrace

extension Timers {
  // MARK: Time

  static func timer(
    _ arguments: DirectiveArguments, repeats: Bool, _ machine: inout Machine, _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    let interval = try machine.time(arguments.subject, "interval")
    var tolerance = Time.zero
    if let given = arguments["tolerance"] { tolerance = try machine.time(given, "tolerance") }
    let block = try arguments.block(machine)
    let timer = machine.makeNative(.timer, .none)
    let callback = stage.callbacks.add(
      PendingCall(
        kind: call, first: machine.retained(block), second: machine.retained(timer),
        line: Int32(truncatingIfNeeded: machine.currentLine)))
    let id = stage.runtime.addTimer(
      interval: interval, repeats: repeats, tolerance: tolerance, callback: callback)
    if id == .none, machine.failure == nil { machine.failure = .tooManyAlive("timers") }
    machine.heap.objects[machine.heap.payload(timer)].native = .timer(id.raw)
    return timer
  }

  static func at(_ arguments: DirectiveArguments, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let date = try machine.time(arguments.subject, "time")
    let block = try arguments.block(machine)
    let call = PendingCall(
      kind: inputCall, first: machine.retained(block),
      line: Int32(truncatingIfNeeded: machine.currentLine))
    let scheduledCallback = stage.runtime.addInput(at: date, stage.callbacks.add(call))
    if scheduledCallback == .none, machine.failure == nil {
      machine.failure = .tooManyAlive("`at` blocks and waits")
    }
    return .nil
  }

  static func busy(_ arguments: DirectiveArguments, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let length = try machine.time(arguments.subject, "duration")
    let end = min(stage.runtime.now + max(length, .zero), stage.until)
    while let trace = stage.runtime.nextSampleInGap(until: end) {
      try Traces.sample(trace, &machine, &stage)
    }
    stage.runtime.finishBusy(at: end)
    return .nil
  }
}
