import AnimRuntime

/// Timers as objects.
extension NativeRow {
  static let timer = NativeRow(
    kind: .timer,
    get: { machine, stage, _, raw, property throws(Failure) in
      Timers.member(TimerID(raw: raw), property, machine, stage)
    },
    set: { machine, stage, _, raw, row, new throws(Failure) in
      try Timers.setMember(TimerID(raw: raw), row, new, &machine, &stage)
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      _ = try machine.inOrder(call)
      return try Timers.callMethod(call.method, value, TimerID(raw: raw), &machine, &stage)
    },
    isPending: { machine, stage, raw in stage.runtime.isValid(TimerID(raw: raw)) })
}
