import AnimGeometry
import AnimRuntime
import Testing

@Suite struct KeyframeTests {
  /// A keyframe around `body`.
  private func keyframe(
    _ runtime: inout Runtime, _ start: Double, _ duration: Double, curve: TimingCurve? = nil,
    _ body: (inout Runtime) -> Void
  ) -> KeyframeOpening {
    let opening = runtime.beginKeyframe(start: start, duration: duration, curve: curve)
    body(&runtime)
    if opening == .opened { runtime.endKeyframe() }
    return opening
  }

  private func move(_ x: Double, _ box: ViewID) -> (inout Runtime) -> Void {
    { $0.set(.center, of: box, to: .point(Point(x, 0))) }
  }

  @Test func aKeyframeNeedsABlockWithADurationOfItsOwn() {
    var runtime = Runtime()
    let box = runtime.box()
    #expect(keyframe(&runtime, 0, 1, move(1, box)) == .noBlock)
    runtime.animate(1) {
      #expect($0.beginKeyframe(start: 0, duration: 0.5) == .opened)
      #expect($0.beginKeyframe(start: 0, duration: 0.5) == .nested)
      $0.endKeyframe()
      $0.endKeyframe()
    }
    runtime.animate(1, curve: .spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)) {
      #expect($0.beginKeyframe(start: 0, duration: 0.5) == .ownDuration)
    }
    #expect(runtime.beginKeyframe(start: 0, duration: 1) == .noBlock)
  }

  @Test func aKeyframeLeftOpenEndsWithItsBlock() {
    var runtime = Runtime()
    let box = runtime.box()
    let begins = runtime.animate(1) {
      _ = $0.beginKeyframe(start: 0.5, duration: 9)
      $0.setAlpha(0, box)
    }
    #expect(begins.map(\.isKeyframe) == [false, true])
    #expect(begins.last?.duration == seconds(0.5) && begins.last?.delay == seconds(0.5))
    #expect(runtime.alpha(box, at: 0.75) == 0.5)
  }

  @Test func fractionsOutsideCountAsTheNearest() {
    var runtime = Runtime()
    let box = runtime.box()
    let begins = runtime.animate(1) {
      _ = keyframe(&$0, -3, .infinity, move(5, box))
      _ = keyframe(&$0, 7, -1) { $0.setAlpha(0, box) }
    }
    let parts = begins.filter(\.isKeyframe)
    #expect(parts.map(\.delay) == [.zero, seconds(1)])
    #expect(parts.map(\.duration) == [seconds(1), .zero])
  }

  // Random parts in order of time: what is seen never moves faster than the fastest of them.
  @Test(arguments: 0..<40) func nothingJumps(seed: Int) {
    var dice = ContinuityTests.Dice(state: UInt64(seed) &* 91 &+ 3)
    var runtime = Runtime()
    let box = runtime.box()
    runtime.set(.center, of: box, to: .point(Point(0, 0)))
    var fastest = 0.0
    let isAdditive = seed % 2 == 0
    runtime.animate(1, interruption: isAdditive ? .additive : .replace) {
      var start = 0.0
      while start < 0.9 {
        let duration = 0.05 + dice.unit() * (0.95 - start)
        _ = keyframe(&$0, start, duration, move(dice.unit() * 100, box))
        fastest = max(fastest, 100 / duration)
        start += 0.02 + dice.unit() * 0.4
      }
    }
    runtime.animate(0.7, options: .beginFromCurrentState, interruption: .additive, move(50, box))
    fastest += 100 / 0.7
    var last = runtime.center(box).x
    for _ in 0..<1100 {
      runtime.busy(seconds(0.001))
      let next = runtime.center(box).x
      #expect(abs(next - last) <= fastest * 0.001 + 1e-9, "seed \(seed) at \(runtime.now.seconds)")
      last = next
    }
    #expect(last == 50)
  }

  @Test func copiesGoOnAlikeAndTheDigestSeesTheParts() {
    func digest(_ runtime: Runtime) -> UInt64 {
      var digest = Digest()
      runtime.digest(into: &digest)
      return digest.value
    }
    func made(_ middle: Double) -> Runtime {
      var runtime = Runtime()
      let box = runtime.box()
      runtime.animate(1) {
        _ = keyframe(&$0, 0, 0.5, move(middle, box))
        _ = keyframe(&$0, 0.5, 0.5, move(100, box))
      }
      return runtime
    }
    #expect(digest(made(10)) == digest(made(10)))
    #expect(digest(made(10)) != digest(made(11)))
  }

  @Test func tracksAreUsedAgain() {
    var runtime = Runtime()
    let box = runtime.box()
    for turn in 0..<1000 {
      runtime.animate(0.01) {
        _ = keyframe(&$0, 0.25, 0.5, move(Double(turn), box))
        _ = keyframe(&$0, 0.75, 0.25) { $0.setAlpha(turn % 2 == 0 ? 0 : 1, box) }
      }
      if turn % 3 == 0 {
        runtime.removeFromSuperview(box)
        runtime.add(box, to: .stage)
      }
      let limit = runtime.now + seconds(0.02)
      var event = runtime.next(until: limit)
      while event != .idle, event != .reached(limit) { event = runtime.next(until: limit) }
    }
    #expect(runtime.pendingAnimations.isEmpty)
    #expect(runtime.center(box) == Point(999, 0))
  }
}
