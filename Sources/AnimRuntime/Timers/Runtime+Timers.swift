extension Runtime {
  // Fire k of a timer is due at start + k · interval in whole flicks, however late fire k − 1 was.
  // Fires missed meanwhile collapse into the late one, and the index jumps.
  //
  // A timer with tolerance whose date comes while nothing else happens at that instant waits for
  // the earliest thing the run loop has to do within its tolerance and fires then; with nothing
  // to join it fires on its date. It is put off once only, never early, and its grid stays.

  /// What an interval of zero or less means: 0.1 ms.
  static var leastInterval: Time { Time(flicks: 70_560) }

  /// Adds a timer that first fires one interval from now; `none` when four million are alive.
  public mutating func addTimer(
    interval: Time, repeats: Bool, tolerance: Time, callback: Callback
  ) -> TimerID {
    let record = TimerRecord(
      anchor: now, interval: interval > .zero ? interval : Self.leastInterval, repeats: repeats,
      tolerance: max(tolerance, .zero), callback: callback, serial: nextSerial())
    let name = timers.insert(record)
    guard name != SlotPool<TimerRecord>.missing else { return .none }
    schedule(.timer, at: record.nextDate, tie: record.serial, target: name)
    return TimerID(raw: name)
  }

  /// Ends a timer; the callback to let go of, or nil when it was invalid already.
  @discardableResult
  public mutating func invalidate(_ id: TimerID) -> Callback? {
    guard timers.contains(id.raw) else { return nil }
    let record = timers[id.raw]
    timers.remove(id.raw)
    if firing == id { firing = .none }
    if !record.isFiring || record.isByHand { noteDeadEntry() }
    return record.callback
  }

  /// True until the timer is invalidated; a one-shot is valid while its callback runs.
  public func isValid(_ id: TimerID) -> Bool { timers.contains(id.raw) }

  /// The interval of a repeating timer, 0 for a one-shot or an invalid one.
  public func timeInterval(of id: TimerID) -> Time {
    guard timers.contains(id.raw), timers[id.raw].repeats else { return .zero }
    return timers[id.raw].interval
  }

  /// The date of the next fire, in its own callback the date of the fire that runs; nil if invalid.
  public func fireDate(of id: TimerID) -> Time? {
    guard timers.contains(id.raw) else { return nil }
    return timers[id.raw].requestedDate ?? timers[id.raw].nextDate
  }

  /// Moves the next fire, and with it the grid, to `date`; one not after now means the next round.
  ///
  /// In the timer's own callback a date is honoured only if it is later than the fire that runs;
  /// a one-shot whose date its callback has moved is still over after it.
  public mutating func setFireDate(_ date: Time, of id: TimerID) {
    guard timers.contains(id.raw) else { return }
    if timers[id.raw].isFiring, !timers[id.raw].isByHand {
      timers[id.raw].requestedDate = date > timers[id.raw].nextDate ? date : nil
      return
    }
    timers[id.raw].moveNext(to: max(date, now))
    reschedule(id.raw)
    noteDeadEntry()
  }

  public func tolerance(of id: TimerID) -> Time {
    timers.contains(id.raw) ? timers[id.raw].tolerance : .zero
  }

  /// Sets how late the timer may fire; below zero counts as zero.
  public mutating func setTolerance(_ tolerance: Time, of id: TimerID) {
    guard timers.contains(id.raw) else { return }
    timers[id.raw].tolerance = max(tolerance, .zero)
  }

  /// Fires by hand: what to call, after which `finishFire` is due; nil when invalid or in its own
  /// callback. The index is that of the last fire; a one-shot is over afterwards.
  public mutating func fire(_ id: TimerID) -> TimerFire? {
    guard timers.contains(id.raw), !timers[id.raw].isFiring else { return nil }
    timers[id.raw].isFiring = true
    timers[id.raw].isByHand = true
    let record = timers[id.raw]
    return TimerFire(
      index: record.repeats ? record.last : 1, callback: record.callback,
      isLast: !record.repeats)
  }

  /// Ends a fire: a one-shot becomes invalid, a repeating timer takes its next date.
  public mutating func finishFire(_ id: TimerID) {
    if firing == id { firing = .none }
    guard timers.contains(id.raw), timers[id.raw].isFiring else { return }
    if !timers[id.raw].repeats {
      invalidate(id)
      return
    }
    timers[id.raw].isFiring = false
    if timers[id.raw].isByHand {
      timers[id.raw].isByHand = false
      return
    }
    if let requestedDate = timers[id.raw].requestedDate {
      timers[id.raw].requestedDate = nil
      timers[id.raw].next += 1
      timers[id.raw].moveNext(to: max(requestedDate, now))
    } else {
      timers[id.raw].advance(past: now)
    }
    reschedule(id.raw)
  }

  /// The timers alive, in order of creation.
  public var validTimers: [TimerID] {
    timers.names.sorted { timers[$0].serial < timers[$1].serial }.map { TimerID(raw: $0) }
  }

  /// The entry's timer fires, unless it can wait for company.
  mutating func fireTimer(_ entry: Agenda.Entry) -> Event? {
    let name = entry.target
    if timers[name].tolerance > .zero, let date = company(for: entry) {
      timers[name].isFirm = true
      schedule(.timer, at: date, tie: entry.tie, target: name, stamp: entry.stamp)
      return nil
    }
    timers[name].isFirm = false
    timers[name].isFiring = true
    timers[name].last = timers[name].next
    firing = TimerID(raw: name)
    let record = timers[name]
    return .timer(
      firing, fire: record.next, record.callback, isLast: !record.repeats)
  }

  /// The date of the earliest thing to do within the tolerance of a timer that is alone on its date.
  private mutating func company(for entry: Agenda.Entry) -> Time? {
    let record = timers[entry.target]
    guard !record.isFirm, entry.due == now.flicks, lastEvent != now else { return nil }
    while let other = agenda.first, !isAlive(other) { agenda.dropDeadFirst() }
    guard let other = agenda.first, other.due > now.flicks else { return nil }
    let date = Time(flicks: other.due)
    return date <= now + record.tolerance ? date : nil
  }

  private mutating func reschedule(_ name: UInt32) {
    timers[name].stamp &+= 1
    timers[name].isFirm = false
    let record = timers[name]
    schedule(
      .timer, at: record.nextDate, tie: record.serial, target: name, stamp: record.stamp)
  }
}
