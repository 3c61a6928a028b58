/// A scripted input or the end of a wait.
struct ScheduledCallback: Sendable {
  var callback: Callback
  /// The finger that comes down instead; `none` for the others.
  var gesture = GestureID.none
}

/// When an input was due that is being delivered.
struct OpenInput: Sendable {
  var due: Time
  var round: Int
}

extension Runtime {
  /// Enters a scripted input at `time`; a time not after now means the next round.
  @discardableResult
  public mutating func addInput(at time: Time, _ callback: Callback) -> ScheduledCallbackID {
    schedule(.input, at: time, callback)
  }

  /// Enters the end of a wait at `time`; a time not after now means the next round.
  @discardableResult
  public mutating func addWake(at time: Time, _ callback: Callback) -> ScheduledCallbackID {
    schedule(.wake, at: time, callback)
  }

  /// Forgets an input or a wait; its callback, or nil when it has already happened.
  @discardableResult
  public mutating func cancel(_ id: ScheduledCallbackID) -> Callback? {
    guard let callback = takeScheduledCallback(id.raw) else { return nil }
    noteDeadEntry()
    return callback
  }

  private mutating func schedule(
    _ phase: Phase, at time: Time, _ callback: Callback
  ) -> ScheduledCallbackID {
    let id = scheduledCallbacks.insert(ScheduledCallback(callback: callback))
    guard id != SlotPool<ScheduledCallback>.missing else { return .none }
    schedule(phase, at: time, tie: nextSerial(), target: id)
    return ScheduledCallbackID(raw: id)
  }

  /// An input is due: a block of the script, or a finger.
  mutating func takeInput(_ entry: Agenda.Entry) -> Event? {
    guard scheduledCallbacks.contains(entry.target) else { return nil }
    let gesture = scheduledCallbacks[entry.target].gesture
    let callback = takeScheduledCallback(entry.target)
    if gesture != .none { return gestures.contains(gesture.raw) ? .touch(gesture) : nil }
    openInput = OpenInput(due: Time(flicks: entry.due), round: entry.round)
    return callback.map { .input($0) }
  }

  mutating func takeScheduledCallback(_ name: UInt32) -> Callback? {
    guard scheduledCallbacks.contains(name) else { return nil }
    let callback = scheduledCallbacks[name].callback
    scheduledCallbacks.remove(name)
    return callback
  }
}
