extension Runtime {
  /// Adds a timer that first fires one interval from now; an interval of zero or less counts as
  /// 0.1 ms. `none` when four million are alive.
  public mutating func addTimer(
    interval: Time, repeats: Bool, tolerance: Time, callback: Callback
  ) -> TimerID {
    timers.add(
      interval: interval, repeats: repeats, tolerance: tolerance, callback: callback, &scene.clock)
  }

  /// Ends a timer; the callback to let go of, or nil when it was invalid already.
  @discardableResult
  public mutating func invalidate(_ id: TimerID) -> Callback? {
    defer { tidyAgenda() }
    return timers.invalidate(id, &scene.clock)
  }

  /// True until the timer is invalidated; a one-shot is valid while its callback runs.
  public func isValid(_ id: TimerID) -> Bool { timers[id] != nil }

  /// The interval of a repeating timer, 0 for a one-shot or an invalid one.
  public func timeInterval(of id: TimerID) -> Time {
    guard let record = timers[id], record.repeats else { return .zero }
    return record.interval
  }

  /// The date of the next fire, in its own callback the date of the fire that runs; nil if invalid.
  public func fireDate(of id: TimerID) -> Time? {
    timers[id].map { $0.requestedDate ?? $0.nextDate }
  }

  /// Moves the next fire, and with it the grid, to `date`; one not after now means the next round.
  ///
  /// In the timer's own callback a date is honoured only if it is later than the fire that runs;
  /// a one-shot whose date its callback has moved is still over after it.
  public mutating func setFireDate(_ date: Time, of id: TimerID) {
    timers.setFireDate(date, of: id, &scene.clock)
    tidyAgenda()
  }

  /// How late the timer may fire; zero for an invalid one.
  public func tolerance(of id: TimerID) -> Time { timers[id]?.tolerance ?? .zero }

  /// Sets how late the timer may fire; below zero counts as zero.
  public mutating func setTolerance(_ tolerance: Time, of id: TimerID) {
    timers.setTolerance(tolerance, of: id)
  }

  /// Fires by hand: what to call, after which `finishFire` is due; nil when invalid or in its own
  /// callback. The index is that of the last fire; a one-shot is over afterwards.
  public mutating func fire(_ id: TimerID) -> TimerFire? { timers.fireByHand(id) }

  /// Ends a fire: a one-shot becomes invalid, a repeating timer takes its next date.
  public mutating func finishFire(_ id: TimerID) {
    timers.finishFire(id, &scene.clock)
    tidyAgenda()
  }

  /// The timers alive, in order of creation.
  public var validTimers: [TimerID] { timers.valid }
}
