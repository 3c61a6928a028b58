import AnimGeometry
import AnimRuntime
import AnimTrace

extension Machine {
  /// A finger comes down: what is seen there gets the gesture, or nobody.
  mutating func touch(_ id: GestureID) throws(Failure) {
    guard let spec = runtime.gesture(id), let aim = gestures[id.raw]?.aim else { return }
    guard let point = runtime.touchPoint(of: id) else {
      note(id, touched: aim)
      return ignore(id, at: nil, "unreachable")
    }
    let hit = runtime.hitTest(point)
    for view in hit.moving {
      note(id, touched: displayName(viewObject(view)))
      recordGesture(id, spec, at: point, ignored: "animating")
    }
    let found = hit.view == .none ? nil : handler(for: spec, from: hit.view)
    // Who was only moving has been named already.
    if found == nil, !hit.moving.isEmpty { return finish(id, finished: false) }
    let name = hit.view == .none ? "" : displayName(viewObject(hit.view))
    let isAimed = spec.aim == .none || runtime.isDescendant(hit.view, of: spec.aim)
    var remarks: [PendingGesture.Remark] = []
    if let view = found?.view, view != hit.view {
      remarks.append(PendingGesture.Remark(key: "handler", word: displayName(viewObject(view))))
    }
    if !isAimed { remarks.append(PendingGesture.Remark(key: "aimed", word: aim)) }
    note(id, touched: name, remarks)
    guard let (view, handler) = found else {
      if hit.view == .none { return ignore(id, at: point, "no-view") }
      let isKnown = hasHandler(for: spec.kind, from: hit.view)
      return ignore(id, at: point, isKnown ? "not-recognized" : "no-handler")
    }
    if !runtime.running(spec.kind, on: view).isEmpty { return ignore(id, at: point, "occupied") }
    let (object, block) = (retained(viewObject(view)), retained(handler.block))
    gestures[id.raw]?.view = object
    gestures[id.raw]?.block = block
    if runtime.take(id, for: view, at: point, hold: handler.hold) {
      try deliver(id, spec)
      finish(id, finished: true)
    }
  }

  /// Keeps what the trace says of a gesture.
  private mutating func note(
    _ id: GestureID, touched: String, _ remarks: [PendingGesture.Remark] = []
  ) {
    gestures[id.raw]?.touched = touched
    gestures[id.raw]?.remarks = remarks
  }

  private mutating func ignore(_ id: GestureID, at point: Point?, _ reason: String) {
    if let spec = runtime.gesture(id) { recordGesture(id, spec, at: point, ignored: reason) }
    finish(id, finished: false)
  }

  // MARK: Moving

  mutating func moveGesture(_ id: GestureID, isLast: Bool) throws(Failure) {
    guard let spec = runtime.gesture(id) else { return }
    try deliver(id, spec)
    if isLast {
      runtime.lift(id)
      try endGesture(id)
    }
  }

  mutating func endGesture(_ id: GestureID) throws(Failure) {
    guard let spec = runtime.gesture(id) else { return }
    try deliver(id, spec)
    finish(id, finished: runtime.state(of: id) == .ended)
  }

  /// Says what a gesture does and calls its handler, unless it was never recognized.
  private mutating func deliver(_ id: GestureID, _ spec: GestureSpec) throws(Failure) {
    let state = runtime.state(of: id)
    recordGesture(id, spec, at: runtime.location(of: id), state: state)
    gestures[id.raw]?.remarks = []
    if state == .failed { return }
    guard let pending = gestures[id.raw] else { return }
    try runHandler(pending.block, [retained(pending.object)])
  }

  /// The run loop lets go of a gesture that is over.
  private mutating func finish(_ id: GestureID, finished: Bool) {
    runtime.fail(id)
    guard let pending = gestures.removeValue(forKey: id.raw) else { return }
    isOver(.gesture(id.raw), finished: finished)
    for value in pending.held.reversed() { release(value) }
  }

  mutating func dropGestures() {
    for raw in gestures.keys.sorted() {
      guard let pending = gestures.removeValue(forKey: raw) else { continue }
      for value in pending.held.reversed() { release(value) }
    }
  }

  // MARK: Trace

  /// One line of kind `input`: the gesture, what it touches, how far it is and where, and what
  /// became of it.
  private mutating func recordGesture(
    _ id: GestureID, _ spec: GestureSpec, at point: Point?, state: GestureState? = nil,
    ignored: String? = nil
  ) {
    guard let pending = gestures[id.raw] else { return }
    guard recorder.writer.shows(.input) else {
      recorder.events += 1
      return
    }
    var details: [Detail] = []
    if let state, !spec.kind.isDiscrete {
      details.append(Detail("state", .word(state.name), .bare))
    }
    if let point {
      details.append(Detail("x", .number(point.x), .bare))
      details.append(Detail("y", .number(point.y), .bare))
    }
    switch spec.kind {
    case .pinch where state != nil:
      details.append(Detail("scale", .number(runtime.scale(of: id))))
    case .rotate where state != nil:
      details.append(Detail("rotation", .number(runtime.rotation(of: id))))
    case .swipe: details.append(Detail("direction", .word(spec.direction.name)))
    default: break
    }
    if spec.taps > 1 { details.append(Detail("taps", .integer(spec.taps))) }
    if spec.touches > 1, spec.kind != .pinch, spec.kind != .rotate {
      details.append(Detail("touches", .integer(spec.touches)))
    }
    details += pending.remarks.map { Detail($0.key, .word($0.word)) }
    if let ignored { details.append(Detail("ignored", .word(ignored))) }
    record(
      .input, subject: pending.touched, phase: spec.kind.name, details: details,
      line: pending.line)
  }
}
