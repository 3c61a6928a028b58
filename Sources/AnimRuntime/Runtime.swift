import AnimGeometry

/// Virtual time and everything that lives in it: views, animations, timers, traces.
///
/// A value: a copy is a snapshot. It calls nobody: `next(until:)` says what happens next and the
/// caller does it. Nothing here depends on a clock, a locale or the order of a hash table.
public struct Runtime: Sendable {
  private let pin = Pin()
  /// The virtual time; it never goes back.
  public internal(set) var now = Time.zero

  var agenda = Agenda()
  var timers = SlotPool<TimerRecord>()
  var scheduledCallbacks = SlotPool<ScheduledCallback>()
  var gestures = SlotPool<GestureRecord>()
  var traces: TraceBook
  var views: ViewTree
  var screens = ScreenBook()
  var animations = SlotPool<AnimationRecord>()
  var contributions = ContributionStore()
  var tracks = KeyframeStore()
  var layout = LayoutBook()
  var animators = SlotPool<AnimatorRecord>()
  /// The animators from which the block that closes has taken something.
  var interrupted: [AnimatorID] = []
  var transitions = TransitionBook()
  var dynamics = DynamicsBook()
  /// The blocks whose closures are running, innermost last.
  var openBlocks: [OpenBlock] = []
  /// What the open blocks have written, in order of first writing.
  var captures: [Capture] = []

  /// Counts what is created, so that equals go by creation.
  var serial: UInt64 = 0
  var round = 0
  let maxRounds: Int
  /// The timer whose fire was the last event.
  var firing = TimerID.none
  /// The input that was the last event: what it makes a finger do belongs to it.
  var openInput: OpenInput?
  /// How many times longer animations take than they say, for those begun from now on: input,
  /// timers and waits keep their pace. More than zero and finite; anything else changes nothing.
  public var timeScale = 1.0 {
    didSet { if !(timeScale > 0 && timeScale < .infinity) { timeScale = oldValue } }
  }
  /// The time of the last event, to know whether the loop is awake at this instant anyway.
  var lastEvent: Time?
  /// True while this instant has seen something a trace of changes must look at.
  var isUnsettled = true

  /// How many motions of a property its writes in blocks have gone past, since somebody last asked.
  var motionsPassed = 0

  /// A runtime at time 0 with an empty stage.
  ///
  /// - Parameters:
  ///   - frameRate: frames a second for `everyFrame` traces, 1…1,000,000 (clamped).
  ///   - stageSize: the stage's width and height in points.
  ///   - maxRounds: how many rounds one instant may take before `roundLimit`.
  public init(
    frameRate: Int = 60, stageSize: Point = Point(320, 480), maxRounds: Int = 10_000
  ) {
    traces = TraceBook(frameRate: frameRate)
    views = ViewTree(stageSize: stageSize)
    self.maxRounds = min(max(maxRounds, 1), 1 << 40)
  }

  /// The next serial number.
  mutating func nextSerial() -> UInt64 {
    serial += 1
    return serial
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

  /// Takes note that an entry of the agenda has lost its meaning.
  mutating func noteDeadEntry() {
    guard agenda.noteDeath() else { return }
    var agenda = agenda
    self.agenda = Agenda()
    agenda.compact { isAlive($0) }
    self.agenda = agenda
  }
}
