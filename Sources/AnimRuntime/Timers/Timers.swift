/// The timers that are valid.
///
/// Fire k of a timer is due at start + k · interval in whole flicks, however late fire k − 1 was.
/// Fires missed meanwhile collapse into the late one, and the index jumps.
///
/// A timer with tolerance whose date comes while nothing else happens at that instant waits for
/// the earliest thing the run loop has to do within its tolerance and fires then; with nothing
/// to join it fires on its date. It is put off once only, never early, and its grid stays.
struct Timers: Sendable {
  private var records = SlotPool<TimerRecord>()
  /// The timer whose fire was the last event; `none` once the fire is finished.
  private(set) var firing = TimerID.none

  /// What an interval of zero or less means: 0.1 ms.
  private static var leastInterval: Time { Time(flicks: 70_560) }

  /// The record of a valid timer.
  subscript(id: TimerID) -> TimerRecord? {
    records.contains(id.raw) ? records[id.raw] : nil
  }

  /// The timers alive, in order of creation.
  var valid: [TimerID] {
    records.names.sorted { records[$0].serial < records[$1].serial }.map { TimerID(raw: $0) }
  }

  /// True while an entry of the agenda still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    records.contains(entry.target) && records[entry.target].stamp == entry.stamp
  }

  /// About how many bytes the timers take.
  var footprint: Int { records.count * MemoryLayout<TimerRecord>.stride }

  /// Adds a timer that first fires one interval from now; `none` when four million are alive.
  mutating func add(
    interval: Time, repeats: Bool, tolerance: Time, callback: Callback, _ clock: inout Clock
  ) -> TimerID {
    let record = TimerRecord(
      anchor: clock.now, interval: interval > .zero ? interval : Self.leastInterval,
      repeats: repeats, tolerance: max(tolerance, .zero), callback: callback,
      serial: clock.nextSerial())
    let name = records.insert(record)
    guard name != SlotPool<TimerRecord>.missing else { return .none }
    clock.schedule(.timer, at: record.nextDate, tie: record.serial, target: name)
    return TimerID(raw: name)
  }

  /// Ends a timer; the callback to let go of, or nil when it was invalid already.
  mutating func invalidate(_ id: TimerID, _ clock: inout Clock) -> Callback? {
    guard records.contains(id.raw) else { return nil }
    let record = records[id.raw]
    records.remove(id.raw)
    if firing == id { firing = .none }
    if !record.isFiring || record.isByHand { clock.agenda.noteDeath() }
    return record.callback
  }

  /// Ends all timers without a report; their callbacks in order of creation.
  mutating func removeAll() -> [Callback] {
    let callbacks = valid.map { records[$0.raw].callback }
    for name in records.names { records.remove(name) }
    firing = .none
    return callbacks
  }

  /// Moves the next fire, and with it the grid, to `date`.
  mutating func setFireDate(_ date: Time, of id: TimerID, _ clock: inout Clock) {
    guard records.contains(id.raw) else { return }
    if records[id.raw].isFiring, !records[id.raw].isByHand {
      records[id.raw].requestedDate = date > records[id.raw].nextDate ? date : nil
      return
    }
    records[id.raw].moveNext(to: max(date, clock.now))
    reschedule(id.raw, &clock)
    clock.agenda.noteDeath()
  }

  /// Sets how late the timer may fire; below zero counts as zero.
  mutating func setTolerance(_ tolerance: Time, of id: TimerID) {
    guard records.contains(id.raw) else { return }
    records[id.raw].tolerance = max(tolerance, .zero)
  }
}

// MARK: Fires

extension Timers {
  /// Begins a fire by hand; nil when the timer is invalid or in its own callback.
  mutating func fireByHand(_ id: TimerID) -> TimerFire? {
    guard records.contains(id.raw), !records[id.raw].isFiring else { return nil }
    records[id.raw].isFiring = true
    records[id.raw].isByHand = true
    let record = records[id.raw]
    return TimerFire(
      index: record.repeats ? record.last : 1, callback: record.callback,
      isLast: !record.repeats)
  }

  /// True if the timer of an entry that is due would rather fire with something else.
  func seeksCompany(_ entry: Agenda.Entry, _ clock: Clock) -> Bool {
    let record = records[entry.target]
    return record.tolerance > .zero && !record.isFirm && entry.due == clock.now.flicks
      && clock.lastEvent != clock.now
  }

  /// The timer of an entry waits for the first entry of the agenda, which must be alive; false if
  /// that is due now or not within the timer's tolerance.
  mutating func joinNext(_ entry: Agenda.Entry, _ clock: inout Clock) -> Bool {
    guard let other = clock.agenda.first, other.due > clock.now.flicks else { return false }
    let date = Time(flicks: other.due)
    guard date <= clock.now + records[entry.target].tolerance else { return false }
    records[entry.target].isFirm = true
    clock.schedule(
      .timer, at: date, tie: entry.tie, target: entry.target, stamp: entry.stamp)
    return true
  }

  /// The timer of an entry fires.
  mutating func fire(_ entry: Agenda.Entry) -> TimerFire {
    let name = entry.target
    records[name].isFirm = false
    records[name].isFiring = true
    records[name].last = records[name].next
    firing = TimerID(raw: name)
    let record = records[name]
    return TimerFire(index: record.next, callback: record.callback, isLast: !record.repeats)
  }

  /// Ends a fire: a one-shot becomes invalid, a repeating timer takes its next date.
  mutating func finishFire(_ id: TimerID, _ clock: inout Clock) {
    if firing == id { firing = .none }
    guard records.contains(id.raw), records[id.raw].isFiring else { return }
    if !records[id.raw].repeats {
      _ = invalidate(id, &clock)
      return
    }
    records[id.raw].isFiring = false
    if records[id.raw].isByHand {
      records[id.raw].isByHand = false
      return
    }
    if let requestedDate = records[id.raw].requestedDate {
      records[id.raw].requestedDate = nil
      records[id.raw].next += 1
      records[id.raw].moveNext(to: max(requestedDate, clock.now))
    } else {
      records[id.raw].advance(past: clock.now)
    }
    reschedule(id.raw, &clock)
  }

  private mutating func reschedule(_ name: UInt32, _ clock: inout Clock) {
    records[name].stamp &+= 1
    records[name].isFirm = false
    let record = records[name]
    clock.schedule(
      .timer, at: record.nextDate, tie: record.serial, target: name, stamp: record.stamp)
  }

  /// Adds every timer to a digest.
  func add(to digest: inout Digest) {
    for name in records.names {
      let timer = records[name]
      digest.add(name)
      digest.add(timer.anchor)
      digest.add(timer.anchorIndex)
      digest.add(timer.interval)
      digest.add(timer.repeats)
      digest.add(timer.tolerance)
      digest.add(timer.callback.raw)
      digest.add(timer.serial)
      digest.add(timer.next)
      digest.add(timer.last)
      digest.add(timer.isFirm)
      digest.add(timer.isFiring)
      digest.add(timer.isByHand)
      digest.add(timer.requestedDate ?? .never)
    }
  }
}
