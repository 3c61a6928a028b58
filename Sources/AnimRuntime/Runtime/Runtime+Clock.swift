extension Runtime {
  // MARK: Inputs and waits

  /// Enters a scripted input at `time`; a time not after now means the next round.
  @discardableResult
  public mutating func addInput(at time: Time, _ callback: Callback) -> ScheduledCallbackID {
    input.schedule(.input, at: time, callback, &scene.clock)
  }

  /// Enters the end of a wait at `time`; a time not after now means the next round.
  @discardableResult
  public mutating func addWake(at time: Time, _ callback: Callback) -> ScheduledCallbackID {
    input.schedule(.wake, at: time, callback, &scene.clock)
  }

  /// Forgets an input or a wait; its callback, or nil when it has already happened.
  @discardableResult
  public mutating func cancel(_ id: ScheduledCallbackID) -> Callback? {
    defer { tidyAgenda() }
    return input.cancel(id, &scene.clock)
  }

  // MARK: What is to come

  /// True when something other than a trace is still to come.
  public var hasPending: Bool {
    scene.clock.agenda.entries.contains { isAlive($0) }
  }

  /// The time of the next thing to happen, not before now; nil when nothing is pending.
  public var nextDate: Time? {
    if scene.layout.isPending { return now }
    return scene.clock.agenda.entries.lazy.filter { isAlive($0) }.map(\.due).min()
      .map { max(Time(flicks: $0), now) }
  }

  // MARK: A busy run loop

  // Time passes while nothing is delivered. What is seen goes on moving, so the samples of the gap
  // are still taken; everything else comes late, in order of due time.

  /// The next trace with a sample due before `end`, moving the clock to it; nil when none is left.
  ///
  /// `end` itself is not in the gap: what is due there is sampled once the loop turns again.
  public mutating func nextSampleInGap(until end: Time) -> TraceID? {
    while traces.earliest < end {
      scene.clock.advance(to: traces.earliest)
      if let trace = traces.take(at: now) { return trace }
    }
    return nil
  }

  /// Ends the gap at `end`.
  public mutating func finishBusy(at end: Time) {
    scene.clock.advance(to: end)
    scene.clock.isUnsettled = true
  }

  /// Lets `length` pass at once, without its samples; a length below zero counts as none.
  public mutating func busy(_ length: Time) {
    let end = now + max(length, .zero)
    while nextSampleInGap(until: end) != nil {}
    finishBusy(at: end)
  }

  // MARK: Traces

  /// Adds a trace; its first sample may be due at this very instant.
  public mutating func addTrace(_ schedule: TraceSchedule) -> TraceID {
    scene.clock.isUnsettled = true
    return traces.add(schedule, now: now)
  }

  /// Ends a trace; an unknown id has no effect.
  public mutating func removeTrace(_ id: TraceID) { traces.remove(id) }

  /// When the earliest sample is due, `never` without one.
  public var nextSampleDate: Time { traces.earliest }
}
