import AnimGeometry
import AnimRuntime
import Testing

extension ScriptCurveTrial {
  mutating func act() {
    switch dice.below(12) {
    case 0, 1: animate()
    case 2: animateKeyframes()
    case 3: animateInside()
    case 4: change()
    case 5, 6, 7, 8: drive(animators[dice.below(2)])
    case 9: fall()
    case 10: cancel()
    default: animate()
    }
    check()
  }

  private mutating func anyCurve() -> Int { dice.below(Self.curves.count) }
  private mutating func anyView() -> ViewID { views[dice.below(views.count)] }

  /// Writes something random, the same in both.
  private mutating func write() {
    let (view, a, b) = (anyView(), dice.unit(), dice.unit())
    switch dice.below(4) {
    case 0:
      perform { runtime, _ in runtime.set(.center, of: view, to: .point(Point(300 * a, 300 * b))) }
    case 1:
      perform { runtime, _ in runtime.set(.bounds, of: view, to: .rect(Rect(0, 0, 90 * a, 90 * b)))
      }
    case 2: perform { runtime, _ in runtime.set(.alpha, of: view, to: .number(a)) }
    default:
      perform { runtime, _ in
        runtime.set(.transform, of: view, to: .transform(Transform(rotation: 3 * a)))
      }
    }
  }

  private mutating func spec(_ curve: Int) -> AnimationSpec {
    var spec = AnimationSpec(duration: seconds(0.1 + dice.unit()))
    spec.delay = seconds([0, 0.3, -0.2][dice.below(3)])
    spec.interruption = dice.unit() < 0.4 ? .additive : .replace
    if dice.unit() < 0.5 { spec.options.insert(.beginFromCurrentState) }
    spec.repeatCount = [1, 1, 2, 0.5, 1.5][dice.below(5)]
    spec.autoreverses = dice.unit() < 0.3
    return spec
  }

  private mutating func begin(_ spec: AnimationSpec, _ curve: Int) -> AnimationID {
    both { runtime, curves in
      var spec = spec
      spec.curve = curves(curve)
      return runtime.beginAnimation(spec)
    }
  }

  /// Ends a block in both; what begins is the same but for the curve.
  private mutating func end(_ id: AnimationID) {
    perform { runtime, _ in runtime.prepareEnd(of: id) }
    both { runtime, _ in
      runtime.endAnimation(id).map { begin in
        var begin = begin
        begin.curve = .linear
        return begin
      }
    }
  }

  private mutating func animate() {
    let curve = anyCurve()
    let id = begin(spec(curve), curve)
    for _ in 0...dice.below(3) { write() }
    end(id)
  }

  private mutating func animateInside() {
    let curve = anyCurve()
    let id = begin(spec(curve), curve)
    write()
    animate()
    write()
    end(id)
  }

  private mutating func keyframes() {
    for _ in 0...dice.below(3) {
      let (start, length, curve) = (dice.unit() * 0.6, dice.unit(), anyCurve())
      let ownCurve = dice.unit() < 0.5
      both { runtime, curves in
        runtime.beginKeyframe(
          start: start, duration: length, curve: ownCurve ? curves(curve) : nil)
      }
      write()
      write()
      perform { runtime, _ in runtime.endKeyframe() }
    }
    if dice.unit() < 0.4 { write() }
  }

  private mutating func animateKeyframes() {
    let curve = anyCurve()
    let id = begin(spec(curve), curve)
    keyframes()
    end(id)
  }

  private mutating func change() {
    let (view, curve, length) = (anyView(), anyCurve(), seconds(0.1 + dice.unit() * 0.5))
    let effect = TransitionEffect.allCases[dice.below(TransitionEffect.allCases.count)]
    let delay = seconds([0, 0.2, -0.1][dice.below(3)])
    let id = both { runtime, curves in
      runtime.beginTransition(
        TransitionSpec(
          views: [view], effect: effect, duration: length, delay: delay, curve: curves(curve)))
    }
    write()
    perform { runtime, _ in runtime.endTransition(id) }
  }

  private mutating func fall() {
    let view = anyView()
    let leaves = dice.unit() < 0.7
    let gravity = gravity
    both { runtime, _ in
      let item = runtime.item(for: view)
      if leaves { return runtime.remove(item, from: gravity) }
      _ = try? runtime.add(item, to: gravity)
      return true
    }
  }

  private mutating func cancel() {
    let view = anyView()
    let property = [Property.center, .bounds, .alpha, .transform][dice.below(4)]
    perform { runtime, _ in runtime.cancelAnimations(of: view, property) }
  }

  // MARK: Animators

  private mutating func drive(_ animator: AnimatorID) {
    guard let status = both({ runtime, _ in runtime.status(of: animator) }) else { return }
    let (part, flag, curve) = (dice.unit(), dice.unit() < 0.5, anyCurve())
    switch status.state == .inactive && part < 0.7 ? 0 : dice.below(10) {
    case 0, 1:
      guard status.state == .inactive else {
        both { runtime, _ in runtime.startAnimator(animator) }
        return
      }
      both { runtime, _ in runtime.activateAnimator(animator, isStarting: flag) }
      addBlock(to: animator, delayFactor: 0, isFirst: true)
      addBlock(to: animator, delayFactor: 0.3, isFirst: true)
      if flag { both { runtime, _ in runtime.startAnimator(animator) } }
    case 3: both { runtime, _ in runtime.pauseAnimator(animator) }
    case 4:
      both { runtime, _ in runtime.pauseAnimator(animator) }
      both { runtime, curves in
        runtime.continueAnimator(
          animator, curve: flag ? curves(curve) : nil, durationFactor: part < 0.3 ? 0 : part)
      }
    case 5: both { runtime, _ in runtime.setReversed(flag, of: animator) }
    case 2, 6, 7:
      both { runtime, _ in runtime.pauseAnimator(animator) }
      both { runtime, _ in runtime.setFraction(part * 1.4 - 0.2, of: animator) }
    case 8:
      perform { runtime, _ in runtime.setScrubsLinearly(flag, of: animator) }
      perform { runtime, _ in runtime.setPausesOnCompletion(part < 0.3, of: animator) }
      if status.state == .active { addBlock(to: animator, delayFactor: part, isFirst: false) }
    default:
      both { runtime, _ in runtime.stopAnimator(animator, withoutFinishing: flag) }
      let position: AnimatorPosition = [.start, .current, .end][dice.below(3)]
      both { runtime, _ in runtime.finishAnimator(animator, at: position) }
    }
  }

  private mutating func addBlock(to animator: AnimatorID, delayFactor: Double, isFirst: Bool) {
    let id = both { runtime, _ in
      runtime.beginAnimations(of: animator, delayFactor: delayFactor, isFirst: isFirst)
    }
    guard id != .none else { return }
    if dice.unit() < 0.4 { keyframes() } else { write() }
    end(id)
  }
}
