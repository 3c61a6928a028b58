import AnimGeometry
import AnimRuntime
import AnimTrace

extension Input {
  /// A finger comes down: what is seen there gets the gesture, or nobody.
  static func touch(_ id: GestureID, _ machine: inout Machine, _ stage: inout Stage) throws(Failure)
  {
    guard let spec = stage.runtime.gesture(id), let aim = stage.input.gestures[id.raw]?.aim else {
      return
    }
    guard let point = stage.runtime.touchPoint(of: id) else {
      note(id, touched: aim, in: &stage)
      return ignore(id, at: nil, "unreachable", &machine, &stage)
    }
    let hit = stage.runtime.hitTest(point)
    for view in hit.moving {
      note(id, touched: machine.displayName(Views.object(view, stage)), in: &stage)
      record(id, spec, at: point, ignored: "animating", &machine, &stage)
    }
    let found = hit.view == .none ? nil : handler(for: spec, from: hit.view, stage)
    // Who was only moving has been named already.
    if found == nil, !hit.moving.isEmpty { return finish(id, finished: false, &machine, &stage) }
    let name = hit.view == .none ? "" : machine.displayName(Views.object(hit.view, stage))
    let isAimed = spec.aim == .none || stage.runtime.isDescendant(hit.view, of: spec.aim)
    var remarks: [PendingGesture.Remark] = []
    if let view = found?.view, view != hit.view {
      remarks.append(
        PendingGesture.Remark(key: "handler", word: machine.displayName(Views.object(view, stage))))
    }
    if !isAimed { remarks.append(PendingGesture.Remark(key: "aimed", word: aim)) }
    note(id, touched: name, remarks, in: &stage)
    guard let (view, handler) = found else {
      if hit.view == .none { return ignore(id, at: point, "no-view", &machine, &stage) }
      let isKnown = hasHandler(for: spec.kind, from: hit.view, stage)
      return ignore(id, at: point, isKnown ? "not-recognized" : "no-handler", &machine, &stage)
    }
    if !stage.runtime.running(spec.kind, on: view).isEmpty {
      return ignore(id, at: point, "occupied", &machine, &stage)
    }
    let (object, block) = (
      machine.retained(Views.object(view, stage)), machine.retained(handler.block)
    )
    stage.input.gestures[id.raw]?.view = object
    stage.input.gestures[id.raw]?.block = block
    if stage.runtime.take(id, for: view, at: point, hold: handler.hold) {
      try deliver(id, spec, &machine, &stage)
      finish(id, finished: true, &machine, &stage)
    }
  }

  /// Keeps what the trace says of a gesture.
  private static func note(
    _ id: GestureID, touched: String, _ remarks: [PendingGesture.Remark] = [],
    in stage: inout Stage
  ) {
    stage.input.gestures[id.raw]?.touched = touched
    stage.input.gestures[id.raw]?.remarks = remarks
  }

  private static func ignore(
    _ id: GestureID, at point: Point?, _ reason: String, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    if let spec = stage.runtime.gesture(id) {
      record(id, spec, at: point, ignored: reason, &machine, &stage)
    }
    finish(id, finished: false, &machine, &stage)
  }

  // MARK: Moving

  static func moveGesture(
    _ id: GestureID, isLast: Bool, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard let spec = stage.runtime.gesture(id) else { return }
    try deliver(id, spec, &machine, &stage)
    if isLast {
      stage.runtime.lift(id)
      try endGesture(id, &machine, &stage)
    }
  }

  static func endGesture(_ id: GestureID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    guard let spec = stage.runtime.gesture(id) else { return }
    try deliver(id, spec, &machine, &stage)
    finish(id, finished: stage.runtime.state(of: id) == .ended, &machine, &stage)
  }

  /// Says what a gesture does and calls its handler, unless it was never recognized.
  private static func deliver(
    _ id: GestureID, _ spec: GestureSpec, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let state = stage.runtime.state(of: id)
    record(id, spec, at: stage.runtime.location(of: id), state: state, &machine, &stage)
    stage.input.gestures[id.raw]?.remarks = []
    if state == .failed { return }
    guard let pending = stage.input.gestures[id.raw] else { return }
    try machine.runHandler(pending.block, [machine.retained(pending.object)], &stage)
  }

  /// The run loop lets go of a gesture that is over.
  private static func finish(
    _ id: GestureID, finished: Bool, _ machine: inout Machine, _ stage: inout Stage
  ) {
    stage.runtime.fail(id)
    guard let pending = stage.input.gestures.removeValue(forKey: id.raw) else { return }
    Tasks.isOver(.gesture(id.raw), finished: finished, &stage)
    for value in pending.held.reversed() { machine.release(value, &stage) }
  }

  // MARK: Trace

  /// One line of kind `input`: the gesture, what it touches, how far it is and where, and what
  /// became of it.
  private static func record(
    _ id: GestureID, _ spec: GestureSpec, at point: Point?, state: GestureState? = nil,
    ignored: String? = nil, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard let pending = stage.input.gestures[id.raw] else { return }
    guard stage.recorder.writer.shows(.input) else {
      stage.recorder.events += 1
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
      details.append(Detail("scale", .number(stage.runtime.scale(of: id))))
    case .rotate where state != nil:
      details.append(Detail("rotation", .number(stage.runtime.rotation(of: id))))
    case .swipe: details.append(Detail("direction", .word(spec.direction.name)))
    default: break
    }
    if spec.taps > 1 { details.append(Detail("taps", .integer(spec.taps))) }
    if spec.touches > 1, spec.kind != .pinch, spec.kind != .rotate {
      details.append(Detail("touches", .integer(spec.touches)))
    }
    details += pending.remarks.map { Detail($0.key, .word($0.word)) }
    if let ignored { details.append(Detail("ignored", .word(ignored))) }
    stage.record(
      .input, subject: pending.touched, phase: spec.kind.name, details: details,
      line: pending.line, &machine)
  }
}
