import AnimRuntime

extension Dialogue {
  /// The present state.
  func moment() -> Moment {
    Moment(
      session: session, registers: session.machine.stack.contents, entries: transcript.count)
  }

  mutating func remember(_ moment: Moment) {
    if history.count >= Dialogue.reach { history.removeFirst() }
    history.append(moment)
  }

  /// Goes back to a state. Code that came after it stays in the program, where nothing leads.
  mutating func restore(_ moment: Moment) {
    session = moment.session
    session.machine.stack.restore(moment.registers)
    transcript.removeSubrange(moment.entries...)
  }

  /// Takes back the last entry or step; false when there is none.
  public mutating func undo() -> Bool {
    guard let moment = history.popLast() else { return false }
    restore(moment)
    return true
  }

  /// Goes back in time: what was entered later is undone, what had happened by then has happened.
  ///
  /// - Returns: false when `seconds` is before the oldest state kept, or not before now.
  public mutating func rewind(toSeconds seconds: Double) -> Bool {
    let time = Time(seconds: max(seconds, 0))
    guard time < session.machine.runtime.now,
      let index = history.lastIndex(where: { $0.time <= time })
    else { return false }
    restore(history[index])
    history.removeSubrange(index...)
    // Everything that follows is determined, so it is run again, unseen.
    let recorder = session.machine.recorder
    session.machine.recorder.mute()
    _ = advance(to: time)
    session.machine.recorder = recorder
    session.machine.shown = []
    return true
  }

  /// What was entered, as a script that waits where time passed.
  public var script: [UInt8] {
    var bytes: [UInt8] = []
    var time = Time.zero
    for entry in transcript {
      if entry.time > time {
        bytes += Array("wait \(DecimalText.string((entry.time - time).seconds))s\n".utf8)
        time = entry.time
      }
      bytes += entry.source
      if entry.source.last != 0x0a { bytes.append(0x0a) }
    }
    return bytes
  }
}
