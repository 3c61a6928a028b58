/// Steps are counted where a script can go on for ever: at each jump back, call and builtin.
extension Machine {
  /// Jumps back to the beginning of a loop's round, which counts its instructions.
  @inline(__always) mutating func goBack(
    _ i: Instruction, _ next: inout UnsafeMutablePointer<Instruction>,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    budget &+= i.signedBC
    if budget < 0 {
      // Still at the loop's end: the line that is told must be one of the loop.
      frame.pointee.next = next
      try outOfBudget()
    }
    next += i.signedBC
  }

  /// The steps of the slice are used up: an interrupt, or a limit.
  mutating func outOfBudget() throws(Failure) {
    remainingBudget += budget
    if let failure = stopRequest() {
      // An event that comes to its end need not be undone.
      if interrupt.reason != Interrupt.user || graceSlices == 0 { throw failure }
      graceSlices -= 1
    }
    updateMemoryUse()
    if heap.isOverLimit { throw .memoryLimit(limits.memory) }
    budget = 0
    if remainingBudget <= 0 {
      throw instructionLimit()
    }
    refillBudget()
  }

  /// Says what has used up the instructions: the script, or what it lets physics move.
  private func instructionLimit() -> Failure {
    guard dynamics.charged > limits.instructions / 2 else {
      return .limit(.instructions, "the script has run \(limits.instructions) instructions")
    }
    var failure = Failure.limit(
      .instructions, "physics has taken most of the script's \(limits.instructions) instructions")
    // What costs is what meets.
    let behaviors = runtime.allBehaviors(of: dynamics.stepped)
    let collision = behaviors.first { runtime.spec(of: $0)?.kind == .collision }
    failure.line = (collision ?? behaviors.first).map { line(of: $0) }
    return failure
  }
}
