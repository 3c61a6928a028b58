import AnimGeometry
import AnimRuntime
import Testing

/// What transitions make of what is seen, through the runtime's own interface.
@Suite struct TransitionTests {
  private func makeView(_ runtime: inout Runtime) -> ViewID {
    let view = runtime.makeView(bounds: Rect(0, 0, 10, 10), center: Point(5, 5))
    runtime.add(view, to: .stage)
    return view
  }

  private func change(
    _ runtime: inout Runtime, _ spec: TransitionSpec, _ block: (inout Runtime) -> Void
  ) -> AnimationID {
    let id = runtime.beginTransition(spec)
    block(&runtime)
    runtime.endTransition(id)
    return id
  }

  @Test func aFlipTurnsAsItsCurveSays() {
    var runtime = Runtime()
    let view = makeView(&runtime)
    _ = change(
      &runtime, TransitionSpec(views: [view], effect: .flipFromLeft, duration: seconds(1))
    ) { runtime in runtime.set(.hidden, of: view, to: .bool(true)) }
    for (time, degrees) in [(0.25, 23.2491), (0.5, 90), (0.75, 156.7509)] {
      runtime.busy(seconds(time) - runtime.now)
      #expect(abs(runtime.turn(of: view) * 180 / .pi - degrees) < 0.001)
    }
  }

  @Test func theOldIsSeenAndHitUntilTheSwap() {
    var log = Log()
    let view = makeView(&log.runtime)
    let spec = TransitionSpec(
      views: [view], effect: .crossDissolve, duration: seconds(1), curve: .linear,
      options: .allowUserInteraction)
    _ = change(&log.runtime, spec) { runtime in
      runtime.set(.hidden, of: view, to: .bool(true))
      runtime.set(.transform, of: view, to: .transform(Transform(rotation: 1)))
      #expect(runtime.presentation(.hidden, of: view) == .bool(false))
    }
    #expect(log.runtime.model(.hidden, of: view) == .bool(true))
    #expect(log.runtime.presentation(.hidden, of: view) == .bool(false))
    #expect(log.runtime.presentation(.transform, of: view) == .transform(.identity))
    #expect(log.runtime.hitTest(Point(5, 5)).view == view)
    #expect(log.runtime.transitionProgress(of: view) == 0)
    log.run(until: 0.75)
    #expect(log.runtime.transitionProgress(of: view) == 0.75)
    #expect(log.runtime.presentation(.hidden, of: view) == .bool(true))
    #expect(log.runtime.hitTest(Point(5, 5)).view == .stage)
    log.run()
    #expect(log.lines == ["0.5 swap 0", "0.75 reached", "1 end 4294967295 finished", "1 idle"])
  }

  @Test func inputIsForTheTimeBetweenDelayAndEnd() {
    var log = Log()
    let view = makeView(&log.runtime)
    let spec = TransitionSpec(
      views: [view], effect: .flipFromTop, duration: seconds(1), delay: seconds(1))
    _ = change(&log.runtime, spec) { $0.set(.hidden, of: view, to: .bool(false)) }
    for (time, isUnderWay) in [(0.5, false), (1, true), (1.5, true)] {
      log.run(until: time)
      #expect(log.runtime.isInTransition(view) == isUnderWay)
      #expect(log.runtime.allowsInteraction(view) == !isUnderWay)
    }
    log.run()
    #expect(log.runtime.allowsInteraction(view))
  }

  @Test func unbalancedBlocksAreClosed() {
    var log = Log()
    let view = makeView(&log.runtime)
    let outer = log.runtime.beginAnimation(AnimationSpec(duration: seconds(1)))
    _ = log.runtime.beginTransition(TransitionSpec(views: [view], duration: seconds(1)))
    log.runtime.set(.alpha, of: view, to: .number(0))
    _ = log.runtime.endAnimation(outer)
    log.runtime.endTransition(outer)
    #expect(!log.runtime.isInAnimationBlock)
    log.run()
    #expect(
      log.lines == [
        "0 end 4294967295 finished", "0 swap 1", "1 end 4294967295 finished", "1 idle",
      ])
  }

  @Test func destroyedViewsLeaveNothingBehind() {
    var log = Log()
    let card = makeView(&log.runtime)
    let child = log.runtime.makeView(bounds: Rect(0, 0, 1, 1), center: Point(0, 0))
    log.runtime.add(child, to: card)
    let spec = TransitionSpec(views: [card], effect: .curlUp, duration: seconds(1))
    _ = change(&log.runtime, spec) { runtime in
      runtime.set(.alpha, of: child, to: .number(0))
      runtime.destroyView(child)
    }
    #expect(log.runtime.presentationSubviews(of: card).isEmpty)
    log.runtime.destroyView(card)
    log.run()
    #expect(log.lines == ["0 end 4294967295 cancelled", "0 idle"])
    #expect(log.runtime.presentationSuperview(of: child) == nil)
  }
}
