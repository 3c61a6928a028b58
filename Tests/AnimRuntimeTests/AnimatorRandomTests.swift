import AnimGeometry
import AnimRuntime
import Testing

/// Whatever is done to an animator at whatever time, its states, what is seen, the model and its ends
/// are the documented ones.
@Suite struct AnimatorRandomTests {
  static let curves: [TimingCurve] =
    [
      .linear, .easeIn, .easeInOut, .cubic(x1: 0.2, y1: -1, x2: 0.6, y2: 2),
      .springRatio(dampingRatio: 0.5, velocity: 0),
      .spring(mass: 1, stiffness: 60, damping: 8, velocity: 0),
    ] + ["easeOutBounce", "easeInOutElastic"].compactMap { TimingCurve(named: $0) } + jumping

  /// Curves that jump, so that not every fraction is shown.
  static let jumping: [TimingCurve] =
    StepPosition.allCases.compactMap { StepCurve(count: 3, position: $0) }.map { .steps($0) }
    + [
      StopCurve([CurveStop(0.2), CurveStop(0.6, at: 0.5), CurveStop(0.8, at: 0.5), CurveStop(1.1)])
    ]
    .compactMap(\.self).map { .stops($0) }

  @Test(arguments: 0..<150) func keepsItsWord(seed: Int) {
    var trial = AnimatorTrial(seed: seed)
    for _ in 0..<60 {
      trial.pass()
      trial.act()
      trial.checkState()
    }
    trial.finish()
  }
}

/// One animator in random hands, and what is known of it by the rules alone.
struct AnimatorTrial {
  var dice: ContinuityTests.Dice
  var runtime = Runtime()
  let box: ViewID
  let other: ViewID
  let animator: AnimatorID
  var isSpring: Bool
  var isJumping: Bool
  let hasNoDuration: Bool

  // What the rules say.
  var state = AnimatorState.inactive
  var isRunning = false
  var isReversed = false
  var pauses = false
  var run = 0
  /// Where the properties were when it became active.
  var origin = SIMD4<Double>.zero
  var goal = SIMD4<Double>.zero
  /// The position of each run that is to be reported, by its number.
  var due: [Int: AnimatorPosition] = [:]
  var reported: [Int] = []
  var abandoned = 0

  init(seed: Int) {
    dice = ContinuityTests.Dice(state: UInt64(seed) &* 911 &+ 17)
    box = runtime.box()
    other = runtime.box()
    let curve = AnimatorRandomTests.curves[seed % AnimatorRandomTests.curves.count]
    isSpring = curve.isSpring
    isJumping = AnimatorRandomTests.jumping.contains(curve)
    hasNoDuration = seed % 10 == 9
    if seed % 4 == 1 { runtime.timeScale = 2.5 }
    let duration = hasNoDuration ? 0 : 0.2 + dice.unit() * 2
    animator = runtime.makeAnimator(
      AnimatorSpec(
        duration: seconds(duration), delay: seconds(seed % 3 == 0 ? 0.3 : 0), curve: curve))
  }

  var seen: [SIMD4<Double>] {
    [
      runtime.presentationLanes(.center, of: box), runtime.presentationLanes(.bounds, of: other),
      runtime.presentationLanes(.alpha, of: box),
    ]
  }

  var models: [SIMD4<Double>] {
    [
      lanes(runtime.model(.center, of: box)), lanes(runtime.model(.bounds, of: other)),
      lanes(runtime.model(.alpha, of: box)),
    ]
  }

  func lanes(_ value: PropertyValue) -> SIMD4<Double> {
    switch value {
    case .point(let point): SIMD4(point.x, point.y, 0, 0)
    case .rect(let rect): SIMD4(rect.x, rect.y, rect.width, rect.height)
    case .number(let number): SIMD4(number, 0, 0, 0)
    default: .zero
    }
  }

  func distance(_ a: [SIMD4<Double>], _ b: [SIMD4<Double>]) -> Double {
    zip(a, b).reduce(0) { worst, pair in
      let change = pair.0 - pair.1
      return Swift.max(worst, change.max(), -change.min())
    }
  }

