import AnimGeometry
import AnimRuntime
import Testing

/// What is seen never jumps when every block starts from what is seen, or adds up.
@Suite struct ContinuityTests {
  struct Dice {
    var state: UInt64
    mutating func unit() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    mutating func below(_ count: Int) -> Int { Int(unit() * Double(count)) }
  }

  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default, .cubic(x1: 0.2, y1: -1, x2: 0.6, y2: 2),
    .springRatio(dampingRatio: 0.4, velocity: 0),
  ]

  @Test(arguments: 0..<60) func nothingJumps(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 77 &+ 5)
    var runtime = Runtime()
    let boxes = [runtime.box(), runtime.box()]
    var ends: [AnimationID: Int] = [:]
    var begun = 0
    let isAdditive = seed % 2 == 0
    func seen(_ runtime: Runtime) -> [SIMD4<Double>] {
      boxes.flatMap {
        [runtime.presentationLanes(.center, of: $0), runtime.presentationLanes(.bounds, of: $0)]
      }
    }
    func settle(_ runtime: inout Runtime, until limit: Time) {
      while true {
        let before = seen(runtime)
        let start = runtime.now
        let event = runtime.next(until: limit)
        if case .animationEnded(let id, _, _) = event { ends[id, default: 0] += 1 }
        // At one time the ends and starts of blocks change nothing that is seen.
        if runtime.now == start {
          for (old, new) in zip(before, seen(runtime)) {
            let change = old - new
            #expect(change.min() > -1e-9 && change.max() < 1e-9)
          }
        }
        if event == .idle || event == .reached(limit) { return }
      }
    }
    for _ in 0..<40 {
      let before = seen(runtime)
      let id = runtime.beginAnimation(
        AnimationSpec(
          duration: seconds(0.05 + dice.unit()),
          delay: dice.below(3) == 0 ? seconds(dice.unit()) : .zero,
          curve: Self.curves[dice.below(Self.curves.count)], options: .beginFromCurrentState,
          interruption: isAdditive && dice.below(3) > 0 ? .additive : .replace))
      begun += 1
      ends[id] = 0
      for box in boxes where dice.below(3) > 0 {
        if dice.below(2) == 0 {
          runtime.set(
            .center, of: box, to: .point(Point(dice.unit() * 300, dice.unit() * 300)))
        } else {
          runtime.set(
            .bounds, of: box, to: .rect(Rect(0, 0, dice.unit() * 99, dice.unit() * 99)))
        }
      }
      _ = runtime.endAnimation(id)
      for (old, new) in zip(before, seen(runtime)) {
        let change = old - new
        #expect(change.min() > -1e-9 && change.max() < 1e-9, "seed \(seed)")
      }
      settle(&runtime, until: runtime.now + seconds(dice.unit() * 0.4))
    }
    settle(&runtime, until: .never)
    for box in boxes {
      #expect(runtime.presentation(.center, of: box) == runtime.model(.center, of: box))
      #expect(runtime.presentation(.bounds, of: box) == runtime.model(.bounds, of: box))
    }
    #expect(runtime.pendingAnimations.isEmpty)
    #expect(ends.values.reduce(0, +) == begun)
  }
}
