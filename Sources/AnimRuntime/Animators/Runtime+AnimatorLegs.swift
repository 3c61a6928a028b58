extension Runtime {
  /// What is left of a spring's way forward and takes less is over at once. Not of the way back: there
  /// the last tenth of a second is most of the way.
  private static let leastSpringTime = Time(flicks: 70_560_000)

  /// Lets an animator go from where it is to its target in a time of its own, after a delay of the
  /// run's.
  ///
  /// - Parameter saysStart: true for its first way, which is reported when the delay is over.
  mutating func run(
    _ id: AnimatorID, for length: Time, after delay: Time = .zero, saysStart: Bool = false
  ) {
    if animators[id.raw].motion.isDirect { animators[id.raw].dropAnchor(at: now) }
    let record = animators[id.raw]
    var motion = record.motion
    motion.from = record.motion.place(at: now)
    motion.to = record.target
    motion.isOnLeg = true
    motion.isRunning = true
    motion.done = 0
    let length = motion.from == motion.to ? .zero : lasting(length, id, isFirst: saysStart)
    // What takes no time is at its end at once.
    motion.began = length > .zero ? now + delay : now
    motion.stretch = timeScale
    motion.length = stretched(length)
    motion.seconds = length.seconds
    if motion.isDirect {
      let isStraight = length <= .zero && record.spec.curve.controlPoints == nil
      motion.curve =
        isStraight ? .linear : CurveSolver(record.spec.curve, duration: length.seconds)
    }
    animators[id.raw].motion = motion
    enter(id, saysStart: saysStart)
  }

  /// Lets an animator go on along its leg, in a time for what is left of it.
  mutating func resume(_ id: AnimatorID, _ length: Time, isScaled: Bool) {
    var motion = animators[id.raw].motion
    let rest = isScaled ? length : Time(seconds: (1 - motion.done) * motion.seconds)
    motion.began = now
    motion.stretch = timeScale
    motion.length = stretched(lasting(rest, id, isFirst: false))
    motion.isRunning = true
    animators[id.raw].motion = motion
    enter(id, saysStart: false)
  }

  /// A length as it counts: nothing for an animator that moves nothing, or for a short rest of a
  /// spring.
  private func lasting(_ length: Time, _ id: AnimatorID, isFirst: Bool) -> Time {
    guard hasMovements(id) else { return .zero }
    let record = animators[id.raw]
    let isRest = record.spec.curve.controlPoints == nil && record.target == 1 && !isFirst
    return isRest && length < Self.leastSpringTime ? .zero : max(length, .zero)
  }

  /// Enters the start and the end of a leg.
  private mutating func enter(_ id: AnimatorID, saysStart: Bool) {
    let motion = animators[id.raw].motion
    isUnsettled = true
    if motion.length <= .zero {
      schedule(.animationEnd, at: now, of: id)
      return
    }
    if saysStart { schedule(.animationStart, at: motion.began, of: id) }
    schedule(.animationEnd, at: motion.end, of: id)
  }

  private mutating func schedule(_ phase: Phase, at due: Time, of id: AnimatorID) {
    let carrier = animators[id.raw].carrier
    animators[id.raw].entryCount += 1
    schedule(
      phase, at: due, tie: animators[id.raw].serial, target: carrier.raw,
      stamp: animations[carrier.raw].stamp)
  }

  /// Lets the start and the end of a leg that are still to come lose their meaning.
  mutating func dropEntries(of id: AnimatorID) {
    let carrier = animators[id.raw].carrier
    guard animations.contains(carrier.raw) else { return }
    animations[carrier.raw].stamp &+= 1
    for _ in 0..<max(animators[id.raw].entryCount, 0) { noteDeadEntry() }
    animators[id.raw].entryCount = 0
  }

  /// Concludes a run: it is reported in the next round.
  mutating func conclude(_ id: AnimatorID, at position: AnimatorPosition) {
    let record = animators[id.raw]
    animators[id.raw].endings.append(
      AnimatorEnding(
        carrier: record.carrier,
        end: AnimatorEnd(animator: id, position: position, run: record.run)))
    schedule(.animationEnd, at: now, of: id)
    animators[id.raw].reset()
  }
}

extension AnimatorRecord {
  /// Makes it inactive again, with the timing and the habits it has.
  mutating func reset() {
    state = .inactive
    carrier = .none
    entryCount = 0
    isReversed = false
    motion = AnimatorMotion()
    parts = []
    kept = []
    keptConstants = []
  }

  /// Takes another curve, and with it the way itself for its place.
  mutating func retime(_ curve: TimingCurve, _ duration: Time?, at now: Time) {
    let place = fractionOfWay(at: now)
    motion.isDirect = true
    motion.isOnLeg = false
    motion.from = place
    motion.anchor = place
    spec.curve = curve
    if let duration { spec.duration = duration }
    spec = spec.settled
    self.curve = spec.solver
  }

  /// How far its own curve has brought it.
  private func fractionOfWay(at now: Time) -> Double {
    let place = motion.place(at: now)
    return motion.isDirect ? place : progress(at: place)
  }
}
