/// Steps are counted where a script can go on for ever: at each jump back, call and builtin.
extension Machine {
  /// Jumps back to the beginning of a loop's round, which counts its instructions.
  @inline(__always) mutating func goBack(
    _ i: Instruction, _ next: inout UnsafeMutablePointer<Instruction>,
    _ frame: UnsafeMutablePointer<Frame>, _ stage: Stage
  ) throws(Failure) {
    budget &+= i.signedBC
    if budget < 0 {
      // Still at the loop's end: the line that is told must be one of the loop.
      frame.pointee.next = next
      try outOfBudget(stage)
    }
    next += i.signedBC
  }

  /// The steps of the slice are used up: an interrupt, or a limit.
  mutating func outOfBudget(_ stage: Stage) throws(Failure) {
    remainingBudget += budget
    if let failure = stopRequest() {
      // An event that comes to its end need not be undone.
      if interrupt.reason != Interrupt.user || graceSlices == 0 { throw failure }
      graceSlices -= 1
    }
    stage.updateMemoryUse(&self)
    if heap.isOverLimit { throw .memoryLimit(limits.memory) }
    budget = 0
    if remainingBudget <= 0 {
      throw stage.instructionLimit(self)
    }
    refillBudget()
  }
}
