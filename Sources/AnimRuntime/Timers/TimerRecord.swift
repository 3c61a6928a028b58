/// What the run loop knows of one timer.
struct TimerRecord: Sendable {
  /// The grid: fire k is due at `anchor + (k − anchorIndex) · interval`.
  var anchor: Time
  var anchorIndex = 0
  var interval: Time
  var repeats: Bool
  var tolerance: Time
  var callback: Callback
  var serial: UInt64
  /// Raised whenever the date of the next fire changes.
  var stamp: UInt32 = 0
  /// The grid index of the next fire.
  var next = 1
  /// The grid index of the last fire, 0 before the first.
  var last = 0
  /// True once the next fire has been put off to join another wake-up.
  var isFirm = false
  var isFiring = false
  /// True while the running callback is due to `fire()` and not to the schedule.
  var isByHand = false
  /// A fire date set by the callback that is running.
  var requestedDate: Time?

  var nextDate: Time { date(of: next) }

  /// The date of fire `index`, exact; saturates at `never`.
  func date(of index: Int) -> Time {
    let (span, overflow) = interval.flicks.multipliedReportingOverflow(
      by: Int64(index - anchorIndex))
    return overflow ? .never : anchor + Time(flicks: span)
  }

  /// Moves `next` to the first fire strictly later than `now`; missed fires are passed over.
  mutating func advance(past now: Time) {
    next += 1
    guard nextDate <= now else { return }
    next = anchorIndex + Int((now - anchor).flicks / interval.flicks) + 1
  }

  /// Starts the grid anew with fire `next` at `date`.
  mutating func moveNext(to date: Time) {
    anchor = date
    anchorIndex = next
  }
}

/// A fire of a timer: its place in the grid, what to call, and whether it is the last.
public struct TimerFire: Hashable, Sendable {
  public var index: Int
  public var callback: Callback
  public var isLast: Bool
}
