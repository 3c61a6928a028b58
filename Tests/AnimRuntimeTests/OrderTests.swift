import AnimRuntime
import Testing

@Suite struct OrderTests {
  @Test func phasesOfAnInstantThenRoundsThenSamples() {
    var log = Log()
    let box = log.runtime.box()
    _ = log.runtime.addTrace(.every(seconds(1)))
    log.runtime.addWake(at: seconds(1), Callback(raw: 1))
    log.runtime.animate(0.5, delay: 1, done: 2) { $0.setAlpha(0, box) }
    log.runtime.animate(1, done: 3) { $0.set(.cornerRadius, of: box, to: .number(5)) }
    _ = log.runtime.timer(1, repeats: false, 4)
    log.runtime.addInput(at: seconds(1), Callback(raw: 5))
    log.run(until: 1) { runtime, event in
      if event == .input(Callback(raw: 5)) {
        runtime.addWake(at: seconds(1), Callback(raw: 6))
        runtime.addInput(at: seconds(0), Callback(raw: 7))
      }
    }
    #expect(
      log.lines == [
        "0 start 1", "0 sample 0", "1 input 5", "1 timer 4 fire 1 last", "1 end 3 finished",
        "1 start 0", "1 wake 1", "1 input 7", "1 wake 6", "1 sample 0", "1 reached",
      ])
  }

  @Test func roundsAreBudgeted() {
    var log = Log()
    log.runtime = Runtime(maxRounds: 3)
    log.runtime.addInput(at: .zero, Callback(raw: 1))
    log.run { runtime, _ in runtime.addInput(at: .zero, Callback(raw: 1)) }
    #expect(log.lines == ["0 input 1", "0 input 1", "0 input 1", "0 round limit"])
    #expect(log.runtime.next(until: .never) == .roundLimit)
  }

  @Test func whatIsDueAtTheLimitStillHappens() {
    var log = Log()
    _ = log.runtime.timer(1, 1)
    log.run(until: 2)
    log.run(until: 2)
    log.run(until: 3)
    #expect(
      log.lines == [
        "1 timer 1 fire 1", "2 timer 1 fire 2", "2 reached", "2 reached", "3 timer 1 fire 3",
        "3 reached",
      ])
  }

  @Test func cancelledAppointmentsDoNotHappen() {
    var runtime = Runtime()
    let wake = runtime.addWake(at: seconds(1), Callback(raw: 1))
    #expect(runtime.hasPending)
    #expect(runtime.cancel(wake) == Callback(raw: 1))
    #expect(runtime.cancel(wake) == nil)
    #expect(!runtime.hasPending)
    #expect(runtime.next(until: .never) == .idle)
  }

  @Test func tracesDoNotKeepARunAliveButSampleItsLastInstant() {
    var log = Log()
    _ = log.runtime.addTrace(.every(seconds(0.5)))
    _ = log.runtime.addTrace(.at([seconds(2), seconds(0.25), seconds(0.25)]))
    _ = log.runtime.timer(1, repeats: false, 1)
    log.run()
    #expect(
      log.lines == [
        "0 sample 0", "0.25 sample 1", "0.5 sample 0", "1 timer 1 fire 1 last", "1 sample 0",
        "1 idle",
      ])
  }

  @Test func framesAreOnTheAbsoluteGrid() {
    var log = Log()
    log.runtime = Runtime(frameRate: 7)
    _ = log.runtime.timer(1, repeats: false, 1)
    _ = log.runtime.next(until: seconds(0.2))
    _ = log.runtime.addTrace(.everyFrame)
    log.run()
    #expect(
      log.lines == [
        "0.286 sample 0", "0.429 sample 0", "0.571 sample 0", "0.714 sample 0", "0.857 sample 0",
        "1 timer 1 fire 1 last", "1 sample 0", "1 idle",
      ])
  }

  @Test func anInstantIsReportedSettledOnlyForTracesOfChanges() {
    var log = Log()
    let trace = log.runtime.addTrace(.everyChange)
    _ = log.runtime.timer(1, 1)
    log.run(until: 2.5) { runtime, event in
      if case .timer(_, fire: 2, _, _) = event { runtime.removeTrace(trace) }
    }
    #expect(
      log.lines == [
        "0 settled", "1 timer 1 fire 1", "1 settled", "2 timer 1 fire 2", "2.5 reached",
      ])
  }

  @Test func samplesGoOnWhileTheLoopIsBusy() {
    var runtime = Runtime()
    let box = runtime.box()
    let trace = runtime.addTrace(.every(seconds(1)))
    runtime.animate(4) { $0.setAlpha(0, box) }
    var seen: [Double] = []
    while let next = runtime.nextSampleInGap(until: seconds(5)) {
      #expect(next == trace)
      seen.append(runtime.alpha(box))
    }
    runtime.finishBusy(at: seconds(5))
    #expect(seen == [1, 0.75, 0.5, 0.25, 0])
    #expect(runtime.now == seconds(5))
    var log = Log(runtime: runtime)
    log.run()
    // The start (due at 0) and the end (due at 4) come late; 5 is sampled when all is settled.
    #expect(log.lines == ["5 start 0", "5 end 0 finished", "5 sample 0", "5 idle"])
  }

  @Test func aBusyLoopMayPassTheLimit() {
    var runtime = Runtime()
    _ = runtime.timer(1, 1)
    runtime.busy(seconds(10))
    #expect(runtime.next(until: seconds(5)) == .reached(seconds(10)))
    runtime.busy(.never)
    runtime.busy(.never)
    #expect(runtime.now == .never)
    _ = runtime.addTrace(.everyFrame)
    _ = runtime.addTrace(.every(seconds(1)))
    for _ in 0..<10 { _ = runtime.next(until: .never) }
  }

  @Test func manyCancelledEntriesDoNotStayInTheAgenda() {
    var log = Log()
    for index in 0..<10_000 {
      let id = log.runtime.timer(Double(10_000 - index), repeats: false, UInt32(index))
      if index % 100 != 0 { log.runtime.invalidate(id) }
    }
    log.run(until: 1e6)
    #expect(log.lines.count == 101)
    #expect(log.lines.first == "100 timer 9900 fire 1 last")
  }

  @Test func aCopyIsASnapshot() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(2) { $0.setAlpha(0, box) }
    _ = runtime.timer(0.3, 1)
    func digest(_ runtime: Runtime) -> UInt64 {
      var digest = Digest()
      runtime.digest(into: &digest)
      return digest.value
    }
    let snapshot = runtime
    #expect(digest(snapshot) == digest(runtime))
    var first = Log(runtime: runtime)
    first.run(until: 3)
    var second = Log(runtime: snapshot)
    second.run(until: 3)
    #expect(first.lines == second.lines)
    #expect(digest(first.runtime) == digest(second.runtime))
    #expect(digest(first.runtime) != digest(snapshot))
    first.runtime.setAlpha(0.5, box)
    #expect(digest(first.runtime) != digest(second.runtime))
  }

  @Test func endingReleasesEveryCallback() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.addInput(at: seconds(4), Callback(raw: 4))
    _ = runtime.timer(1, 1)
    let timer = runtime.timer(1, 2)
    runtime.animate(1, done: 3) { $0.setAlpha(0, box) }
    runtime.addWake(at: seconds(2), Callback(raw: 5))
    #expect(runtime.releaseAll().map(\.raw) == [1, 2, 3, 4, 5])
    #expect(!runtime.isValid(timer))
    #expect(runtime.releaseAll().isEmpty)
    #expect(runtime.next(until: .never) == .idle)
  }
}
