extension Tasks: StageSystem {
  func held(_ stage: Stage) -> [Value] {
    fibers.fibers.compactMap { $0?.registers }.flatMap { $0 }
      + table.tasks.compactMap { $0?.completion }
  }

  var memoryUse: Int { fibers.bytes + table.tasks.count * MemoryLayout<Task?>.stride }

  func add(to digest: inout StateDigest) {
    for (index, fiber) in fibers.fibers.enumerated() {
      if let fiber { add(fiber, index, to: &digest) }
    }
    for (index, task) in table.tasks.enumerated() {
      guard let task else { continue }
      digest.add(8, [Value(index), Value(task.pending), Value(task.isDone), Value(task.isRace)])
      digest.add(9, [Value(task.finished), Value(task.isAbandoned), task.completion])
    }
    for (key, native) in waiters.keys.map({ ($0.word, $0) }).sorted(by: { $0.0 < $1.0 }) {
      digest.add(key)
      for waiter in waiters[native] ?? [] {
        switch waiter {
        case .fiber(let index): digest.add(UInt64(index) << 1)
        case .task(let index, let serial):
          digest.add(UInt64(index) << 1 | 1)
          digest.add(serial)
        }
      }
    }
  }

  private func add(_ fiber: Fiber, _ index: Int, to digest: inout StateDigest) {
    digest.add(7, [Value(index), Value(fiber.task.map { Int($0) } ?? -1)])
    for frame in fiber.frames {
      digest.add(function: frame.function)
      digest.add(digest.machine.pc(of: frame))
      digest.add(frame.base)
      digest.add(frame.result)
      digest.add(frame.closure)
    }
    for value in fiber.registers { digest.add(value) }
  }

  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for index in stage.tasks.fibers.fibers.indices {
      if let fiber = stage.tasks.fibers.remove(UInt32(index)) { drop(fiber, &machine, &stage) }
    }
    for index in stage.tasks.table.tasks.indices where stage.tasks.table.tasks[index] != nil {
      let completion = stage.tasks.table[UInt32(index)].completion
      stage.tasks.table[UInt32(index)].completion = .nil
      machine.release(completion, &stage)
    }
    stage.tasks.waiters = [:]
  }
}
