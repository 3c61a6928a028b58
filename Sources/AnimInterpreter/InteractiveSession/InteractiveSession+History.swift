import AnimRuntime

extension InteractiveSession {
  /// A state to go back to.
  struct Checkpoint: Sendable {
    var session: Session
    var registers: [(index: Int, value: Value)]
    var entries: Int

    var time: Time { session.stage.runtime.now }
    /// About how many bytes it takes, most of which it may share with its neighbours.
    var bytes: Int { session.machine.heap.bytesInUse + session.stage.runtime.footprint }
  }

  /// How many entries and steps can be undone, and how many at least where the state is large.
  static let reach = 200
  static let leastReach = 10
  /// The bytes that states beyond the least may take together.
  private static let memory = 64 << 20

  /// The present state.
  func moment() -> Checkpoint {
    Checkpoint(
      session: session, registers: session.machine.stack.contents, entries: transcript.count)
  }

  /// Keeps a state; the oldest are forgotten when there are many, or many bytes of them. All
  /// together never take more than a script may, unless one alone does.
  mutating func remember(_ moment: Checkpoint) {
    history.append(moment)
    var (bytes, kept) = (0, 0)
    for moment in history.reversed() {
      bytes += moment.bytes
      let limit =
        kept < InteractiveSession.leastReach
        ? session.machine.heap.byteLimit : InteractiveSession.memory
      if kept > 0, bytes > limit { break }
      kept += 1
    }
    history.removeFirst(max(history.count - kept, history.count - InteractiveSession.reach))
  }

  /// Goes back to a state. What has been written stays written; code that came after the state
  /// stays in the program, where nothing leads.
  mutating func restore(_ moment: Checkpoint) {
    let recorder = session.stage.recorder
    session = moment.session
    session.stage.recorder = recorder
    session.machine.stack.restore(moment.registers)
    transcript.removeSubrange(moment.entries...)
  }

  /// What `body` finds out with a copy that writes nothing; nothing changes here.
  func glance<Finding, Failure: Error>(
    _ body: (inout InteractiveSession) throws(Failure) -> Finding
  ) throws(Failure) -> Finding {
    // The registers are shared by all copies.
    let registers = session.machine.stack.contents
    defer { session.machine.stack.restore(registers) }
    var copy = self
    copy.session.own()
    copy.session.stage.recorder.mute()
    return try body(&copy)
  }

  // MARK: Going back

  /// Takes back the last entry or step; false when there is none.
  public mutating func undo() -> Bool {
    guard let moment = history.popLast() else { return false }
    restore(moment)
    return true
  }

  /// Goes back in time: what was entered later is undone, what had happened by then has happened.
  ///
  /// - Returns: nil when `seconds` is before the oldest state kept, or not before now; otherwise
  ///   what came of it, `done` or an interrupt on the way.
  public mutating func rewind(toSeconds seconds: Double) -> Result? {
    let time = Time(seconds: max(seconds, 0))
    guard time < session.stage.runtime.now,
      let index = history.lastIndex(where: { $0.time <= time })
    else { return nil }
    restore(history[index])
    history.removeSubrange(index...)
    if session.stage.runtime.now == time { return .done }
    // Everything that follows is determined, so it is run again, unseen.
    let recorder = session.stage.recorder
    session.stage.recorder.mute()
    let result = advance(to: time)
    session.stage.recorder = recorder
    return result
  }
}
