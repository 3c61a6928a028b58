import AnimGeometry

/// Virtual time and everything that lives in it: views, animations, timers, traces.
///
/// A value: a copy is a snapshot. It calls nobody: `next(until:)` reports the next event and the
/// caller acts on it. Nothing here depends on a clock, a locale or the order of a hash table.
///
/// Each system is a struct in a folder of its own, which owns its records and what can be done with
/// them. The runtime holds the systems, orders the phases of an instant, and carries out the
/// operations that change several systems at once.
public struct Runtime: Sendable {
  var scene: Scene
  var screens = Screens()
  var transitions = Transitions()
  var animators = Animators()
  var dynamics = Dynamics()
  var timers = Timers()
  var input = Input()
  var traces: Traces

  /// A runtime at time 0 with an empty stage.
  ///
  /// - Parameters:
  ///   - frameRate: frames a second for `everyFrame` traces, 1…1,000,000 (clamped).
  ///   - stageSize: the stage's width and height in points.
  ///   - maxRounds: how many rounds one instant may take before `roundLimit`.
  public init(
    frameRate: Int = 60, stageSize: Point = Point(320, 480), maxRounds: Int = 10_000
  ) {
    traces = Traces(frameRate: frameRate)
    scene = Scene(stageSize: stageSize, maxRounds: maxRounds)
  }

  /// The virtual time; it never goes back.
  public var now: Time { scene.clock.now }

  /// How many times longer animations take than they say, for those begun from now on: input,
  /// timers and waits keep their pace. More than zero and finite; any other value has no effect.
  public var timeScale: Double {
    get { scene.clock.timeScale }
    set { scene.clock.timeScale = newValue }
  }
}
