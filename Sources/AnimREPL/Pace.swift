import AnimInterpreter
import Glibc

/// Lets virtual time pass as fast as the clock on the wall.
struct Pace {
  private let start: Double
  private let origin: Double
  private let interrupt: Interrupt

  /// - Parameter start: the virtual time of this moment, in seconds.
  init(from start: Double, until interrupt: Interrupt) {
    self.start = start
    self.interrupt = interrupt
    origin = Pace.clock
  }

  /// Waits for the moment of a virtual time in seconds.
  ///
  /// - Returns: the virtual time it is then: an earlier one, in whole milliseconds, when somebody
  ///   interrupts.
  func wait(until time: Double) -> Double {
    while interrupt.reason == 0 {
      let left = origin + (time - start) - Pace.clock
      if left <= 0 { return time }
      // Short waits, so that an interrupt is soon noticed whichever thread it comes to.
      poll(nil, 0, Int32(min(left * 1000 + 1, 50)))
    }
    let now = start + (Pace.clock - origin)
    return min((now * 1000).rounded(.down) / 1000, time)
  }

  /// Seconds since some moment in the past.
  private static var clock: Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
