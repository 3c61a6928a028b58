import AnimRuntime
import AnimSyntax
import AnimTrace

extension Timers {
  /// `after`: runs its block once.
  static func after(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try timer(call, repeats: false, &machine, &stage)
  }

  /// `every`: runs its block again and again.
  static func every(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try timer(call, repeats: true, &machine, &stage)
  }

  private static func timer(
    _ call: DirectiveCall, repeats: Bool, _ machine: inout Machine, _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    let interval = try machine.time(call.subject, "interval")
    var tolerance = Time.zero
    if let given = call["tolerance"] { tolerance = try machine.time(given, "tolerance") }
    let block = try call.block(machine)
    let timer = machine.makeNative(.timer, .none)
    let callback = stage.callbacks.add(
      PendingCall(
        kind: timerCall, first: machine.retained(block), second: machine.retained(timer),
        line: Int32(truncatingIfNeeded: machine.currentLine)))
    let id = stage.runtime.addTimer(
      interval: interval, repeats: repeats, tolerance: tolerance, callback: callback)
    if id == .none, machine.failure == nil { machine.failure = .tooManyAlive("timers") }
    machine.heap.objects[machine.heap.payload(timer)].native = .timer(id.raw)
    return timer
  }

  static func at(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let date = try machine.time(call.subject, "time")
    let block = try call.block(machine)
    let pending = PendingCall(
      kind: inputCall, first: machine.retained(block),
      line: Int32(truncatingIfNeeded: machine.currentLine))
    let scheduledCallback = stage.runtime.addInput(at: date, stage.callbacks.add(pending))
    if scheduledCallback == .none, machine.failure == nil {
      machine.failure = .tooManyAlive("`at` blocks and waits")
    }
    return .nil
  }

  static func busy(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let length = try machine.time(call.subject, "duration")
    let end = min(stage.runtime.now + max(length, .zero), stage.until)
    while let trace = stage.runtime.nextSampleInGap(until: end) {
      try Traces.sample(trace, &machine, &stage)
    }
    stage.runtime.finishBusy(at: end)
    return .nil
  }
}
