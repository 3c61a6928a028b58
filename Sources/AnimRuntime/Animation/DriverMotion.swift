/// Where the animations of an animator are, and where they go.
///
/// The place is a fraction of the time along the animator's own curve, or, once it was continued with
/// another one, of the way itself.
struct DriverMotion: Sendable {
  /// True once it goes along another curve than it began with: the place is a fraction of the way.
  var isDirect = false
  /// True while the place lies on a leg, running or paused; false where it was put there.
  var isOnLeg = false
  var isRunning = false
  /// The ends of the leg; without one `from` is the place.
  var from = 0.0
  var to = 1.0
  /// How much of the leg was done when it last began to run.
  var done = 0.0
  /// When it last began to run, and how long the rest takes from there.
  var began = Time.zero
  var length = Time.zero
  /// How many times longer than its own time that is.
  var stretch = 1.0
  /// The curve of a direct leg; along the animator's own curve legs are linear.
  var curve = CurveSolver.linear
  /// The seconds of its own time of a whole direct leg, which a spring counts in.
  var seconds = 0.0
  /// The place from which the way of each part is fixed in direct motion.
  var anchor = 0.0

  /// When the leg ends, `never` for one that does not.
  var end: Time { length == .never ? .never : began + length }

  /// How much of the leg's time is done at `now`, 0…1.
  func share(at now: Time) -> Double {
    guard isRunning else { return done }
    let elapsed = (now - began).flicks
    if elapsed < 0 { return done }
    if elapsed >= length.flicks { return 1 }
    let share = Double(elapsed) / Double(length.flicks)
    return done == 0 ? share : done + (1 - done) * share
  }

  /// How much of the leg's way is done at `now`; 1 at its very end.
  func eased(at now: Time) -> Double {
    let share = share(at: now)
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return curve.progress(share, seconds: share * seconds)
  }

  func place(at now: Time) -> Double {
    guard isOnLeg else { return from }
    let eased = eased(at: now)
    return eased == 1 ? to : from + (to - from) * eased
  }
}
