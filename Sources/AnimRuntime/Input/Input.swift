/// Scripted input and the ends of waits, which happen at their times, and gestures, which follow.
struct Input: Sendable {
  /// What is still to happen.
  var scheduled = SlotPool<ScheduledCallback>()
  var gestures = SlotPool<GestureRecord>()
  /// The input that was the last event: what it makes a finger do belongs to it.
  var open: OpenInput?

  /// The gesture `id`, nil once it is forgotten.
  subscript(id: GestureID) -> GestureRecord? {
    gestures.contains(id.raw) ? gestures[id.raw] : nil
  }

  /// True while an entry of the agenda still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    if entry.phase != .frame { return scheduled.contains(entry.target) }
    return gestures.contains(entry.target) && !gestures[entry.target].state.isFinal
  }

  // MARK: Inputs and waits

  /// Enters an input or the end of a wait at `time`; a time not after now means the next round.
  mutating func schedule(
    _ phase: Phase, at time: Time, _ callback: Callback, _ clock: inout Clock
  ) -> ScheduledCallbackID {
    let id = scheduled.insert(ScheduledCallback(callback: callback))
    guard id != SlotPool<ScheduledCallback>.missing else { return .none }
    clock.schedule(phase, at: time, tie: clock.nextSerial(), target: id)
    return ScheduledCallbackID(raw: id)
  }

  /// Forgets an input or a wait; its callback, or nil when it has already happened.
  mutating func cancel(_ id: ScheduledCallbackID, _ clock: inout Clock) -> Callback? {
    guard let callback = take(id.raw) else { return nil }
    clock.agenda.noteDeath()
    return callback
  }

  /// The time of a wait has come.
  mutating func takeWake(_ entry: Agenda.Entry) -> Callback? { take(entry.target) }

  /// The time of an input has come: a block of the script, or a finger that comes down; neither for
  /// a gesture that is forgotten.
  mutating func takeInput(_ entry: Agenda.Entry) -> (callback: Callback?, touch: GestureID?) {
    guard scheduled.contains(entry.target) else { return (nil, nil) }
    let gesture = scheduled[entry.target].gesture
    let callback = take(entry.target)
    if gesture != .none { return (nil, gestures.contains(gesture.raw) ? gesture : nil) }
    open = OpenInput(due: Time(flicks: entry.due), round: entry.round)
    return (callback, nil)
  }

  /// What the last input has made is complete.
  mutating func close() { open = nil }

  private mutating func take(_ name: UInt32) -> Callback? {
    guard scheduled.contains(name) else { return nil }
    let callback = scheduled[name].callback
    scheduled.remove(name)
    return callback
  }

  /// Forgets all inputs, waits and gestures; the callbacks, in order of creation.
  mutating func removeAll(_ clock: Clock) -> [Callback] {
    let callbacks = clock.agenda.entries
      .filter { ($0.phase == .input || $0.phase == .wake) && scheduled.contains($0.target) }
      .sorted { $0.tie < $1.tie }.map { scheduled[$0.target].callback }
    for name in scheduled.names { scheduled.remove(name) }
    for name in gestures.names { gestures.remove(name) }
    return callbacks
  }

  /// About how many bytes the inputs and waits take.
  var footprint: Int { scheduled.count * MemoryLayout<ScheduledCallback>.stride }
}

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
