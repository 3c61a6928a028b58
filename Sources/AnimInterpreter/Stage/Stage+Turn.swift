import AnimRuntime
import AnimTrace

extension Stage {
  /// What the next event of the runtime meant for the run.
  enum Turn { case more, idle, reached }

  /// Lets the next thing happen, not later than `limit`.
  mutating func turn(until limit: Time, _ machine: inout Machine) throws(Failure) -> Turn {
    machine.charge(32)
    if machine.budget < 0 { try machine.outOfBudget(self) }
    switch runtime.next(until: limit) {
    case .input(let callback), .wake(let callback): try perform(callback, &machine)
    case .touch(let id): try Input.touch(id, &machine, &self)
    case .gestureMoved(let id, let isLast):
      try Input.moveGesture(id, isLast: isLast, &machine, &self)
    case .gestureEnded(let id): try Input.endGesture(id, &machine, &self)
    case .timer(let id, let fire, let callback, let isLast):
      try Timers.fire(id, fire, callback, isLast, &machine, &self)
    case .animationEnded(let id, let finished, _): try Animations.end(id, finished, &machine, &self)
    case .animationStarted(let id):
      if let pending = animations.pending[id.raw] {
        record(
          .animate, subject: "#\(pending.number)", phase: "start", line: pending.line, &machine)
      }
    case .animatorStarted(let id): Animators.record(id, phase: "start", &machine, &self)
    case .animatorPaused(let id): Animators.recordPause(id, &machine, &self)
    case .animatorEnded(let end): try Animators.end(end, &machine, &self)
    case .contentSwapped(let id): Transitions.swap(id, &machine, &self)
    case .dynamicsResumed(let id): try Dynamics.resumeDynamics(id, &machine, &self)
    case .dynamicsStepped(let id): try Dynamics.finishDynamicsStep(id, &machine, &self)
    case .screen(let view, let moment): try Screens.tell(view, moment, &machine, &self)
    // No script makes such a curve yet.
    case .curves: break
    case .layout: try Layout.layOut(.stage, &machine, &self)
    case .sample(let trace): try Traces.sample(trace, &machine, &self)
    case .instantEnded: try Traces.sampleChanges(&machine, &self)
    case .roundLimit:
      throw .limit(.rounds, "one instant has taken \(machine.limits.rounds) rounds")
    case .reached: return .reached
    case .idle: return .idle
    }
    try checkLimits(&machine)
    return .more
  }

  /// Throws what must end the run.
  @inline(__always) func checkLimits(_ machine: inout Machine) throws(Failure) {
    updateMemoryUse(&machine)
    if recorder.isOverLimit || machine.heap.isOverLimit || machine.failure != nil {
      try checkBounds(&machine)
    }
    if machine.interrupt.reason != 0, let request = machine.stopRequest() { throw request }
  }

  /// Whether the script has done more than it may.
  func checkBounds(_ machine: inout Machine) throws(Failure) {
    if recorder.isOverLimit { throw recordingLimit(machine) }
    updateMemoryUse(&machine)
    if machine.heap.isOverLimit { throw .memoryLimit(machine.limits.memory) }
    if let failure = machine.failure { throw failure }
  }

  func recordingLimit(_ machine: Machine) -> Failure {
    recorder.isFull
      ? .limit(.lines, "the trace has more than \(machine.limits.lines) lines")
      : .limit(.events, "more than \(machine.limits.events) events have happened")
  }
}
