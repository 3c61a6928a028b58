/// Virtual time and what is to happen in it.
struct Clock: Sendable {
  /// The virtual time; it never goes back.
  private(set) var now = Time.zero
  /// The round of the instant: what is due at once waits for the next.
  private(set) var round = 0
  /// How many rounds one instant may take.
  let maxRounds: Int
  var agenda = Agenda()
  /// Counts what is created, so that equals are ordered by creation.
  private(set) var serial: UInt64 = 0
  /// The time of the last event, to know whether the loop is awake at this instant anyway.
  var lastEvent: Time?
  /// True while this instant has seen something a trace of changes must look at.
  var isUnsettled = true
  /// How many times longer animations take than they say, for those begun from now on. More than
  /// zero and finite; any other value has no effect.
  var timeScale = 1.0 {
    didSet { if !(timeScale > 0 && timeScale < .infinity) { timeScale = oldValue } }
  }

  /// - Parameter maxRounds: how many rounds one instant may take, at least one.
  init(maxRounds: Int) { self.maxRounds = min(max(maxRounds, 1), 1 << 40) }

  /// The next serial number.
  mutating func nextSerial() -> UInt64 {
    serial += 1
    return serial
  }

  /// The time that `time` of an animation takes at the present time scale.
  func stretched(_ time: Time) -> Time { time.stretched(by: timeScale) }

  /// Moves to a later time, whose first round is 0; an earlier one has no effect.
  mutating func advance(to time: Time) {
    guard time > now else { return }
    now = time
    round = 0
  }

  /// Enters the round of an entry that is due now; false if the instant has had all its rounds.
  mutating func enterRound(of entry: Agenda.Entry) -> Bool {
    guard entry.due == now.flicks else { return true }
    if entry.round > maxRounds { return false }
    round = entry.round
    return true
  }

  /// Begins a round after everything that is due; false if the instant has had all its rounds.
  mutating func beginOwnRound() -> Bool {
    if round >= maxRounds { return false }
    round += 1
    isUnsettled = true
    return true
  }

  /// Enters something to happen at `due`; what is due now or before waits for the next round.
  mutating func schedule(
    _ phase: Phase, at due: Time, tie: UInt64, target: UInt32, stamp: UInt32 = 0
  ) {
    let isNow = due <= now
    agenda.push(
      Agenda.Entry(
        due: isNow ? now : due, round: isNow ? round + 1 : 0, phase: phase, tie: tie,
        target: target, stamp: stamp))
  }

  /// The first moment after now of the grid that fingers and physics keep to: 1/60 s.
  var nextFrame: Time {
    let length = Time.flicksPerSecond / 60
    return Time(flicks: (now.flicks / length + 1) * length)
  }
}
