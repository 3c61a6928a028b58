import AnimRuntime
import AnimTrace

extension Machine {
  /// What the next event of the runtime meant for the run.
  enum Turn { case more, idle, reached }

  /// Lets the next thing happen, not later than `limit`.
  mutating func turn(until limit: Time) throws(Failure) -> Turn {
    charge(32)
    if budget < 0 { try outOfBudget() }
    switch runtime.next(until: limit) {
    case .input(let callback):
      guard case .input(let block, _) = callbacks.remove(callback) else { return .more }
      try runHandler(block, [])
      release(block)
    case .touch(let id): try touch(id)
    case .gestureMoved(let id, let isLast): try moveGesture(id, isLast: isLast)
    case .gestureEnded(let id): try endGesture(id)
    case .timer(let id, let fire, let callback, let isLast):
      try fireTimer(id, fire, callback, isLast)
    case .animationEnded(let id, let finished, _): try endAnimation(id, finished)
    case .animationStarted(let id):
      if let pending = animations[id.raw] {
        record(.animate, subject: "#\(pending.number)", phase: "start", line: pending.line)
      }
    case .animatorStarted(let id): recordAnimator(id, phase: "start")
    case .animatorPaused(let id): recordAnimatorPause(id)
    case .animatorEnded(let end): try endAnimator(end)
    case .contentSwapped(let id): swapTransition(id)
    case .dynamicsResumed(let id): try resumeDynamics(id)
    case .dynamicsStepped(let id): try finishDynamicsStep(id)
    case .wake(let callback): try wake(callback)
    case .screen(let view, let moment): try tell(view, moment)
    case .layout: try layOut(.stage)
    case .sample(let trace): try sample(trace)
    case .instantEnded: try sampleChanges()
    case .roundLimit:
      throw .limit(.rounds, "one instant has taken \(limits.rounds) rounds")
    case .reached: return .reached
    case .idle: return .idle
    }
    try checkLimits()
    return .more
  }

  /// Throws what must end the run.
  @inline(__always) mutating func checkLimits() throws(Failure) {
    updateMemoryUse()
    if recorder.isOverLimit || heap.isOverLimit || failure != nil { try checkBounds() }
    if interrupt.reason != 0, let request = stopRequest() { throw request }
  }

  /// Whether the script has done more than it may.
  mutating func checkBounds() throws(Failure) {
    if recorder.isOverLimit { throw recordingLimit() }
    updateMemoryUse()
    if heap.isOverLimit { throw .memoryLimit(limits.memory) }
    if let failure { throw failure }
  }

  func recordingLimit() -> Failure {
    recorder.isFull
      ? .limit(.lines, "the trace has more than \(limits.lines) lines")
      : .limit(.events, "more than \(limits.events) events have happened")
  }

  private mutating func fireTimer(_ id: TimerID, _ fire: Int, _ callback: Callback, _ isLast: Bool)
    throws(Failure)
  {
    guard case .timer(let object, let block, _) = callbacks[callback] else { return }
    recordTimer(object, callback, phase: "fire", fire: fire)
    // The block is kept while it runs: it may invalidate its own timer.
    retain(object)
    retain(block)
    try runHandler(block, with: retained(object))
    if isLast || !runtime.isValid(id) { isOver(.timer(id.raw), finished: true) }
    if isLast {
      let isPending = runtime.isValid(id)
      runtime.finishFire(id)
      if isPending { dropCallback(callback) }
    }
    release(block)
    release(object)
  }

  mutating func fireByHand(_ timer: Value, _ id: TimerID, _ fire: TimerFire) throws(Failure) {
    guard case .timer(_, let block, _) = callbacks[fire.callback] else { return }
    recordTimer(timer, fire.callback, phase: "fire", fire: fire.index)
    retain(block)
    entries.append(.block("fire"))
    release(try call(block, [retained(timer)]))
    entries.removeLast()
    release(block)
    let isPending = runtime.isValid(id)
    runtime.finishFire(id)
    if fire.isLast {
      isOver(.timer(id.raw), finished: true)
      if isPending { dropCallback(fire.callback) }
    }
  }

  /// The run loop lets go of what a call holds.
  mutating func dropCallback(_ callback: Callback) {
    switch callbacks.remove(callback) {
    case .input(let block, _): release(block)
    case .timer(let object, let block, _):
      release(block)
      release(object)
    case .item(let block, let item, _, _):
      release(item)
      release(block)
    case .fiber(let index): if let fiber = fibers.remove(index) { drop(fiber) }
    case .task, .free: break
    }
  }

  mutating func drop(_ fiber: Fiber) {
    for value in fiber.registers.reversed() { release(value) }
  }

  private mutating func endAnimation(_ id: AnimationID, _ finished: Bool) throws(Failure) {
    guard let pending = animations.removeValue(forKey: id.raw) else { return }
    if pending.isTransition { dropHeldFields(of: id.raw) }
    record(
      pending.isTransition ? .transition : .animate, subject: "#\(pending.number)",
      phase: "complete",
      details: [Detail("finished", .completion(finished), .bare)], line: pending.line)
    try runHandler(pending.completion, with: Value(finished))
    release(pending.completion)
    isOver(.animation(id.raw), finished: finished)
  }

  private mutating func wake(_ callback: Callback) throws(Failure) {
    switch callbacks.remove(callback) {
    case .fiber(let index): try resume(index)
    case .task(let index):
      let task = tasks[index]
      try runHandler(task.completion, [Value(task.finished)])
      release(task.completion)
      tasks[index].completion = .nil
      tasks.collect(index)
    case .item(let block, let item, let task, _):
      try runItem(block, item, task)
      release(block)
    case .input, .timer, .free: break
    }
  }
}
