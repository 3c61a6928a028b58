import AnimGeometry

extension Runtime {
  /// The grid that moving fingers keep to, in flicks: 1/60 s, whatever a trace samples.
  static let frameLength = Time.flicksPerSecond / 60

  /// The first moment of that grid after `time`.
  static func frame(after time: Time) -> Time {
    Time(flicks: (time.flicks / frameLength + 1) * frameLength)
  }

  /// Enters a gesture. Made while an input is delivered it comes in the same phase, after the
  /// inputs that are due with it; else in the input phase of the next round.
  ///
  /// - Returns: its id; `none` when four million are alive.
  public mutating func addGesture(_ spec: GestureSpec) -> GestureID {
    let serial = nextSerial()
    let raw = gestures.insert(GestureRecord(spec: spec, serial: serial))
    guard raw != SlotPool<GestureRecord>.missing else { return .none }
    let id = GestureID(raw: raw)
    let scheduledCallback = scheduledCallbacks.insert(
      ScheduledCallback(callback: .none, gesture: id))
    guard scheduledCallback != SlotPool<ScheduledCallback>.missing else {
      gestures.remove(raw)
      return .none
    }
    if let input = openInput {
      agenda.push(
        Agenda.Entry(
          due: input.due, round: input.round, phase: .input, tie: serial, target: scheduledCallback,
          stamp: 0))
    } else {
      schedule(.input, at: now, tie: serial, target: scheduledCallback)
    }
    return id
  }

  /// Forgets a gesture; nothing more is reported of it.
  public mutating func forgetGesture(_ id: GestureID) {
    guard gestures.contains(id.raw) else { return }
    gestures.remove(id.raw)
  }

  /// Where the finger comes down, in the stage's coordinates, as things are seen now; nil if it
  /// aims at a view that no finger can reach.
  public func touchPoint(of id: GestureID) -> Point? {
    guard gestures.contains(id.raw) else { return nil }
    let spec = gestures[id.raw].spec
    if spec.aim != .none, !isInTree(spec.aim) { return nil }
    return spec.start ?? presentationMiddle(of: spec.aim)
  }

  /// Lets a view's handler have the gesture from now on.
  ///
  /// - Parameters:
  ///   - point: where the finger has come down.
  ///   - hold: how long a press must last to be recognized.
  /// - Returns: true if it is over already, as a tap is.
  @discardableResult
  public mutating func take(
    _ id: GestureID, for view: ViewID, at point: Point, hold: Time = .zero
  ) -> Bool {
    guard gestures.contains(id.raw), gestures[id.raw].state == .possible else { return true }
    gestures[id.raw].view = view
    gestures[id.raw].begin = now
    gestures[id.raw].seen = now
    gestures[id.raw].start = point
    gestures[id.raw].translationMark.at = point
    gestures[id.raw].hold = max(hold, .zero)
    if gestures[id.raw].spec.kind.isDiscrete {
      gestures[id.raw].state = .ended
      return true
    }
    scheduleMove(id)
    return false
  }

  /// The finger leaves without anybody having taken the gesture.
  public mutating func fail(_ id: GestureID) {
    guard gestures.contains(id.raw), !gestures[id.raw].state.isFinal else { return }
    gestures[id.raw].state = .failed
  }

  /// The finger is lifted: a gesture that has begun ends, or is cancelled if its view is gone.
  public mutating func lift(_ id: GestureID) {
    guard gestures.contains(id.raw) else { return }
    let record = gestures[id.raw]
    if record.state.isFinal { return }
    if record.state == .possible {
      gestures[id.raw].state = .failed
    } else {
      gestures[id.raw].state = isInTree(record.view) ? .ended : .cancelled
    }
  }

  /// Enters the next move: on the grid, or where the finger is lifted; a press has but one.
  private mutating func scheduleMove(_ id: GestureID) {
    let record = gestures[id.raw]
    var due = record.end
    if record.spec.kind == .longPress {
      if record.state == .possible { due = min(due, record.begin + record.hold) }
    } else {
      due = min(due, Runtime.frame(after: now))
    }
    schedule(.frame, at: due, tie: record.serial, target: id.raw)
  }

  /// A move is due. Several that came late are one.
  mutating func moveGesture(_ id: GestureID) -> Event {
    let record = gestures[id.raw]
    let isOver = now >= record.end
    gestures[id.raw].seen = min(now, record.end)
    if !isInTree(record.view) {
      lift(id)
      return .gestureEnded(id)
    }
    if record.spec.kind == .longPress {
      guard record.state == .possible else {
        lift(id)
        return .gestureEnded(id)
      }
      guard now >= record.begin + record.hold else {
        lift(id)
        return .gestureEnded(id)
      }
    }
    gestures[id.raw].state = record.state == .possible ? .began : .changed
    if !isOver { scheduleMove(id) }
    return .gestureMoved(id, isLast: isOver)
  }
}
