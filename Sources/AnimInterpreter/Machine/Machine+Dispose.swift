import AnimRuntime

extension Machine {
  /// Ends a value whose last owner is gone: `deinit` first, then what it held.
  ///
  /// A chain of values is ended by a queue, not by recursion, so that a long list cannot exhaust
  /// the host's stack.
  mutating func dispose(_ value: Value, _ stage: inout Stage) {
    if value.kind == .object, needsDeinit(value), dyingDepth < 32 {
      finish(value, &stage)
      return
    }
    if dyingDepth > 0 {
      dyingQueue.append(value)
      return
    }
    dyingDepth += 1
    finish(value, &stage)
    while let next = dyingQueue.popLast() { finish(next, &stage) }
    dyingDepth -= 1
  }

  private func needsDeinit(_ value: Value) -> Bool {
    program.types[Int(heap.objects[heap.payload(value)].type)].hasDeinitializer
  }

  private mutating func finish(_ value: Value, _ stage: inout Stage) {
    switch value.kind {
    case .object: finishObject(value, &stage)
    case .array:
      let elements = heap.array(value)
      heap.free(value)
      for element in elements.reversed() { queue(element, &stage) }
    case .dictionary:
      let entries = heap.dictionaries[heap.payload(value)].entries
      heap.free(value)
      for entry in entries.reversed() {
        queue(entry.key, &stage)
        queue(entry.value, &stage)
      }
    case .closure:
      // Its captures stay where they are until it is freed.
      for index in (0..<Int(heap.closure(value).count)).reversed() {
        queue(heap.captured(value, index), &stage)
      }
      heap.free(value)
    case .cell:
      let content = heap.cells[heap.payload(value)]
      heap.free(value)
      queue(content, &stage)
    default: heap.free(value)
    }
  }

  /// One owner less, ended later if it was the last and something is being ended already.
  private mutating func queue(_ value: Value, _ stage: inout Stage) {
    if value.isCounted, heap.releaseReachesZero(value) { dispose(value, &stage) }
  }

  private mutating func finishObject(_ value: Value, _ stage: inout Stage) {
    let payload = heap.payload(value)
    if !heap.objects[payload].isDying, needsDeinit(value) {
      heap.objects[payload].isDying = true
      // The body sees a whole object: one owner while it runs.
      heap.retain(value)
      dyingDepth += 1
      runDeinitializers(value, &stage)
      dyingDepth -= 1
      if !heap.releaseReachesZero(value) {
        // Somebody keeps it: it lives on, without its deinit running again.
        return
      }
    }
    if case .view(let raw) = heap.objects[payload].native,
      Dynamics.leaveDynamics(of: ViewID(raw: raw), value, &self, &stage)
    {
      return
    }
    finalize(heap.objects[payload].native, of: value, &stage)
    for index in (0..<heap.objects[payload].fields.count).reversed() {
      queue(heap.objects[payload].fields[index], &stage)
    }
    heap.free(value)
  }

  /// Runs the `deinit` of the object's class and of those above it.
  private mutating func runDeinitializers(_ value: Value, _ stage: inout Stage) {
    var type: Int? = Int(heap.objects[heap.payload(value)].type)
    var isFirst = true
    while let index = type {
      let deinitializer = program.types[index].deinitializer
      if deinitializer >= 0 {
        if isFirst { stage.recordDeinit(value, &self) }
        isFirst = false
        // What ends is told so after `stop()` too.
        let earlier = ending
        ending = nil
        do throws(Failure) {
          entries.append(.block("deinit"))
          let result = try callFunction(deinitializer, receiver: value, [], &stage)
          entries.removeLast()
          ending = ending ?? earlier
          release(result, &stage)
        } catch {
          if failure == nil { failure = error }
        }
      }
      type = program.types[index].parent
    }
  }
}
