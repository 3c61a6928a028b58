import AnimGeometry
import AnimRuntime

/// Runs a runtime and writes down what happens, as `time event`.
struct Log {
  var runtime = Runtime()
  var lines: [String] = []

  /// Takes events up to `limit` and lets `handle` answer each.
  mutating func run(
    until limit: Double = 1000, _ handle: (inout Runtime, Runtime.Event) -> Void = { _, _ in }
  ) {
    while true {
      let event = runtime.next(until: Time(seconds: limit))
      lines.append("\(Log.text(runtime.now.seconds)) \(Log.text(event))")
      switch event {
      case .idle, .reached, .roundLimit: return
      default: handle(&runtime, event)
      }
    }
  }

  /// Three decimals, trailing zeros dropped.
  static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    var digits = String(thousandths.magnitude % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let whole = "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000)"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }

  static func text(_ event: Runtime.Event) -> String {
    switch event {
    case .input(let callback): "input \(callback.raw)"
    case .touch(let id): "touch \(SlotName.index(id.raw))"
    case .gestureMoved(let id, let isLast):
      "move \(SlotName.index(id.raw))\(isLast ? " last" : "")"
    case .screen(let view, let moment): "screen \(SlotName.index(view.raw)) \(moment.name)"
    case .gestureEnded(let id): "lift \(SlotName.index(id.raw))"
    case .timer(_, let fire, let callback, let isLast):
      "timer \(callback.raw) fire \(fire)\(isLast ? " last" : "")"
    case .animationEnded(_, let finished, let callback):
      "end \(callback.raw) \(finished ? "finished" : "cancelled")"
    case .animationStarted(let id): "start \(SlotName.index(id.raw))"
    case .animatorStarted(let id): "animator \(SlotName.index(id.raw)) start"
    case .animatorPaused(let id): "animator \(SlotName.index(id.raw)) pause"
    case .animatorEnded(let end): "animator \(SlotName.index(end.animator.raw)) \(end.position)"
    case .contentSwapped(let id): "swap \(SlotName.index(id.raw))"
    case .dynamicsResumed(let id): "dynamics \(SlotName.index(id.raw)) resumed"
    case .dynamicsStepped(let id): "dynamics \(SlotName.index(id.raw)) stepped"
    case .wake(let callback): "wake \(callback.raw)"
    case .curves: "curves"
    case .layout: "layout"
    case .sample(let trace): "sample \(trace.raw)"
    case .instantEnded: "settled"
    case .roundLimit: "round limit"
    case .reached: "reached"
    case .idle: "idle"
    }
  }
}

/// The slot part of an id, small and readable.
enum SlotName {
  static func index(_ raw: UInt32) -> UInt32 { raw & 0x3f_ffff }
}

func seconds(_ value: Double) -> Time { Time(seconds: value) }

extension Runtime {
  mutating func timer(
    _ interval: Double, repeats: Bool = true, tolerance: Double = 0, _ callback: UInt32
  ) -> TimerID {
    addTimer(
      interval: seconds(interval), repeats: repeats, tolerance: seconds(tolerance),
      callback: Callback(raw: callback))
  }

  mutating func box() -> ViewID {
    let box = makeView(bounds: Rect(0, 0, 100, 100), center: Point(160, 240))
    add(box, to: .stage)
    return box
  }

  /// An `animate` block around `body`.
  @discardableResult
  mutating func animate(
    _ duration: Double, delay: Double = 0, curve: TimingCurve = .linear,
    options: AnimationOptions = [], repeatCount: Double = 1,
    interruption: Interruption = .replace, done: UInt32 = 0,
    _ body: (inout Runtime) -> Void
  ) -> [AnimationBegin] {
    let id = beginAnimation(
      AnimationSpec(
        duration: seconds(duration), delay: seconds(delay), curve: curve, options: options,
        repeatCount: repeatCount, interruption: interruption,
        completion: Callback(raw: done)))
    body(&self)
    return endAnimation(id)
  }

  mutating func setAlpha(_ alpha: Double, _ view: ViewID) {
    set(.alpha, of: view, to: .number(alpha))
  }

  func alpha(_ view: ViewID) -> Double { presentationNumber(.alpha, of: view) }

  func center(_ view: ViewID) -> Point {
    if case .point(let point) = presentation(.center, of: view) { return point }
    return Point(.nan, .nan)
  }

  /// What is seen at a later time, without disturbing this runtime.
  func alpha(_ view: ViewID, at time: Double) -> Double {
    var copy = self
    copy.busy(seconds(time) - now)
    return copy.alpha(view)
  }
}
