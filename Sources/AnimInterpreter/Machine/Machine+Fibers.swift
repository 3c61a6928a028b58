import AnimRuntime

extension Machine {
  /// Runs a handler as a fiber of its own: it may wait.
  ///
  /// Takes over ownership of the arguments; more of them than it takes are dropped.
  mutating func runHandler(_ function: Value, _ arguments: [Value], task: UInt32? = nil)
    throws(Failure)
  {
    guard function.kind == .closure || function.kind == .function else {
      for argument in arguments { release(argument) }
      return
    }
    let window = top
    stack.ensure(window - stack.registers + arguments.count + 24)
    for (index, argument) in arguments.enumerated() { put(argument, window + 1 + index) }
    try runHandler(function, in: window, arguments.count, task: task)
  }

  /// `runHandler` with a single argument.
  mutating func runHandler(_ function: Value, with argument: Value) throws(Failure) {
    guard function.kind == .closure || function.kind == .function else {
      release(argument)
      return
    }
    let window = top
    stack.ensure(window - stack.registers + 25)
    put(argument, window + 1)
    try runHandler(function, in: window, 1, task: nil)
  }

  /// Runs a handler whose `count` arguments are above its window already.
  private mutating func runHandler(
    _ function: Value, in window: UnsafeMutablePointer<Value>, _ count: Int, task: UInt32?
  ) throws(Failure) {
    let floor = depth
    put(retained(function), window)
    if function.kind == .closure {
      let index = heap.closureFunction(function)
      try arrange(window + 1, count, index, strict: false)
      if program.code[index].isMethod {
        put(retained(heap.captured(function, 0)), window)
        try push(index, base: window, result: window, closure: .nil)
      } else {
        try push(index, base: window + 1, result: window, closure: function)
      }
    } else {
      try arrange(window + 1, count, function.index, strict: false)
      try push(function.index, base: window + 1, result: window, closure: .nil)
    }
    try runFiber(until: floor, window: window, task: task)
  }

  /// Runs the calls above `floor`; if they wait they are set aside as a fiber.
  mutating func runFiber(until floor: Int, window: UnsafeMutablePointer<Value>, task: UInt32?)
    throws(Failure)
  {
    entries.append(.fiber)
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Machine.maximumNesting {
      throw .limit(.depth, "blocks are nested \(nesting) deep")
    }
    let result = try run(until: floor)
    entries.removeLast()
    switch result {
    case .returned:
      put(.nil, window)
      if let task { finishPart(of: task, finished: true) }
    case .suspended:
      var fiber = save(from: floor, window)
      fiber.task = task
      suspend(fiber)
    }
  }

  /// Moves the calls above `floor` off the stack.
  private mutating func save(from floor: Int, _ window: UnsafeMutablePointer<Value>) -> Fiber {
    var fiber = Fiber()
    fiber.line = currentLine
    let origin = window - stack.registers
    let end = top - stack.registers - 24
    fiber.frames = (floor..<depth).map { index in
      var frame = stack.frames[index]
      frame.base -= origin
      frame.result -= origin
      return frame
    }
    fiber.registers = (origin..<max(end, origin + 1)).map { index in
      let value = stack.registers[index]
      stack.registers[index] = .nil
      return value
    }
    depth = floor
    return fiber
  }

  private mutating func suspend(_ fiber: Fiber) {
    let request = suspension
    suspension = nil
    let index = fibers.add(fiber)
    switch request {
    case .until(let time): _ = runtime.addWake(at: time, callbacks.add(.fiber(index)))
    case .whenOver(let native): waiters[native, default: []].append(.fiber(index))
    case nil: _ = runtime.addWake(at: runtime.now, callbacks.add(.fiber(index)))
    }
  }

  /// Puts a suspended fiber back on the stack and goes on with it.
  mutating func resume(_ index: UInt32) throws(Failure) {
    guard let fiber = fibers.remove(index) else { return }
    let window = top
    let floor = depth
    let origin = window - stack.registers
    stack.ensure(origin + fiber.registers.count + 64)
    if depth + fiber.frames.count >= limits.depth
      || origin + fiber.registers.count + 256 >= stack.registerCapacity
    {
      throw .limit(.depth, "calls are nested \(depth + fiber.frames.count) deep")
    }
    for (offset, value) in fiber.registers.enumerated() { put(value, window + offset) }
    for frame in fiber.frames {
      var frame = frame
      frame.base += origin
      frame.result += origin
      stack.frames[depth] = frame
      depth += 1
    }
    try runFiber(until: floor, window: window, task: fiber.task)
  }

  // MARK: Waiting

  /// The runtime thing behind a value, if it takes time and is not over.
  func pendingThing(_ value: Value) -> Native? {
    guard value.kind == .object else { return nil }
    let native = heap.object(value).native
    let (kind, raw) = native.parts
    guard let isPending = kind.row.isPending, isPending(self, raw) else { return nil }
    return native
  }

  /// A statement of a `sequence`: true when the fiber now waits for what it gave.
  mutating func awaitTimed(_ value: Value) throws(Failure) -> Bool {
    guard let native = pendingThing(value) else { return false }
    try checkMayWait()
    suspension = .whenOver(native)
    return true
  }

  func checkMayWait() throws(Failure) {
    switch entries.last {
    case .fiber, nil: return
    case .block(let name): throw .mayNotWait(name.description)
    case .method(let name): throw .mayNotWait(names[name])
    }
  }

  /// A statement of a `parallel`: the innermost gathering task also waits for what it gave.
  mutating func collect(_ value: Value) {
    guard let task = collectors.last, let native = pendingThing(value) else { return }
    tasks[task].pending += 1
    waiters[native, default: []].append(.task(task, serial: tasks[task].serial))
  }

  /// Something that takes time is over: who waited for it goes on, in the next round.
  mutating func isOver(_ native: Native, finished: Bool) {
    guard !waiters.isEmpty, let waiting = waiters.removeValue(forKey: native) else { return }
    for waiter in waiting {
      switch waiter {
      case .fiber(let index): _ = runtime.addWake(at: runtime.now, callbacks.add(.fiber(index)))
      case .task(let index, let serial):
        if tasks[index].serial == serial { finishPart(of: index, finished: finished) }
      }
    }
  }

  mutating func finishPart(of index: UInt32, finished: Bool) {
    var task = tasks[index]
    if task.isDone { return }
    task.pending -= 1
    if !finished { task.finished = false }
    tasks[index] = task
    if task.pending <= 0 || task.isRace { finishTask(index) }
  }

  /// A task is over; its handler is called in the next round.
  mutating func finishTask(_ index: UInt32) {
    if tasks[index].isDone { return }
    tasks[index].isDone = true
    if tasks[index].completion.kind != .nil {
      _ = runtime.addWake(at: runtime.now, callbacks.add(.task(index)))
    }
    isOver(.task(index), finished: tasks[index].finished)
    if tasks[index].completion.kind == .nil { tasks.collect(index) }
  }
}
