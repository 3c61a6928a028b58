import AnimRuntime

/// `wait`, `sequence`, `parallel`, `race` and `stagger`: what waits, and for what.
struct Tasks: Sendable {
  var table = TaskTable()
  /// The suspended fibers.
  var fibers = FiberTable()
  /// Who waits for what takes time, by what it is.
  var waiters: [Native: [Waiter]] = [:]
  /// The tasks that gather what their block starts, innermost last.
  var collectors: [UInt32] = []

  // MARK: Pending calls

  /// A fiber whose wait is over.
  static let fiberCall = PendingCallKind(
    digestTag: 3, hasIndex: true,
    perform: { call, machine, stage throws(Failure) in try machine.resume(call.index, &stage) },
    abandon: { index, machine, stage in
      if let fiber = stage.tasks.fibers.remove(index) { drop(fiber, &machine, &stage) }
    },
    resumes: { .fiber($0) })

  /// A task whose completion handler is due.
  static let completionCall = PendingCallKind(
    digestTag: 4, hasIndex: true,
    perform: { call, machine, stage throws(Failure) in
      let task = stage.tasks.table[call.index]
      try machine.runHandler(task.completion, [Value(task.finished)], &stage)
      machine.release(task.completion, &stage)
      stage.tasks.table[call.index].completion = .nil
      stage.tasks.table.collect(call.index)
    })

  /// A staggered item and its block; `index` is the task it is a part of.
  static let itemCall = PendingCallKind(
    digestTag: 5, hasIndex: true,
    perform: { call, machine, stage throws(Failure) in
      try runItem(call.second, call.first, call.index, &machine, &stage)
      machine.release(call.second, &stage)
    },
    resumes: { .task($0) })

  /// Asks the runtime to resume a fiber at a time.
  static func resume(_ fiber: UInt32, at time: Time, _ stage: inout Stage) {
    _ = stage.runtime.addWake(
      at: time, stage.callbacks.add(PendingCall(kind: fiberCall, index: fiber)))
  }

  /// Releases what a fiber holds that will not go on.
  static func drop(_ fiber: Fiber, _ machine: inout Machine, _ stage: inout Stage) {
    for value in fiber.registers.reversed() { machine.release(value, &stage) }
  }
}
