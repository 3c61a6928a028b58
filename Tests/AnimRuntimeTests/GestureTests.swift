import AnimGeometry
import AnimRuntime
import Testing

@Suite struct GestureTests {
  /// Takes every finger for `view` at the place it comes down.
  private func take(_ view: ViewID) -> (inout Runtime, Runtime.Event) -> Void {
    { runtime, event in
      switch event {
      case .touch(let id):
        if let point = runtime.touchPoint(of: id) { runtime.take(id, for: view, at: point) }
      case .gestureMoved(let id, let isLast): if isLast { runtime.lift(id) }
      default: break
      }
    }
  }

  private func pan(_ aim: ViewID, to end: Point, over length: Double) -> GestureSpec {
    var spec = GestureSpec(.pan, aim: aim, duration: seconds(length))
    spec.end = end
    return spec
  }

  @Test func fingersOfAnInputComeInItsPhaseAndOthersInTheNextRound() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.addInput(at: seconds(1), Callback(raw: 1))
    log.runtime.addInput(at: seconds(1), Callback(raw: 2))
    _ = log.runtime.timer(1, repeats: false, 3)
    log.run { runtime, event in
      switch event {
      case .input(Callback(raw: 1)), .timer: _ = runtime.addGesture(GestureSpec(.tap, aim: box))
      default: break
      }
    }
    #expect(
      log.lines == [
        "1 input 1", "1 input 2", "1 touch 0", "1 timer 3 fire 1 last", "1 touch 1", "1 idle",
      ])
  }

  @Test func aLateInputKeepsItsFingerBeforeWhatWasDueLater() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.addInput(at: seconds(1), Callback(raw: 1))
    _ = log.runtime.timer(1.5, repeats: false, 2)
    log.runtime.busy(seconds(2))
    log.run { runtime, event in
      if case .input = event { _ = runtime.addGesture(GestureSpec(.tap, aim: box)) }
    }
    #expect(log.lines == ["2 input 1", "2 touch 0", "2 timer 2 fire 1 last", "2 idle"])
  }

  @Test func aPanKeepsToTheGridAndIsLiftedWhereItEnds() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.busy(seconds(0.01))
    let id = log.runtime.addGesture(pan(box, to: Point(260, 240), over: 0.05))
    log.run { runtime, event in
      take(box)(&runtime, event)
      if case .gestureMoved = event {
        #expect(runtime.velocity(of: id) == Point(2000, 0))
      }
    }
    #expect(
      log.lines == [
        "0.01 touch 0", "0.017 move 0", "0.033 move 0", "0.05 move 0", "0.06 move 0 last",
        "0.06 idle",
      ])
    #expect(log.runtime.state(of: id) == .ended)
    #expect(log.runtime.location(of: id) == Point(260, 240))
    #expect(log.runtime.translation(of: id) == Point(100, 0))
  }

  @Test func valuesThatWereSetCountOnFromThere() {
    var log = Log()
    let box = log.runtime.box()
    var pinch = GestureSpec(.pinch, aim: box, duration: seconds(0.1))
    pinch.scale = 3
    var turn = GestureSpec(.rotate, aim: box, duration: seconds(0.1))
    turn.angle = 2
    let ids = [
      log.runtime.addGesture(pan(box, to: Point(100, 340), over: 0.1)),
      log.runtime.addGesture(pinch), log.runtime.addGesture(turn),
    ]
    var sum = Point.zero
    var (scale, angle) = (1.0, 0.0)
    log.run { runtime, event in
      take(box)(&runtime, event)
      guard case .gestureMoved = event else { return }
      sum = sum + runtime.translation(of: ids[0])
      runtime.setTranslation(.zero, of: ids[0])
      scale *= runtime.scale(of: ids[1])
      runtime.setScale(1, of: ids[1])
      angle += runtime.rotation(of: ids[2])
      runtime.setRotation(0, of: ids[2])
      #expect(runtime.translation(of: ids[0]) == .zero)
      #expect(runtime.scale(of: ids[1]) == 1)
      #expect(runtime.rotation(of: ids[2]) == 0)
    }
    #expect(abs(sum.x + 60) < 1e-9 && abs(sum.y - 100) < 1e-9)
    #expect(abs(scale - 3) < 1e-9 && abs(angle - 2) < 1e-9)
  }

  @Test func everyGestureEndsOnceHoweverTheLoopTurns() {
    for seed: UInt64 in 0..<20 {
      var random = RandomSource(seed: seed)
      var log = Log()
      let box = log.runtime.box()
      var ended: [GestureID: Int] = [:]
      for _ in 0..<20 {
        var spec = GestureSpec(
          GestureKind.allCases[random.below(6)], aim: box,
          duration: seconds(random.uniform(-0.1, 1)))
        spec.end = spec.kind == .pan ? Point(random.uniform(0, 300), 100) : nil
        ended[log.runtime.addGesture(spec)] = 0
      }
      let gap = random.uniform(0, 0.4)
      log.run { runtime, event in
        switch event {
        case .touch(let id):
          let hold = seconds(random.uniform(0, 1))
          if runtime.take(id, for: box, at: .zero, hold: hold) { ended[id, default: 0] += 1 }
        case .gestureMoved(let id, let isLast):
          #expect(!runtime.state(of: id).isFinal)
          if isLast {
            runtime.lift(id)
            ended[id, default: 0] += 1
          }
          if random.below(10) == 0 { runtime.busy(seconds(gap)) }
        case .gestureEnded(let id): ended[id, default: 0] += 1
        default: break
        }
      }
      #expect(ended.count == 20)
      for (id, count) in ended {
        #expect(count == 1)
        #expect(log.runtime.state(of: id).isFinal)
      }
    }
  }

  @Test func aViewThatLeavesCancels() {
    var log = Log()
    let box = log.runtime.box()
    let id = log.runtime.addGesture(pan(box, to: .zero, over: 1))
    log.run { runtime, event in
      take(box)(&runtime, event)
      if case .gestureMoved = event { runtime.removeFromSuperview(box) }
    }
    #expect(log.lines == ["0 touch 0", "0.017 move 0", "0.033 lift 0", "0.033 idle"])
    #expect(log.runtime.state(of: id) == .cancelled)
    #expect(log.runtime.touchPoint(of: id) == nil)
    log.runtime.forgetGesture(id)
    #expect(log.runtime.gesture(id) == nil)
  }

  @Test func slownessStretchesAnimationsAndNothingElse() {
    var log = Log()
    let box = log.runtime.box()
    log.runtime.timeScale = 4
    for wrong in [0, -1, .infinity, .nan] { log.runtime.timeScale = wrong }
    log.runtime.animate(1, delay: 0.5, done: 1) { $0.setAlpha(0, box) }
    let spring = TimingCurve.spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    log.runtime.animate(1, curve: spring, done: 2) {
      $0.set(.cornerRadius, of: box, to: .number(1))
    }
    _ = log.runtime.timer(1, repeats: false, 3)
    #expect(log.runtime.alpha(box, at: 4) == 0.5)
    var copy = log.runtime
    copy.busy(seconds(2))
    #expect(
      abs(
        copy.presentationNumber(.cornerRadius, of: box)
          - spring.progress(at: 0.5 / spring.settlingDuration!, duration: spring.settlingDuration!))
        < 1e-12)
    log.run()
    #expect(
      log.lines == [
        "0 start 1", "1 timer 3 fire 1 last", "2 start 0", "5.891 end 2 finished",
        "6 end 1 finished", "6 idle",
      ])
  }
}
