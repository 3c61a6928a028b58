import AnimGeometry
import Testing

@testable import AnimRuntime

@Suite struct AnimationTests {
  @Test func theModelChangesAtOnceAndWhatIsSeenMoves() {
    var log = Log()
    let box = log.runtime.box()
    let begins = log.runtime.animate(3, delay: 2, done: 5) { $0.setAlpha(0, box) }
    #expect(
      begins == [
        AnimationBegin(
          view: box, property: .alpha, from: .number(1), to: .number(0), duration: seconds(3),
          delay: seconds(2), curve: .linear)
      ])
    #expect(log.runtime.model(.alpha, of: box) == .number(0))
    #expect(log.runtime.alpha(box) == 1)
    #expect(log.runtime.alpha(box, at: 2) == 1)
    #expect(abs(log.runtime.alpha(box, at: 3) - 2 / 3) < 1e-15)
    #expect(abs(log.runtime.alpha(box, at: 4) - 1 / 3) < 1e-15)
    #expect(log.runtime.alpha(box, at: 5) == 0)
    log.run()
    #expect(log.lines == ["2 start 0", "5 end 5 finished", "5 idle"])
  }

  @Test func aTakeOverEndsTheOlderInTheNextRound() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(2, done: 1) { $0.setAlpha(0, box) }
    _ = log.runtime.timer(1, repeats: false, 9)
    var begin: [AnimationBegin] = []
    log.run { runtime, event in
      if case .timer = event { begin = runtime.animate(1, done: 2) { $0.setAlpha(1, box) } }
    }
    #expect(begin.first?.from == .number(0))
    #expect(
      log.lines == [
        "0 start 0", "1 timer 9 fire 1 last", "1 end 1 cancelled", "1 start 1",
        "2 end 2 finished", "2 idle",
      ])
  }

  @Test func aTakeOverTakesOnlyTheSharedProperties() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(2, done: 1) {
      $0.setAlpha(0, box)
      $0.set(.center, of: box, to: .point(Point(260, 240)))
    }
    _ = log.runtime.next(until: seconds(1))
    _ = log.runtime.next(until: seconds(1))
    log.runtime.animate(0.5, done: 2) { $0.setAlpha(1, box) }
    #expect(log.runtime.center(box) == Point(210, 240))
    log.run()
    #expect(log.lines == ["1 start 1", "1.5 end 2 finished", "2 end 1 cancelled", "2 idle"])
  }

  @Test func aDelayedBlockTakesOverAtCreationAndWithoutStartIfCancelled() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(1, done: 1) { $0.setAlpha(0.5, box) }
    log.runtime.animate(1, delay: 0.5, done: 2) { $0.setAlpha(0, box) }
    #expect(log.runtime.alpha(box) == 0.5)
    log.runtime.animate(1, done: 3) { $0.setAlpha(0.25, box) }
    log.run()
    #expect(
      log.lines == [
        "0 end 1 cancelled", "0 end 2 cancelled", "0 start 2", "1 end 3 finished", "1 idle",
      ])
  }

  @Test(arguments: [0.0, -1.0]) func withoutDurationAllHappensAtOnce(duration: Double) {
    var log = Log()
    let box = log.runtime.box()
    let begins = log.runtime.animate(duration, delay: 2, done: 1) { $0.setAlpha(0, box) }
    #expect(begins.count == 1)
    #expect(log.runtime.alpha(box) == 0)
    log.run()
    #expect(log.lines == ["0 end 1 finished", "0 idle"])
  }

  @Test func aBlockThatChangesNothingAnimatableFinishesInTheNextRound() {
    var log = Log()
    let box = log.runtime.box()
    let begins = log.runtime.animate(2, done: 1) {
      #expect($0.set(.hidden, of: box, to: .bool(true)) == .immediate)
      #expect($0.set(.alpha, of: box, to: .number(1)) == .unchanged)
      $0.setAlpha(0, box)
      $0.setAlpha(1, box)
    }
    #expect(begins.isEmpty)
    log.run()
    #expect(log.lines == ["0 end 1 finished", "0 idle"])
  }

  @Test func beginFromCurrentStateStartsFromWhatIsSeen() {
    // INT-002, INT-003: from 100 to 0 taken over half way, with and without the option.
    for (options, expected) in [
      (AnimationOptions.beginFromCurrentState, [50, 43.5419, 25, 0]),
      (AnimationOptions(), [100, 87.0838, 50, 0]),
    ] {
      var runtime = Runtime()
      let box = runtime.box()
      runtime.set(.center, of: box, to: .point(Point(0, 0)))
      runtime.animate(1, curve: .easeInOut) { $0.set(.center, of: box, to: .point(Point(100, 0))) }
      runtime.busy(seconds(0.5))
      #expect(abs(runtime.center(box).x - 50) < 1e-9)
      runtime.animate(1, curve: .easeInOut, options: options) {
        $0.set(.center, of: box, to: .point(Point(0, 0)))
      }
      for (time, value) in zip([0.5, 0.75, 1, 1.5], expected) {
        var copy = runtime
        copy.busy(seconds(time - 0.5))
        #expect(abs(copy.center(box).x - value) < 1e-4)
      }
    }
  }

  @Test func autoreverseGoesThereAndBackAndThenShowsTheModel() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(1, options: .autoreverse, done: 1) { $0.setAlpha(0, box) }
    #expect(log.runtime.alpha(box, at: 0.25) == 0.75)
    #expect(log.runtime.alpha(box, at: 1) == 0)
    #expect(log.runtime.alpha(box, at: 1.25) == 0.25)
    #expect(log.runtime.alpha(box, at: 2) == 1)
    #expect(log.runtime.alpha(box, at: 2.01) == 0)
    log.run()
    #expect(log.lines == ["0 start 0", "2 end 1 finished", "2 idle"])
    #expect(log.runtime.alpha(box) == 0)
  }

  @Test func repetitionsMayBeFractional() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(2, repeatCount: 3.5, done: 1) { $0.setAlpha(0, box) }
    #expect(log.runtime.alpha(box, at: 2) == 1)
    #expect(log.runtime.alpha(box, at: 5) == 0.5)
    #expect(log.runtime.alpha(box, at: 7) == 0.5)
    log.run()
    #expect(log.lines == ["0 start 0", "7 end 1 finished", "7 idle"])
  }

  @Test func anEndlessAnimationEndsOnlyByRemoval() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.animate(1, options: [.repeat, .autoreverse], done: 1) { $0.setAlpha(0, box) }
    log.run(until: 100.5)
    #expect(log.runtime.alpha(box) == 0.5)
    log.runtime.removeFromSuperview(box)
    log.runtime.removeFromSuperview(box)
    log.run(until: 200)
    #expect(log.lines == ["0 start 0", "100.5 reached", "100.5 end 1 cancelled", "100.5 idle"])
  }

  @Test func removalEndsTheAnimationsOfAllBelow() {
    var log = Log()
    let panel = log.runtime.box()
    let box = log.runtime.box()
    log.runtime.add(box, to: panel)
    log.runtime.animate(1, done: 1) { $0.setAlpha(0, box) }
    log.runtime.removeFromSuperview(panel)
    #expect(log.runtime.alpha(box) == 0)
    #expect(!log.runtime.isInTree(box))
    log.run()
    #expect(log.lines == ["0 end 1 cancelled", "0 idle"])
  }

  @Test func nestedBlocksInheritUnlessTheyOverride() {
    var runtime = Runtime()
    let a = runtime.box()
    let b = runtime.box()
    let c = runtime.box()
    var inner: [AnimationBegin] = []
    let outer = runtime.animate(2, curve: .easeIn) {
      $0.setAlpha(0, a)
      inner += $0.animate(5, curve: .linear) { $0.setAlpha(0, b) }
      inner += $0.animate(
        5, curve: .linear, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { $0.setAlpha(0, c) }
    }
    #expect(outer.map(\.duration) == [seconds(2)])
    #expect(inner.map(\.duration) == [seconds(2), seconds(5)])
    #expect(inner.map(\.curve) == [.easeIn, .linear])
    #expect(!runtime.isInAnimationBlock)
  }

  @Test func aDirectWriteLeavesARunningAnimationAlone() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(2) { $0.setAlpha(0, box) }
    #expect(runtime.set(.alpha, of: box, to: .number(0.8)) == .immediate)
    #expect(runtime.alpha(box, at: 1) == 0.5)
    #expect(runtime.alpha(box, at: 2) == 0)
    #expect(runtime.alpha(box, at: 2.1) == 0.8)
  }

  @Test func additiveAnimationsAddUpAndAllFinish() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.set(.center, of: box, to: .point(Point(0, 0)))
    func move(_ x: Double, _ done: UInt32) -> (inout Runtime) -> Void {
      {
        $0.animate(1, interruption: .additive, done: done) {
          $0.set(.center, of: box, to: .point(Point(x, 0)))
        }
      }
    }
    move(100, 1)(&log.runtime)
    log.run(until: 0.5)
    #expect(log.runtime.center(box).x == 50)
    move(0, 2)(&log.runtime)
    // model 0, older (0 − 100) · 0.5, newer (100 − 0) · 1
    #expect(log.runtime.center(box).x == 50)
    log.run(until: 0.75)
    #expect(log.runtime.center(box).x == -25 + 75)
    log.run()
    #expect(log.runtime.center(box).x == 0)
    #expect(
      log.lines == [
        "0 start 0", "0.5 reached", "0.5 start 1", "0.75 reached", "1 end 1 finished",
        "1.5 end 2 finished", "1.5 idle",
      ])
  }

  @Test func anAdditiveTakeOverOfAReplacingAnimationDoesNotJump() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.set(.center, of: box, to: .point(Point(0, 0)))
    runtime.animate(1) { $0.set(.center, of: box, to: .point(Point(100, 0))) }
    runtime.busy(seconds(0.25))
    runtime.animate(1, interruption: .additive) {
      $0.set(.center, of: box, to: .point(Point(300, 0)))
    }
    #expect(runtime.center(box).x == 25)
    runtime.busy(seconds(0.75))
    #expect(runtime.center(box).x == 300 - 200 * 0.25)
  }

  @Test func transformsAddUpByComposition() {
    var runtime = Runtime()
    let box = runtime.box()
    let shifted = Transform(a: 1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    runtime.animate(1, interruption: .additive) {
      $0.set(.transform, of: box, to: .transform(shifted))
    }
    runtime.busy(seconds(0.5))
    runtime.animate(1, interruption: .additive) {
      $0.set(.transform, of: box, to: .transform(.identity))
    }
    guard case .transform(let seen) = runtime.presentation(.transform, of: box) else { return }
    #expect(seen.m41 == 50)
    runtime.busy(seconds(1))
    #expect(runtime.presentation(.transform, of: box) == .transform(.identity))
  }

  @Test func aViewOutsideTheTreeDoesNotAnimate() {
    var log = Log()
    let lone = log.runtime.makeView(bounds: Rect(0, 0, 1, 1), center: .zero)
    let begins = log.runtime.animate(1, done: 1) { $0.setAlpha(0, lone) }
    #expect(begins.isEmpty)
    #expect(log.runtime.alpha(lone) == 0)
    log.run()
    #expect(log.lines == ["0 end 1 finished", "0 idle"])
  }

  @Test func aNegativeDelayStartsInTheMiddle() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(0.1, delay: -0.05) { $0.setAlpha(0, box) }
    #expect(runtime.alpha(box) == 0.5)
  }

  @Test func shortAndLongEndInOrderOfDueTimeAfterAGap() {
    var log = Log()
    let a = log.runtime.box()
    let b = log.runtime.box()
    log.runtime.animate(0.4, done: 1) { $0.setAlpha(0, a) }
    log.runtime.animate(0.2, done: 2) { $0.setAlpha(0, b) }
    log.run(until: 0)
    log.runtime.busy(seconds(0.4))
    log.run(until: 1) { runtime, event in
      if case .animationEnded(_, _, Callback(raw: 2)) = event {
        runtime.animate(0.1, done: 3) { $0.setAlpha(1, b) }
      }
    }
    #expect(
      log.lines == [
        "0 start 0", "0 start 1", "0 reached", "0.4 end 2 finished", "0.4 end 1 finished",
        "0.4 start 1", "0.5 end 3 finished", "0.5 idle",
      ])
  }

  @Test func manyAnimationsUseFewSlots() {
    var runtime = Runtime()
    let box = runtime.box()
    var largest: UInt32 = 0
    for turn in 0..<100_000 {
      let id = runtime.beginAnimation(AnimationSpec(duration: seconds(0.1)))
      runtime.setAlpha(turn % 2 == 0 ? 0 : 1, box)
      _ = runtime.endAnimation(id)
      largest = max(largest, SlotName.index(id.raw))
      let limit = runtime.now + seconds(turn % 3 == 0 ? 0.2 : 0.05)
      var event = runtime.next(until: limit)
      while event != .idle, event != .reached(limit) { event = runtime.next(until: limit) }
    }
    #expect(largest < 1000)
  }
}
