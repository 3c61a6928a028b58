import AnimTrace

extension Machine {
  /// Lets go of everything at the end of a run: the run loop's holdings, the variables in reverse
  /// order, the stage; what is left after that has leaked.
  mutating func close() {
    isClosing = true
    reportUsedPushes()
    finalizePending()
    for slot in globals.indices.reversed() where globals[slot].kind == .cell {
      let cell = globals[slot]
      globals[slot] = emptyCell
      release(cell)
    }
    dropHandlers()
    let stage = stageObject
    stageObject = .nil
    if stage.kind == .object { release(stage) }
    reportLeaks()
  }

  /// A cell that nobody counts, standing for every variable that is gone.
  private var emptyCell: Value { goneCell }

  private mutating func finalizePending() {
    for index in callbacks.calls.indices {
      dropCallback(.init(raw: UInt32(index)))
    }
    for key in animations.keys.sorted() {
      dropHeldFields(of: key)
      if let pending = animations.removeValue(forKey: key) { release(pending.completion) }
    }
    dropGestures()
    finalizeAnimators()
    finalizeScreens()
    for index in fibers.fibers.indices {
      if let fiber = fibers.remove(UInt32(index)) { drop(fiber) }
    }
    for index in tasks.tasks.indices where tasks.tasks[index] != nil {
      let completion = tasks[UInt32(index)].completion
      tasks[UInt32(index)].completion = .nil
      release(completion)
    }
    waiters = [:]
    dropConstraints()
  }

  // MARK: Leaks

  /// Reports the cycles that keep objects which nothing else keeps.
  mutating func reportLeaks() {
    for path in LeakFinder(self).paths() {
      charge(64 * path.count)
      recorder.write(.leak(path: path, time: runtime.now.flicks, line: isClosing ? 0 : currentLine))
    }
  }
}
