import AnimRuntime
import Testing

@Suite struct TimerTests {
  @Test func firesOnItsGridUntilInvalidated() {
    var log = Log()
    let id = log.runtime.timer(0.1, 7)
    log.run { runtime, event in
      if case .timer(_, fire: 3, _, _) = event { runtime.invalidate(id) }
    }
    #expect(
      log.lines == ["0.1 timer 7 fire 1", "0.2 timer 7 fire 2", "0.3 timer 7 fire 3", "0.3 idle"])
    #expect(!log.runtime.isValid(id))
  }

  @Test func aOneShotIsValidInItsCallbackAndNotAfter() {
    var log = Log()
    let id = log.runtime.timer(0.5, repeats: false, 1)
    #expect(log.runtime.timeInterval(of: id) == .zero)
    var wasValid = false
    log.run { runtime, _ in
      wasValid = runtime.isValid(id)
      runtime.finishFire(id)
      #expect(!runtime.isValid(id))
    }
    #expect(wasValid)
    #expect(log.lines == ["0.5 timer 1 fire 1 last", "0.5 idle"])
  }

  @Test func missedFiresCollapseAndTheGridStays() {
    var log = Log()
    _ = log.runtime.timer(5, 1)
    #expect(log.runtime.next(until: seconds(3)) == .reached(seconds(3)))
    log.runtime.busy(seconds(9))
    log.run(until: 21)
    #expect(
      log.lines == ["12 timer 1 fire 1", "15 timer 1 fire 3", "20 timer 1 fire 4", "21 reached"])
  }

  @Test func whatIsLateComesInOrderOfDueTime() {
    var log = Log()
    _ = log.runtime.timer(3, repeats: false, 3)
    log.runtime.addInput(at: seconds(2), Callback(raw: 2))
    log.runtime.addWake(at: seconds(1), Callback(raw: 1))
    _ = log.runtime.timer(4, repeats: false, 4)
    log.runtime.busy(seconds(10))
    log.run()
    #expect(
      log.lines == [
        "10 wake 1", "10 input 2", "10 timer 3 fire 1 last", "10 timer 4 fire 1 last", "10 idle",
      ])
  }

  @Test func aCallbackThatIsSlowDoesNotShiftTheGrid() {
    var log = Log()
    let id = log.runtime.timer(0.1, 1)
    var count = 0
    log.run(until: 1e9) { runtime, _ in
      count += 1
      runtime.busy(seconds(0.003))
      if count == 1000 { runtime.invalidate(id) }
    }
    #expect(log.lines[999] == "100 timer 1 fire 1000")
  }

  @Test func aMillionFiresOfATenthEndExactlyAtAHundredThousand() {
    var runtime = Runtime()
    let id = runtime.timer(0.1, 1)
    for _ in 0..<1_000_000 { _ = runtime.next(until: .never) }
    #expect(runtime.now == seconds(100_000))
    runtime.invalidate(id)
    #expect(runtime.next(until: .never) == .idle)
  }

  @Test func anIntervalOfZeroOrLessMeansATenthOfAMillisecond() {
    var runtime = Runtime()
    _ = runtime.timer(0, repeats: false, 1)
    _ = runtime.timer(-3, 2)
    _ = runtime.next(until: .never)
    #expect(runtime.now == Time(flicks: 70_560))
    _ = runtime.next(until: .never)
    _ = runtime.next(until: .never)
    #expect(runtime.now == Time(flicks: 141_120))
  }

  @Test func dueTogetherGoByCreationAndTheInvalidatedStaysSilent() {
    var log = Log()
    _ = log.runtime.timer(0.5, 1)
    let second = log.runtime.timer(1, 2)
    _ = log.runtime.timer(1, repeats: false, 3)
    log.run(until: 1) { runtime, event in
      if case .timer(_, fire: 2, Callback(raw: 1), _) = event {
        #expect(runtime.invalidate(second) == Callback(raw: 2))
        #expect(runtime.invalidate(second) == nil)
      }
    }
    #expect(
      log.lines == [
        "0.5 timer 1 fire 1", "1 timer 1 fire 2", "1 timer 3 fire 1 last", "1 reached",
      ])
  }

  @Test func toleranceJoinsTheEarliestCompanyAndNothingElse() {
    var log = Log()
    _ = log.runtime.timer(1, tolerance: 0.25, 1)
    _ = log.runtime.timer(1.2, 2)
    log.run(until: 4.9)
    // 1 joins 1.2 and 2 joins nothing before 2.25; 2.4 is alone; 3 joins nothing; 3.6; 4 and 4.8.
    #expect(
      log.lines == [
        "1.2 timer 1 fire 1", "1.2 timer 2 fire 1", "2 timer 1 fire 2", "2.4 timer 2 fire 2",
        "3 timer 1 fire 3", "3.6 timer 2 fire 3", "4 timer 1 fire 4", "4.8 timer 2 fire 4",
        "4.9 reached",
      ])
  }

  @Test func toleranceWaitsForNobodyWhenTheLoopIsAwake() {
    var log = Log()
    _ = log.runtime.timer(1, tolerance: 0.5, 1)
    log.runtime.addInput(at: seconds(1), Callback(raw: 9))
    log.runtime.addInput(at: seconds(1.1), Callback(raw: 8))
    log.run(until: 1.2)
    #expect(log.lines == ["1 input 9", "1 timer 1 fire 1", "1.1 input 8", "1.2 reached"])
  }

  @Test func aFireDateMovesTheGrid() {
    var log = Log()
    let id = log.runtime.timer(1, 1)
    log.runtime.setFireDate(seconds(2.5), of: id)
    #expect(log.runtime.fireDate(of: id) == seconds(2.5))
    log.run(until: 4)
    #expect(log.lines == ["2.5 timer 1 fire 1", "3.5 timer 1 fire 2", "4 reached"])
  }

  @Test func inItsCallbackOnlyALaterFireDateCounts() {
    var log = Log()
    let id = log.runtime.timer(1, 1)
    log.run(until: 5) { runtime, event in
      if case .timer(_, fire: 1, _, _) = event { runtime.setFireDate(seconds(0.5), of: id) }
      if case .timer(_, fire: 2, _, _) = event { runtime.setFireDate(seconds(3.75), of: id) }
    }
    #expect(
      log.lines == [
        "1 timer 1 fire 1", "2 timer 1 fire 2", "3.75 timer 1 fire 3", "4.75 timer 1 fire 4",
        "5 reached",
      ])
  }

  @Test func firingByHandKeepsTheScheduleOrEndsAOneShot() {
    var runtime = Runtime()
    let steady = runtime.timer(1, 1)
    let once = runtime.timer(1, repeats: false, 2)
    #expect(runtime.fire(steady)?.index == 0)
    #expect(runtime.fire(steady) == nil)
    runtime.finishFire(steady)
    #expect(runtime.fire(once)?.isLast == true)
    runtime.finishFire(once)
    #expect(!runtime.isValid(once))
    #expect(
      runtime.next(until: .never)
        == .timer(steady, fire: 1, Callback(raw: 1), isLast: false))
    #expect(runtime.now == seconds(1))
  }

  @Test func aMillionTimersUseFewSlots() {
    var runtime = Runtime()
    var ids: Set<UInt32> = []
    for _ in 0..<1_000_000 {
      let id = runtime.timer(1000, repeats: false, 1)
      ids.insert(id.raw)
      runtime.invalidate(id)
    }
    #expect(ids.count == 1_000_000)
    #expect(ids.allSatisfy { $0 & 0x3f_ffff < 2000 })
    #expect(!runtime.hasPending)
  }
}
