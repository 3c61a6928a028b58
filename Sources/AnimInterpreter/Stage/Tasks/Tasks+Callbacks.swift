import AnimRuntime
import AnimSyntax
import AnimTrace

extension Tasks {
  /// The run loop lets go of what a call holds.
  static func dropCallback(_ callback: Callback, _ machine: inout Machine, _ stage: inout Stage) {
    switch stage.callbacks.remove(callback) {
    case .input(let block, _): machine.release(block, &stage)
    case .timer(let object, let block, _):
      machine.release(block, &stage)
      machine.release(object, &stage)
    case .item(let block, let item, _, _):
      machine.release(item, &stage)
      machine.release(block, &stage)
    case .fiber(let index):
      if let fiber = stage.tasks.fibers.remove(index) { drop(fiber, &machine, &stage) }
    case .task, .free: break
    }
  }

  static func drop(_ fiber: Fiber, _ machine: inout Machine, _ stage: inout Stage) {
    for value in fiber.registers.reversed() { machine.release(value, &stage) }
  }

  static func wake(_ callback: Callback, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    switch stage.callbacks.remove(callback) {
    case .fiber(let index): try machine.resume(index, &stage)
    case .task(let index):
      let task = stage.tasks.table[index]
      try machine.runHandler(task.completion, [Value(task.finished)], &stage)
      machine.release(task.completion, &stage)
      stage.tasks.table[index].completion = .nil
      stage.tasks.table.collect(index)
    case .item(let block, let item, let task, _):
      try runItem(block, item, task, &machine, &stage)
      machine.release(block, &stage)
    case .input, .timer, .free: break
    }
  }
}
