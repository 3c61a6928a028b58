/// What moves the blocks of an animator in place of the time that passes.
///
/// Blocks with a driver are ordinary blocks otherwise: what they move are contributions to
/// properties.
struct Driver: Sendable {
  /// Where it is on its way.
  var motion = DriverMotion()
  /// Its own curve, for its duration.
  var curve: CurveSolver
  /// What is known of its own curve where that is a function of the script: the values that its
  /// place and its parts need now.
  var known: [ScriptCurve] = []
  /// The search for the place it is put at, until the script has given all values.
  var search: CurveSearch?
  /// The time of the whole way.
  var duration: Time
  /// Its blocks in order of making.
  var parts: [DrivenPart] = []

  /// Lets go of its blocks and stands at the start.
  mutating func reset() {
    motion = DriverMotion()
    parts = []
    known = []
    search = nil
  }

  /// The progress along its own curve at a fraction of its time: exact at both ends.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if let sample = known.first(where: { $0.isKnown(time) }) { return sample.output(time) }
    return curve.progress(time, seconds: time * duration.seconds)
  }

  /// How far it has come at `now`, as a fraction of the way.
  func fractionOfWay(at now: Time) -> Double {
    let place = motion.place(at: now)
    return motion.isDirect ? place : progress(at: place)
  }

  /// The progress of one of its blocks at `now`.
  func progress(of part: DrivenPart, at now: Time) -> Double {
    guard motion.isDirect else { return progress(at: part.time(at: motion.place(at: now))) }
    return direct(part.anchorProgress, part.wait, at: now)
  }

  /// The fraction of its own time that one of its blocks has done at `now`, 0…1.
  func time(of part: DrivenPart, at now: Time) -> Double {
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

extension Driver {
  /// The fraction of time at which its own curve first reaches `progress`: 0 and 1 at the ends, and
  /// the end for what the curve does not reach.
  func time(at progress: Double) -> Double {
    if case .linear = curve { return min(max(progress, 0), 1) }
    var search = CurveSearch(goal: progress)
    while let input = search.input { search.take(self.progress(at: input)) }
    return search.result
  }

  /// Goes to where its own curve first reaches `progress`. A curve of the script is searched as its
  /// values come in, and the place is set at the end of that.
  mutating func scrub(to progress: Double) {
    guard curve.script != nil else {
      motion.from = time(at: progress)
      return
    }
    let search = CurveSearch(goal: progress)
    if search.input == nil { motion.from = search.result } else { self.search = search }
  }
}

/// One block of an animator: which part of the time it takes, and how far it was when the motion was
/// last turned.
struct DrivenPart: Sendable {
  /// The block, which holds what it moves.
  var animation: AnimationID
  /// The place at which it begins to move.
  var start: Double
  /// Its progress and its fraction of time at the anchor of a direct motion.
  var anchorProgress = 0.0
  var anchorTime = 0.0
  /// The share of a direct leg's way that it waits for, if it was added meanwhile.
  var wait = 0.0

  /// Its fraction of time at a place along the animator's own curve, 0…1.
  func time(at place: Double) -> Double {
    if place >= 1 { return 1 }
    guard place > start else { return 0 }
    return start <= 0 ? place : (place - start) / (1 - start)
  }
}
