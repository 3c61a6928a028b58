import AnimRuntime

extension Tasks {
  /// A fiber that waits for what can never come: neither a timer nor an animation, nor code that goes
  /// on some time, leads to it.
  static func deadlock(_ machine: Machine, _ stage: Stage) -> (failure: Failure, line: Int)? {
    if stage.tasks.fibers.count == 0 { return nil }
    let hopeful = hopefulFibers(machine, stage)
    for (index, fiber) in stage.tasks.fibers.fibers.enumerated() {
      guard let fiber, !hopeful.contains(UInt32(index)) else { continue }
      return (
        Failure(
          .deadlock, "the script waits here for something that can never happen",
          note: "the awaited object was never started, or waits for itself"), fiber.line
      )
    }
    return nil
  }

  /// The fibers that will go on, found by following what is sure to happen to who waits for it.
  private static func hopefulFibers(_ machine: Machine, _ stage: Stage) -> Set<UInt32> {
    var hopeful = Set<UInt32>()
    var tasks = Set<UInt32>()
    var work: [Native] = []
    func goesOn(_ fiber: UInt32) {
      guard hopeful.insert(fiber).inserted else { return }
      if let task = stage.tasks.fibers.fibers[Int(fiber)]?.task { work.append(.task(task)) }
    }
    for call in stage.callbacks.calls {
      switch call.kind?.resumes?(call.index) {
      case .fiber(let index): goesOn(index)
      case .task(let index): work.append(.task(index))
      case nil: break
      }
    }
    for native in stage.tasks.waiters.keys {
      let (kind, raw) = native.parts
      if let goesOn = kind.row.goesOn ?? kind.row.isPending, goesOn(machine, stage, raw) {
        work.append(native)
      }
    }
    while let native = work.popLast() {
      if case .task(let index) = native, !tasks.insert(index).inserted { continue }
      for waiter in stage.tasks.waiters[native] ?? [] {
        switch waiter {
        case .fiber(let index): goesOn(index)
        case .task(let index, _): work.append(.task(index))
        }
      }
    }
    return hopeful
  }
}
