import AnimGeometry

extension Input {
  /// Enters a gesture. Made while an input is delivered it comes in the same phase, after the
  /// inputs that are due with it; else in the input phase of the next round.
  ///
  /// - Returns: its id; `none` when four million are alive.
  mutating func add(_ spec: GestureSpec, _ clock: inout Clock) -> GestureID {
    let serial = clock.nextSerial()
    let raw = gestures.insert(GestureRecord(spec: spec, serial: serial))
    guard raw != SlotPool<GestureRecord>.missing else { return .none }
    let id = GestureID(raw: raw)
    let finger = scheduled.insert(ScheduledCallback(callback: .none, gesture: id))
    guard finger != SlotPool<ScheduledCallback>.missing else {
      gestures.remove(raw)
      return .none
    }
    if let open {
      clock.agenda.push(
        Agenda.Entry(
          due: open.due, round: open.round, phase: .input, tie: serial, target: finger, stamp: 0))
    } else {
      clock.schedule(.input, at: clock.now, tie: serial, target: finger)
    }
    return id
  }

  /// Forgets a gesture; nothing more is reported of it.
  mutating func forget(_ id: GestureID) { gestures.remove(id.raw) }

  /// Changes a gesture that is not forgotten.
  mutating func update(_ id: GestureID, _ change: (inout GestureRecord) -> Void) {
    if gestures.contains(id.raw) { change(&gestures[id.raw]) }
  }

  /// Lets a view's handler have the gesture from now on.
  ///
  /// - Returns: true if it is over already, as a tap is.
  mutating func take(
    _ id: GestureID, for view: ViewID, at point: Point, hold: Time, _ clock: inout Clock
  ) -> Bool {
    guard gestures.contains(id.raw), gestures[id.raw].state == .possible else { return true }
    gestures[id.raw].view = view
    gestures[id.raw].begin = clock.now
    gestures[id.raw].seen = clock.now
    gestures[id.raw].start = point
    gestures[id.raw].translationMark.at = point
    gestures[id.raw].hold = max(hold, .zero)
    if gestures[id.raw].spec.kind.isDiscrete {
      gestures[id.raw].state = .ended
      return true
    }
    scheduleMove(id, &clock)
    return false
  }

  /// The finger leaves without anybody having taken the gesture.
  mutating func fail(_ id: GestureID) {
    guard gestures.contains(id.raw), !gestures[id.raw].state.isFinal else { return }
    gestures[id.raw].state = .failed
  }

  /// The finger is lifted: a gesture that has begun ends, or is cancelled if its view is gone.
  mutating func lift(_ id: GestureID, _ views: ViewTree) {
    guard gestures.contains(id.raw) else { return }
    let record = gestures[id.raw]
    if record.state.isFinal { return }
    if record.state == .possible {
      gestures[id.raw].state = .failed
    } else {
      gestures[id.raw].state = views.isInTree(record.view) ? .ended : .cancelled
    }
  }

  /// Enters the next move: on the grid, or where the finger is lifted; a press has but one.
  private func scheduleMove(_ id: GestureID, _ clock: inout Clock) {
    let record = gestures[id.raw]
    var due = record.end
    if record.spec.kind == .longPress {
      if record.state == .possible { due = min(due, record.begin + record.hold) }
    } else {
      due = min(due, clock.nextFrame)
    }
    clock.schedule(.frame, at: due, tie: record.serial, target: id.raw)
  }

  /// What came of a move that was due.
  enum Move {
    case moved(isLast: Bool)
    case ended
  }

  /// A move is due. Several that came late are one.
  mutating func move(_ id: GestureID, _ views: ViewTree, _ clock: inout Clock) -> Move {
    let record = gestures[id.raw]
    let isOver = clock.now >= record.end
    gestures[id.raw].seen = min(clock.now, record.end)
    let isPress = record.spec.kind == .longPress
    let isHeld = record.state == .possible && clock.now >= record.begin + record.hold
    guard views.isInTree(record.view), !isPress || isHeld else {
      lift(id, views)
      return .ended
    }
    gestures[id.raw].state = record.state == .possible ? .began : .changed
    if !isOver { scheduleMove(id, &clock) }
    return .moved(isLast: isOver)
  }

  /// The gestures that a view's handlers have and that are not over, in order of creation.
  func running(_ kind: GestureKind, on view: ViewID) -> [GestureID] {
    gestures.names.filter {
      let record = gestures[$0]
      return record.view == view && record.spec.kind == kind && !record.state.isFinal
    }
    .sorted { gestures[$0].serial < gestures[$1].serial }.map { GestureID(raw: $0) }
  }
}

// MARK: Digest

extension Input {
  /// Adds the inputs and waits that are to come.
  func addScheduled(to digest: inout Digest) {
    for name in scheduled.names {
      digest.add(name)
      digest.add(scheduled[name].callback.raw)
      digest.add(scheduled[name].gesture.raw)
    }
  }

  /// Adds the gestures.
  func addGestures(to digest: inout Digest) {
    for name in gestures.names {
      let record = gestures[name]
      digest.add(name)
      digest.add(record.serial)
      digest.add(UInt64(record.spec.kind.rawValue))
      digest.add(record.spec.aim.raw)
      digest.add(record.spec.duration)
      digest.add(UInt64(record.state.rawValue))
      digest.add(record.view.raw)
      digest.add(record.begin)
      digest.add(record.seen)
      digest.add(record.hold)
      let (start, end, mark) = (record.start, record.spec.end, record.translationMark)
      digest.add(SIMD4(start.x, start.y, end?.x ?? start.x, end?.y ?? start.y))
      digest.add(SIMD4(mark.at.x, mark.at.y, mark.value.x, mark.value.y))
      digest.add(SIMD4(record.scaleMark.at, record.scaleMark.value, record.spec.scale, 0))
      digest.add(SIMD4(record.rotationMark.at, record.rotationMark.value, record.spec.angle, 0))
    }
  }
}
