import AnimRuntime
import AnimTrace

extension Stage {
  /// Lets go of everything at the end of a run: the run loop's holdings, the variables in reverse
  /// order, the stage; what is left after that has leaked.
  mutating func close(_ machine: inout Machine) {
    machine.isClosing = true
    Dynamics.reportUsedPushes(&machine, &self)
    finalizePending(&machine)
    for slot in machine.globals.indices.reversed() where machine.globals[slot].kind == .cell {
      let cell = machine.globals[slot]
      machine.globals[slot] = machine.goneCell
      machine.release(cell, &self)
    }
    Input.dropHandlers(&machine, &self)
    let stage = views.stageObject
    views.stageObject = .nil
    if stage.kind == .object { machine.release(stage, &self) }
    reportLeaks(&machine)
  }

  private mutating func finalizePending(_ machine: inout Machine) {
    for index in callbacks.calls.indices { drop(Callback(raw: UInt32(index)), &machine) }
    Animations.close(&machine, &self)
    Input.close(&machine, &self)
    Animators.close(&machine, &self)
    Screens.close(&machine, &self)
    Tasks.close(&machine, &self)
    Layout.close(&machine, &self)
  }

  // MARK: Leaks

  /// Reports the cycles that keep objects which nothing else keeps.
  mutating func reportLeaks(_ machine: inout Machine) {
    for path in LeakFinder(machine, self).paths() {
      machine.charge(64 * path.count)
      recorder.write(
        .leak(
          path: path, time: runtime.now.flicks, line: machine.isClosing ? 0 : machine.currentLine))
    }
  }
}

extension Stage {
  mutating func writeLastLine(
    _ outcome: Outcome, _ failure: (id: String, message: String, line: Int)?
  ) {
    let time = runtime.now.flicks
    switch outcome {
    case .idle: recorder.writer.write(Event(time: time, .idle))
    case .stopped: recorder.writer.write(Event(time: time, .stop))
    case .until: recorder.writer.write(Event(time: time, .until))
    case .limit(let name):
      recorder.writer.write(.limit(name, time: time, line: failure?.line ?? 0))
    case .error:
      guard let failure else { return }
      recorder.writer.write(
        .error(id: failure.id, failure.message, time: time, line: failure.line))
    }
  }
}
