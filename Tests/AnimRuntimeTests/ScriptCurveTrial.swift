import AnimGeometry
import Testing

@testable import AnimRuntime

/// Two runtimes in the same random hands: one with the runtime's own curves, the other with functions
/// of the script in their place.
struct ScriptCurveTrial {
  static let curves: [TimingCurve?] =
    ["easeInQuad", "easeInOutSine", "easeOutElastic", "easeInOutBack", "easeOutBounce"]
    .map { TimingCurve(named: $0) }
    + [
      StepCurve(count: 3, position: .jumpBoth).map { .steps($0) },
      StopCurve([CurveStop(0.25), CurveStop(1.5), CurveStop(0.5, at: 0.5), CurveStop(0.75)])
        .map { .stops($0) },
      .cubic(x1: 0.2, y1: -1, x2: 0.6, y2: 2),
    ]

  typealias Curve = (Int) -> TimingCurve
  private static func own(_ index: Int) -> TimingCurve { curves[index] ?? .linear }
  private static func script(_ index: Int) -> TimingCurve { .script(Callback(raw: UInt32(index))) }

  var dice: ContinuityTests.Dice
  var plain = Runtime()
  var scripted = Runtime()
  var views: [ViewID]
  var animators: [AnimatorID] = []
  var dynamics: DynamicsID
  var gravity: BehaviorID
  /// What has been asked for, by the kind of the place it is for.
  var asked: [String: Int] = [:]

  init(seed: Int) {
    dice = ContinuityTests.Dice(state: UInt64(seed) &* 523 &+ 29)
    views = []
    dynamics = plain.makeDynamics(for: .stage)
    gravity = plain.makeBehavior(.gravity(Aim(magnitude: 0.2, angle: 1)))
    try? plain.addBehavior(gravity, to: dynamics)
    for _ in 0..<3 { views.append(plain.box()) }
    if seed % 3 == 1 { plain.timeScale = 1.7 }
    scripted = plain
    let curve = dice.below(Self.curves.count)
    for delay in [0, 0.2] {
      animators.append(
        both {
          $0.makeAnimator(
            AnimatorSpec(duration: seconds(0.8), delay: seconds(delay), curve: $1(curve)))
        })
    }
  }

  // MARK: Both at once

  /// Answers everything that is asked, as the runtime's own curve would.
  mutating func answerAll() {
    while let request = scripted.nextCurveRequest() {
      let kind = "\(request.place)".prefix { $0 != "(" }
      asked[String(kind), default: 0] += 1
      let solver = CurveSolver(Self.own(Int(request.curve.raw)), duration: 1)
      let x = request.input
      #expect((0...1).contains(x))
      scripted.answer(
        request, x == 0 ? solver.start : x == 1 ? solver.end : solver.progress(x, seconds: x))
    }
  }

  /// Does the same to both, after everything that is asked has been answered.
  @discardableResult
  mutating func both<Result: Equatable>(_ deed: (inout Runtime, Curve) -> Result) -> Result {
    answerAll()
    let result = deed(&plain, Self.own)
    let other = deed(&scripted, Self.script)
    #expect(result == other)
    return result
  }

  /// The same for what has no result.
  mutating func perform(_ deed: (inout Runtime, Curve) -> Void) {
    answerAll()
    deed(&plain, Self.own)
    deed(&scripted, Self.script)
  }

  mutating func check() {
    #expect(plain.nextCurveRequest() == nil && !plain.needsCurveValues)
    for view in views {
      for property in [Property.center, .bounds, .alpha, .transform] {
        both { runtime, _ in runtime.presentation(property, of: view) }
        both { runtime, _ in runtime.model(property, of: view) }
      }
      both { runtime, _ in runtime.transitionProgress(of: view) }
      both { runtime, _ in runtime.presentationMiddle(of: view) }
    }
    for animator in animators { both { runtime, _ in runtime.status(of: animator) } }
    both { runtime, _ in runtime.hitTest(Point(160, 240)).view }
  }

  // MARK: Time

  mutating func pass() {
    let length = seconds(dice.unit() < 0.2 ? 0 : dice.unit() * 0.4)
    if dice.unit() < 0.1 {
      perform { runtime, _ in runtime.busy(length) }
      check()
      return
    }
    let limit = plain.now + length
    while true {
      answerAll()
      var event = scripted.next(until: limit)
      while event == .curves {
        answerAll()
        event = scripted.next(until: limit)
      }
      let own = plain.next(until: limit)
      #expect(own == event && plain.now == scripted.now)
      if case .dynamicsStepped(let id) = event { both { runtime, _ in runtime.finishStep(of: id) } }
      if event == .layout { perform { runtime, _ in runtime.endLayoutPass() } }
      if dice.unit() < 0.3 { check() }
      if event == .idle || event == .reached(limit) || own != event { break }
    }
    check()
  }

  mutating func finish() {
    for _ in 0..<30 { pass() }
  }
}
