import AnimRuntime
import AnimTrace

extension InteractiveSession {
  /// Lets what is due next happen, all of its instant.
  public mutating func step() -> Result {
    guard let date = session.stage.runtime.nextDate else { return .idle }
    return advance(to: date)
  }

  /// Lets time pass up to `seconds`, whether or not anything happens.
  public mutating func advance(toSeconds seconds: Double) -> Result {
    advance(to: Time(seconds: seconds))
  }

  /// Lets a length of time pass, whether or not anything happens.
  public mutating func advance(bySeconds seconds: Double) -> Result {
    advance(to: session.stage.runtime.now + Time(seconds: seconds))
  }

  /// Runs until nothing is pending, `seconds` from now at most.
  ///
  /// - Parameter pace: called before each instant with its time in seconds; gives back that time,
  ///   or an earlier one to be interrupted then.
  public mutating func run(atMost seconds: Double, pace: Pace? = nil) -> Result {
    let limit = session.stage.runtime.now + Time(seconds: seconds)
    return advance(to: limit, passingIdle: false, pace)
  }

  public typealias Pace = (_ seconds: Double) -> Double

  /// Something that was entered waits, and nothing is pending that could end the wait.
  public var isDeadlocked: Bool {
    session.stage.runtime.nextDate == nil && Tasks.deadlock(session.machine, session.stage) != nil
  }

  mutating func advance(
    to limit: Time, passingIdle: Bool = true, _ pace: Pace? = nil
  ) -> Result {
    let before = moment()
    session.own()
    renewLimits()
    let isIdle: Bool
    do throws(Failure) {
      isIdle = try turn(until: limit, pace)
      if isIdle, passingIdle { try pass(until: limit) }
    } catch {
      return recover(from: error, to: before)
    }
    remember(before)
    if takeStop() { return .stopped }
    return isIdle && !passingIdle ? .idle : .done
  }

  /// True when nothing is pending any more.
  private mutating func turn(
    until limit: Time, _ pace: Pace?
  ) throws(Failure) -> Bool {
    guard let pace else { return try turn(until: limit) }
    while true {
      let runtime = session.stage.runtime
      let next = min(runtime.nextDate ?? .never, runtime.nextSampleDate, limit)
      // Where nothing is pending only traces are left, and they keep no run alive.
      if runtime.nextDate == nil { return try turn(until: limit) }
      let reached = next > runtime.now ? pace(next.seconds) : next.seconds
      if reached < next.seconds {
        _ = try turn(until: max(Time(seconds: reached), runtime.now))
        throw .limit(.interrupt, "interrupted")
      }
      if try turn(until: next) { return true }
      if session.machine.ending != nil || next == limit { return false }
    }
  }

  private mutating func turn(until limit: Time) throws(Failure) -> Bool {
    while session.machine.ending == nil {
      switch try session.stage.turn(until: limit, &session.machine) {
      case .more: continue
      case .idle: return true
      case .reached: return false
      }
    }
    return false
  }

  /// Nothing happens any more, but the clock goes on and traces go on looking.
  private mutating func pass(until limit: Time) throws(Failure) {
    guard limit > session.stage.runtime.now else { return }
    while let trace = session.stage.runtime.nextSampleInGap(until: limit) {
      try Traces.sample(trace, &session.machine, &session.stage)
      try session.stage.checkLimits(&session.machine)
    }
    session.stage.runtime.finishBusy(at: limit)
    _ = try turn(until: limit)
  }
}