  /// Expects that `body` changes nothing that is seen.
  mutating func unmoved(_ body: (inout AnimatorTrial) -> Void) {
    let before = seen
    body(&self)
    // What takes no time is at its end at once: no duration, a short rest of a spring, or the way
    // left of a curve that has jumped to its end already.
    let isInstant = runtime.endDate(of: animator) == runtime.now
    if !isInstant || !(isSpring || hasNoDuration || isJumping) {
      #expect(distance(before, seen) < 1e-6)
    }
  }

  // MARK: Time

  mutating func pass() {
    let limit = runtime.now + seconds(dice.unit() < 0.3 ? 0 : dice.unit() * 0.6)
    while true {
      let (before, start) = (seen, runtime.now)
      switch runtime.next(until: limit) {
      case .idle, .reached: return
      case .animatorStarted: #expect(state == .active && isRunning)
      case .animatorPaused:
        #expect(pauses && state == .active && isRunning)
        isRunning = false
      case .animatorEnded(let end):
        if let position = due.removeValue(forKey: end.run) {
          #expect(position == end.position)
        } else {
          #expect(state == .active && isRunning && !pauses && end.run == run)
          #expect(end.position == (isReversed ? .start : .end))
          state = .inactive
          if end.position == .start { #expect(distance([models[0]], [origin]) == 0) }
          if end.position == .end { #expect(distance([models[0]], [goal]) == 0) }
          isRunning = false
          isReversed = false
        }
        reported.append(end.run)
        // Springs end within a thousandth of their way, and other curves may jump there.
        if runtime.now == start, !isSpring, !isJumping { #expect(distance(before, seen) < 1e-6) }
      default: break
      }
    }
  }

  // MARK: Deeds

  mutating func act() {
    switch dice.below(14) {
    case 0, 1, 2: start()
    case 3, 4: pause()
    case 5, 6: goOn()
    case 7: reverse()
    case 8, 9: scrub()
    case 10: stop()
    case 11: finishAt()
    case 12: add()
    default:
      pauses = dice.unit() < 0.4
      runtime.setPausesOnCompletion(pauses, of: animator)
      if dice.unit() < 0.3 { takeOver() }
    }
  }

  mutating func activate(isStarting: Bool) {
    run += 1
    origin = seen[0]
    same(runtime.activateAnimator(animator, isStarting: isStarting), true)
    goal = SIMD4(origin.x + 20 + dice.unit() * 80, origin.y - 30, 0, 0)
    let (to, side) = (goal, 20 + dice.unit() * 100)
    let first = runtime.beginAnimations(of: animator, delayFactor: 0, isFirst: true)
    runtime.set(.center, of: box, to: .point(Point(to.x, to.y)))
    _ = runtime.endAnimation(first)
    let second = runtime.beginAnimations(of: animator, delayFactor: 0.4, isFirst: true)
    runtime.set(.bounds, of: other, to: .rect(Rect(0, 0, side, side)))
    _ = runtime.endAnimation(second)
    state = .active
  }

  mutating func start() {
    if state == .inactive {
      let wasReversed = isReversed
      let before = seen
      activate(isStarting: true)
      same(runtime.startAnimator(animator), true)
      if !wasReversed, !hasNoDuration { #expect(distance(before, seen) < 1e-9) }
      isRunning = true
    } else {
      let possible = state == .active && !isRunning
      unmoved { same($0.runtime.startAnimator($0.animator), possible) }
      isRunning = isRunning || possible
    }
  }

  mutating func pause() {
    if state == .inactive, !isReversed, dice.unit() < 0.5 {
      unmoved { $0.activate(isStarting: false) }
    }
    let possible = isRunning
    unmoved { same($0.runtime.pauseAnimator($0.animator), possible) }
    isRunning = false
  }

  mutating func goOn() {
    let possible = state == .active && !isRunning
    let curves = AnimatorRandomTests.curves
    let curve = dice.unit() < 0.5 ? nil : curves[dice.below(curves.count)]
    let factor = dice.unit() < 0.5 ? 0 : dice.unit() * 2
    if possible, let curve {
      isSpring = curve.isSpring
      isJumping = AnimatorRandomTests.jumping.contains(curve)
    }
    unmoved {
      same(
        $0.runtime.continueAnimator($0.animator, curve: curve, durationFactor: factor), possible)
    }
    isRunning = isRunning || possible
  }

  mutating func reverse() {
    let flag = dice.unit() < 0.5
    let possible = state != .stopped
    unmoved { same($0.runtime.setReversed(flag, of: $0.animator), possible) }
    if possible { isReversed = flag }
  }

  mutating func scrub() {
    let possible = state == .active && !isRunning
    let fraction = dice.unit() * 1.4 - 0.2
    same(runtime.setFraction(fraction, of: animator), possible)
    guard possible, let status = runtime.status(of: animator), (0...1).contains(fraction) else {
      return
    }
    if isJumping { return }
    #expect((status.fractionComplete - fraction).magnitude < 1e-9)
    // Linear scrubbing: what goes the whole way is where the fraction says.
    let forward = isReversed ? 1 - fraction : fraction
    let place = origin + (goal - origin) * forward
    #expect(distance([seen[0]], [place]) < 1e-6)
  }

  mutating func stop() {
    let possible = state == .active
    let forGood = dice.unit() < 0.4
    unmoved { same($0.runtime.stopAnimator($0.animator, withoutFinishing: forGood), possible) }
    guard possible else { return }
    #expect(distance(models, seen) == 0)
    state = forGood ? .inactive : .stopped
    isRunning = false
    if forGood {
      abandoned += 1
      isReversed = false
    }
  }

  mutating func finishAt() {
    let possible = state == .stopped
    let position: AnimatorPosition = [.start, .current, .end][dice.below(3)]
    let before = seen
    same(runtime.finishAnimator(animator, at: position), possible)
    guard possible else { return }
    due[run] = position
    state = .inactive
    isReversed = false
    switch position {
    case .start: #expect(distance([models[0]], [origin]) == 0)
    case .current: #expect(distance(before, seen) == 0)
    case .end: #expect(distance([models[0]], [goal]) == 0)
    }
  }

  mutating func add() {
    guard state == .active else {
      let block = runtime.beginAnimations(of: animator, delayFactor: 0.5, isFirst: false)
      #expect(block == .none)
      return
    }
    let (factor, alpha) = (dice.unit(), dice.unit())
    let fraction = runtime.status(of: animator)?.fractionComplete ?? 0
    let isAtEnd = (isReversed ? 1 - fraction : fraction) >= 1
    let before = seen
    let block = runtime.beginAnimations(of: animator, delayFactor: factor, isFirst: false)
    runtime.setAlpha(alpha, box)
    _ = runtime.endAnimation(block)
    if !isAtEnd { #expect(distance(before, seen) < 1e-6) }
  }

  mutating func takeOver() {
    let before = seen
    let target = before[0].x + 10
    runtime.animate(0.3, options: .beginFromCurrentState) { [box, before] in
      $0.set(.center, of: box, to: .point(Point(target, before[0].y)))
    }
    #expect(distance(before, seen) < 1e-6)
    if state == .active {
      due[run] = .current
      state = .inactive
      isRunning = false
      isReversed = false
      #expect(distance([models[1]], [seen[1]]) == 0)
    }
  }

  // MARK: Checks

  func checkState() {
    guard let status = runtime.status(of: animator) else {
      Issue.record("the animator is gone")
      return
    }
    #expect(status.state == state)
    #expect(status.isRunning == isRunning)
    #expect(status.isReversed == isReversed)
    #expect(status.fractionComplete.isFinite)
    if state == .inactive { #expect(status.fractionComplete == 0) }
    #expect((runtime.endDate(of: animator) != nil) == isRunning)
    for value in seen { #expect((value * 0) == .zero) }
    if state != .active {
      #expect(runtime.movements(of: animator).isEmpty)
      #expect(!runtime.isAnimating(.bounds, of: other))
    }
  }

  /// Lets everything come to its end: each run was reported once, and what is seen is the model.
  mutating func finish() {
    if state == .stopped { finishAt() }
    if state == .active {
      pauses = false
      runtime.setPausesOnCompletion(false, of: animator)
      if !isRunning { start() }
    }
    for _ in 0..<200 { pass() }
    checkState()
    #expect(state == .inactive && due.isEmpty)
    #expect(distance(models, seen) == 0)
    #expect(Set(reported).count == reported.count)
    #expect(reported.count + abandoned == run)
    var copy = runtime
    copy.destroyAnimator(animator)
    #expect(copy.status(of: animator) == nil && !copy.hasPending)
  }
}

/// Whether a deed was done, as it should.
private func same(_ isDone: Bool, _ isPossible: Bool) { #expect(isDone == isPossible) }
