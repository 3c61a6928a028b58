import AnimGeometry
import Testing

@testable import AnimRuntime

/// What moves along functions of the script shows at all times what it would along curves of the
/// runtime's own with the same values, whatever is done to it.
@Suite struct ScriptCurveTests {
  /// Ten lives each; in ten of them values of every kind are asked for.
  @Test(arguments: 0..<5) func showsWhatItsOwnCurveWould(seed: Int) {
    var kinds: Set<String> = []
    for life in 0..<10 {
      var trial = ScriptCurveTrial(seed: 10 * seed + life)
      for _ in 0..<40 {
        trial.act()
        trial.pass()
      }
      trial.finish()
      kinds.formUnion(trial.asked.keys)
    }
    #expect(kinds == ["block", "halfway", "keyframe", "animator", "leg", "scrubbing"])
  }

  /// Asks for all values, answers with the square of the input, and gives the inputs.
  private func asked(_ runtime: inout Runtime) -> [Double] {
    var inputs: [Double] = []
    while let request = runtime.nextCurveRequest() {
      #expect(request.curve == Callback(raw: 7))
      inputs.append(request.input)
      runtime.answer(request, request.input * request.input)
    }
    return inputs
  }

  private let curve = TimingCurve.script(Callback(raw: 7))

  @Test func eachValueIsAskedForOnce() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(4, delay: 1, curve: curve) {
      $0.setAlpha(0, box)
      $0.set(.center, of: box, to: .point(Point(0, 0)))
    }
    #expect(asked(&runtime) == [])
    for (time, inputs) in [(0.5, []), (1, [0]), (2, [0.25]), (2, []), (4, [0.75]), (5, [])] {
      runtime.busy(seconds(time) - runtime.now)
      #expect(asked(&runtime) == inputs, "at \(time)")
      #expect(!runtime.needsCurveValues)
    }
    #expect(runtime.alpha(box) == 0)
    for _ in 0..<2 { _ = runtime.next(until: .never) }
    runtime.busy(seconds(1))
    #expect(asked(&runtime) == [] && runtime.scene.animations.curves.users.isEmpty)
  }

  @Test func aFunctionDecidesWhereItTurnsRound() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(1, curve: curve, options: .autoreverse) { $0.setAlpha(0, box) }
    runtime.busy(seconds(1))
    let request = runtime.nextCurveRequest()
    #expect(request?.input == 1)
    if let request { runtime.answer(request, 0.5) }
    #expect(runtime.nextCurveRequest() == nil && runtime.alpha(box) == 0.5)
  }

  @Test func valuesThatAreNoNumbersCountAsTheInput() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(1, curve: curve) { $0.setAlpha(0, box) }
    runtime.busy(seconds(0.25))
    while let request = runtime.nextCurveRequest() { runtime.answer(request, .infinity) }
    #expect(runtime.alpha(box) == 0.75)
  }

  /// The clock does not go on while a swap is looked for.
  @Test func aSwapIsFoundBeforeTimePasses() {
    var runtime = Runtime()
    let box = runtime.box()
    let id = runtime.beginTransition(
      TransitionSpec(views: [box], effect: .flipFromLeft, duration: seconds(1), curve: curve))
    runtime.endTransition(id)
    #expect(runtime.next(until: .never) == .curves)
    #expect(runtime.next(until: .never) == .curves)
    #expect(asked(&runtime).prefix(2) == [0, 0.5])
    #expect(runtime.next(until: .never) == .contentSwapped(id))
    #expect(abs(runtime.now.seconds - 0.5.squareRoot()) < 2e-9)
  }

  /// Keyframes that take over from one another ask for that place before the block ends.
  @Test func keyframesJoin() {
    var runtime = Runtime()
    let box = runtime.box()
    let id = runtime.beginAnimation(AnimationSpec(duration: seconds(1), curve: curve))
    for (start, length, alpha) in [(0.0, 0.8, 0.0), (0.4, 0.5, 1)] {
      _ = runtime.beginKeyframe(start: start, duration: length)
      runtime.setAlpha(alpha, box)
      runtime.endKeyframe()
    }
    runtime.prepareEnd(of: id)
    #expect(asked(&runtime) == [0.5])
    let begins = runtime.endAnimation(id)
    #expect(begins.last?.from == .number(0.75) && begins.last?.to == .number(1))
  }

  @Test func anAnimatorThatIsGoneTakesNoAnswer() {
    var runtime = Runtime()
    let box = runtime.box()
    let animator = runtime.makeAnimator(AnimatorSpec(duration: seconds(1), curve: curve))
    runtime.activateAnimator(animator, isStarting: false)
    let block = runtime.beginAnimations(of: animator, delayFactor: 0, isFirst: true)
    runtime.setAlpha(0, box)
    _ = runtime.endAnimation(block)
    runtime.setFraction(0.25, of: animator)
    let request = runtime.nextCurveRequest()
    var copy = runtime
    copy.destroyAnimator(animator)
    if let request { copy.answer(request, 3) }
    #expect(copy.nextCurveRequest() == nil)
    while let request = runtime.nextCurveRequest() {
      runtime.answer(request, request.input * request.input)
    }
    #expect(abs(runtime.alpha(box) - 0.75) < 1e-12)
  }
}
