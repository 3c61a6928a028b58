/// `after`, `every`, `at` and `busy`; the runtime holds the timers, the stage their pending calls.
enum Timers {
  /// The block of `at`.
  static let inputCall = PendingCallKind(
    digestTag: 1,
    perform: { call, machine, stage throws(Failure) in
      try machine.runHandler(call.first, [], &stage)
      machine.release(call.first, &stage)
    })

  /// A timer's block and object; it stays in the table until its last fire.
  static let timerCall = PendingCallKind(digestTag: 2)
}
