import AnimRuntime
import AnimTrace

/// What a script acts on: the runtime, the trace, and one struct for each system of the language.
///
/// The machine and the stage travel as two `inout` values: the machine runs code, and only the
/// systems reach the runtime. A copy of both, made between two events, is a snapshot of a session.
struct Stage: Sendable {
  private let pin = Pin()
  var runtime: Runtime
  var recorder: Recorder
  let configuration: RunConfiguration
  /// When the run ends if it has not come to rest before.
  var until: Time
  /// Nothing was pending when the run loop last turned.
  var isAtRest = false
  /// The calls that are pending in the runtime.
  var callbacks = CallbackTable()

  var views = Views()
  var animations = Animations()
  var animators = Animators()
  var input = Input()
  var layout = Layout()
  var screens = Screens()
  var transitions = Transitions()
  var dynamics = Dynamics()
  var traces = Traces()
  var tasks = Tasks()

  init(_ configuration: RunConfiguration) {
    self.configuration = configuration
    until = Time(seconds: configuration.until ?? 60)
    runtime = Runtime(
      frameRate: configuration.frameRate, maxRounds: configuration.limits.rounds)
    runtime.timeScale = configuration.timeScale
    if configuration.isSession { runtime.keepDynamicsHistory() }
    recorder = Recorder(
      writer: TraceWriter(
        format: configuration.eventSink == nil ? configuration.format : .values,
        precision: configuration.precision, kinds: configuration.kinds,
        frameRate: configuration.frameRate, seed: configuration.seed ?? 1),
      sink: configuration.sink, eventSink: configuration.eventSink,
      lineLimit: configuration.limits.lines,
      eventLimit: configuration.limits.events)
    if configuration.isUnbuffered { recorder.reserve = 0 }
  }
}
