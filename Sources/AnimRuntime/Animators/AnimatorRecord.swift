/// What the runtime knows of one animator.
struct AnimatorRecord: Sendable {
  var spec: AnimatorSpec
  var serial: UInt64
  /// A block without content whose entries in the agenda are its start and end; `none` while it is
  /// inactive.
  var carrier = AnimationID.none
  /// How many of these entries there are.
  var entryCount = 0
  var state = AnimatorState.inactive
  var isReversed = false
  var scrubsLinearly = true
  var pausesOnCompletion = false
  /// Counts its activations.
  var run = 0
  var motion = AnimatorMotion()
  /// The animator's own curve, for its duration.
  var curve: CurveSolver
  /// Its blocks in order of making.
  var parts: [AnimatorPart] = []
  /// What it moved when it was stopped.
  var kept: [KeptValue] = []
  var keptConstants: [MovedConstant] = []
  /// How the runs that are over, but not yet reported, have ended.
  var endings: [AnimatorEnding] = []

  init(spec: AnimatorSpec, serial: UInt64) {
    self.spec = spec.settled
    self.serial = serial
    curve = self.spec.solver
  }

  /// The place its motion goes to.
  var target: Double { isReversed ? 0 : 1 }

  /// The progress along its own curve at a fraction of its time: exact at both ends.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return curve.progress(time, seconds: time * spec.duration.seconds)
  }

  /// How far it is at `now`, forwards from the start.
  func fraction(at now: Time) -> Double {
    let place = motion.place(at: now)
    return motion.isDirect || !scrubsLinearly ? place : progress(at: place)
  }

  /// The progress of one of its blocks at `now`.
  func progress(of part: AnimatorPart, at now: Time) -> Double {
    guard motion.isDirect else { return progress(at: part.time(at: motion.place(at: now))) }
    return direct(part.anchorProgress, part.wait, at: now)
  }

  /// The fraction of its own time that one of its blocks has done at `now`, 0…1.
  func time(of part: AnimatorPart, at now: Time) -> Double {
    guard motion.isDirect else { return part.time(at: motion.place(at: now)) }
    return min(max(direct(part.anchorTime, part.wait, at: now), 0), 1)
  }

  /// What was `value` at the anchor of a direct motion: on a leg it goes to the leg's end as the
  /// place does; where the place was put by hand, along the lines from the start to the anchor and
  /// from there to the end.
  private func direct(_ value: Double, _ wait: Double, at now: Time) -> Double {
    if motion.isOnLeg {
      var eased = motion.eased(at: now)
      if eased == 1 { return motion.to }
      if wait != 0 { eased = wait < eased && wait < 1 ? (eased - wait) / (1 - wait) : 0 }
      return value + (motion.to - value) * eased
    }
    let place = motion.from
    let anchor = motion.anchor
    if place == anchor { return value }
    if place <= 0 { return 0 }
    if place >= 1 { return 1 }
    if place < anchor || anchor >= 1 { return value * (place / anchor) }
    return value + (1 - value) * ((place - anchor) / (1 - anchor))
  }

  /// Fixes the way of each part from where it is at `now`.
  mutating func dropAnchor(at now: Time) {
    let place = motion.place(at: now)
    for index in parts.indices {
      let part = parts[index]
      let progress = progress(of: part, at: now)
      let time = time(of: part, at: now)
      parts[index].anchorProgress = progress
      parts[index].anchorTime = time
      if motion.isOnLeg { parts[index].wait = 0 }
    }
    motion.anchor = place
  }
}

/// How a run has ended that is still to be reported.
struct AnimatorEnding: Sendable {
  var carrier: AnimationID
  var end: AnimatorEnd
}

extension AnimatorSpec {
  /// This specification with the duration that a spring by constants brings.
  var settled: AnimatorSpec {
    let settled = AnimationSpec(duration: duration, curve: curve).settled
    var spec = self
    spec.duration = max(settled.duration, .zero)
    spec.delay = max(delay, .zero)
    return spec
  }

  /// Its curve made ready; a spring without a time to move in is a straight line.
  var solver: CurveSolver {
    if duration <= .zero, curve.controlPoints == nil { return .linear }
    return CurveSolver(curve, duration: duration.seconds)
  }
}
