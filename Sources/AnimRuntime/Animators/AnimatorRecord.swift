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
  /// What each of its blocks has changed of constraints.
  var constants: [[MovedConstant]] = []
  /// What it moved when it was stopped.
  var kept: [KeptValue] = []
  var keptConstants: [MovedConstant] = []
  /// How the runs that are over, but not yet reported, have ended.
  var endings: [AnimatorEnding] = []

  init(spec: AnimatorSpec, serial: UInt64) {
    self.spec = spec.settled
    self.serial = serial
  }

  /// The place its motion goes to.
  var target: Double { isReversed ? 0 : 1 }
}

extension AnimatorRecord {
  /// Makes it inactive again, with the timing and the habits it has.
  mutating func reset() {
    state = .inactive
    carrier = .none
    entryCount = 0
    isReversed = false
    constants = []
    kept = []
    keptConstants = []
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
    if duration <= .zero, curve.isSpring { return .linear }
    return CurveSolver(curve, duration: duration.seconds)
  }
}

/// The ends of a movement of a stopped animator, which `finishAnimator` may go to.
struct KeptValue: Hashable, Sendable {
  var view: ViewID
  var property: Property
  var from: PropertyValue
  var to: PropertyValue
}
