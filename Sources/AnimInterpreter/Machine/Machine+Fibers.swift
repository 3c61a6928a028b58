import AnimRuntime

extension Machine {
  /// Runs a handler as a fiber of its own: it may wait.
  ///
  /// Takes over ownership of the arguments; more of them than it takes are dropped.
  mutating func runHandler(
    _ function: Value, _ arguments: [Value], task: UInt32? = nil, _ stage: inout Stage
  )
    throws(Failure)
  {
    guard function.kind == .closure || function.kind == .function else {
      for argument in arguments { release(argument, &stage) }
      return
    }
    let window = top
    stack.ensure(window - stack.registers + arguments.count + 24)
    for (index, argument) in arguments.enumerated() { put(argument, window + 1 + index, &stage) }
    try runHandler(function, in: window, arguments.count, task: task, &stage)
  }

  /// `runHandler` with a single argument.
  mutating func runHandler(_ function: Value, with argument: Value, _ stage: inout Stage)
    throws(Failure)
  {
    guard function.kind == .closure || function.kind == .function else {
      release(argument, &stage)
      return
    }
    let window = top
    stack.ensure(window - stack.registers + 25)
    put(argument, window + 1, &stage)
    try runHandler(function, in: window, 1, task: nil, &stage)
  }

  /// Runs a handler whose `count` arguments are above its window already.
  private mutating func runHandler(
    _ function: Value, in window: UnsafeMutablePointer<Value>, _ count: Int, task: UInt32?,
    _ stage: inout Stage
  ) throws(Failure) {
    let floor = depth
    put(retained(function), window, &stage)
    if function.kind == .closure {
      let index = heap.closureFunction(function)
      try arrange(window + 1, count, index, strict: false, &stage)
      if program.code[index].isMethod {
        put(retained(heap.captured(function, 0)), window, &stage)
        try push(index, base: window, result: window, closure: .nil)
      } else {
        try push(index, base: window + 1, result: window, closure: function)
      }
    } else {
      try arrange(window + 1, count, function.index, strict: false, &stage)
      try push(function.index, base: window + 1, result: window, closure: .nil)
    }
    try runFiber(until: floor, window: window, task: task, &stage)
  }

  /// Runs the calls above `floor`; if they wait they are set aside as a fiber.
  mutating func runFiber(
    until floor: Int, window: UnsafeMutablePointer<Value>, task: UInt32?, _ stage: inout Stage
  )
    throws(Failure)
  {
    entries.append(.fiber)
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Machine.maximumNesting {
      throw .limit(.depth, "blocks are nested \(nesting) deep")
    }
    let result = try run(until: floor, &stage)
    entries.removeLast()
    switch result {
    case .returned:
      put(.nil, window, &stage)
      if let task { Tasks.finishPart(of: task, finished: true, &stage) }
    case .suspended:
      var fiber = save(from: floor, window)
      fiber.task = task
      Tasks.suspend(fiber, &self, &stage)
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
}

extension Machine {
  /// Puts a suspended fiber back on the stack and goes on with it.
  mutating func resume(_ index: UInt32, _ stage: inout Stage) throws(Failure) {
    guard let fiber = stage.tasks.fibers.remove(index) else { return }
    let window = top
    let floor = depth
    let origin = window - stack.registers
    stack.ensure(origin + fiber.registers.count + 64)
    if depth + fiber.frames.count >= limits.depth
      || origin + fiber.registers.count + 256 >= stack.registerCapacity
    {
      throw .limit(.depth, "calls are nested \(depth + fiber.frames.count) deep")
    }
    for (offset, value) in fiber.registers.enumerated() { put(value, window + offset, &stage) }
    for frame in fiber.frames {
      var frame = frame
      frame.base += origin
      frame.result += origin
      stack.frames[depth] = frame
      depth += 1
    }
    try runFiber(until: floor, window: window, task: fiber.task, &stage)
  }
}

extension Machine {
  func checkMayWait() throws(Failure) {
    switch entries.last {
    case .fiber, nil: return
    case .block(let name): throw .mayNotWait(name.description)
    case .method(let name): throw .mayNotWait(names[name])
    }
  }
}
