import AnimRuntime
import AnimSyntax
import AnimTrace

extension Tasks {
  static func suspend(_ fiber: Fiber, _ machine: inout Machine, _ stage: inout Stage) {
    let request = machine.suspension
    machine.suspension = nil
    let index = stage.tasks.fibers.add(fiber)
    switch request {
    case .until(let time): resume(index, at: time, &stage)
    case .whenOver(let native): stage.tasks.waiters[native, default: []].append(.fiber(index))
    case nil: resume(index, at: stage.runtime.now, &stage)
    }
  }

  // MARK: Waiting

  /// The runtime thing behind a value, if it takes time and is not over.
  static func pendingThing(_ value: Value, _ machine: Machine, _ stage: Stage) -> Native? {
    guard value.kind == .object else { return nil }
    let native = machine.heap.object(value).native
    let (kind, raw) = native.parts
    guard let isPending = kind.row.isPending, isPending(machine, stage, raw) else { return nil }
    return native
  }

  /// A statement of a `sequence`: true when the fiber now waits for what it gave.
  static func awaitTimed(_ value: Value, _ machine: inout Machine, _ stage: Stage) throws(Failure)
    -> Bool
  {
    guard let native = pendingThing(value, machine, stage) else { return false }
    try machine.checkMayWait()
    machine.suspension = .whenOver(native)
    return true
  }

  /// A statement of a `parallel`: the innermost gathering task also waits for what it gave.
  static func collect(_ value: Value, _ machine: Machine, _ stage: inout Stage) {
    guard let task = stage.tasks.collectors.last, let native = pendingThing(value, machine, stage)
    else { return }
    stage.tasks.table[task].pending += 1
    stage.tasks.waiters[native, default: []].append(
      .task(task, serial: stage.tasks.table[task].serial))
  }

  /// Something that takes time is over: who waited for it goes on, in the next round.
  static func isOver(_ native: Native, finished: Bool, _ stage: inout Stage) {
    guard !stage.tasks.waiters.isEmpty,
      let waiting = stage.tasks.waiters.removeValue(forKey: native)
    else { return }
    for waiter in waiting {
      switch waiter {
      case .fiber(let index): resume(index, at: stage.runtime.now, &stage)
      case .task(let index, let serial):
        if stage.tasks.table[index].serial == serial {
          finishPart(of: index, finished: finished, &stage)
        }
      }
    }
  }

  static func finishPart(of index: UInt32, finished: Bool, _ stage: inout Stage) {
    var task = stage.tasks.table[index]
    if task.isDone { return }
    task.pending -= 1
    if !finished { task.finished = false }
    stage.tasks.table[index] = task
    if task.pending <= 0 || task.isRace { finish(index, &stage) }
  }

  /// A task is over; its handler is called in the next round.
  static func finish(_ index: UInt32, _ stage: inout Stage) {
    if stage.tasks.table[index].isDone { return }
    stage.tasks.table[index].isDone = true
    if stage.tasks.table[index].completion.kind != .nil {
      let call = PendingCall(kind: completionCall, index: index)
      _ = stage.runtime.addWake(at: stage.runtime.now, stage.callbacks.add(call))
    }
    isOver(.task(index), finished: stage.tasks.table[index].finished, &stage)
    if stage.tasks.table[index].completion.kind == .nil { stage.tasks.table.collect(index) }
  }
}
