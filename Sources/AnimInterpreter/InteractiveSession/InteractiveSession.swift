import AnimRuntime
import AnimSyntax
import AnimTrace

/// A session that is typed line by line: time stands still until it is told to go on.
///
/// What goes wrong undoes the line or the step it happened in; everything before it stays, and
/// earlier states can be gone back to.
public struct InteractiveSession: Sendable {
  var session: Session
  /// The states before each entry and step, oldest first.
  var history: [Checkpoint] = []
  /// What was typed, and when, for `script`.
  var transcript: [(time: Time, source: [UInt8])] = []

  /// What came of an entry or a step.
  public enum Result: Sendable {
    case done
    /// Nothing is pending any more.
    case idle
    /// The script said `stop()`.
    case stopped
    /// It was interrupted between two events, and what has happened stays.
    case interrupted
    /// It was interrupted in the middle of an event and was undone.
    case abandoned
    /// It went wrong and was undone; the source is the one that the diagnostic is about.
    case failed(Diagnostic, SourceFile)
  }

  public init(_ configuration: RunConfiguration = RunConfiguration()) {
    var configuration = configuration
    configuration.isSession = true
    session = Session(configuration)
  }

  /// The virtual time in seconds.
  public var now: Double { session.now }

  /// The virtual time as the trace writes it.
  public var timeText: String { words(session.stage.runtime.now) }

  /// A number as the trace writes it.
  public func text(of number: Double) -> String { words(.number(number)) }

  /// The trace written since the last call, and what expressions came to.
  public mutating func takeOutput() -> [UInt8] { session.takeOutput() }

  /// A line of the trace that tells the end of a run.
  public mutating func write(_ kind: EventKind) {
    session.stage.recorder.write(Event(time: session.stage.runtime.now.flicks, kind))
  }

  // MARK: Entering

  /// Runs a source at the present time, up to its first wait.
  ///
  /// - Returns: what compiling has to say, and what came of running it; with an error among the
  ///   diagnostics nothing has changed.
  public mutating func enter(_ source: SourceFile) -> (diagnostics: [Diagnostic], result: Result) {
    let before = moment()
    renewLimits()
    let (function, diagnostics) = session.compile(source, settings: [])
    guard let function else {
      restore(before)
      return (diagnostics, .done)
    }
    do throws(Failure) {
      try session.machine.begin(function, &session.stage)
      try session.stage.checkBounds(&session.machine)
    } catch {
      return (diagnostics, recover(from: error, to: before))
    }
    remember(before)
    transcript.append((before.time, source.bytes))
    return (diagnostics, takeStop() ? .stopped : .done)
  }

  /// Each entry and each step may take what a whole script may.
  mutating func renewLimits() {
    let limits = session.stage.configuration.limits
    session.machine.remainingBudget = limits.instructions
    session.stage.dynamics.charged = 0
    session.machine.refillBudget()
    session.machine.graceSlices = Machine.grace
    session.stage.recorder.renew(lines: limits.lines)
  }

  mutating func takeStop() -> Bool {
    defer { session.machine.ending = nil }
    return session.machine.ending != nil
  }

  // MARK: Trouble

  mutating func recover(from failure: Failure, to before: Checkpoint) -> Result {
    let isInterrupt = failure.isLimit && failure.id == LimitID.interrupt.rawValue
    if isInterrupt, session.machine.depth == 0 {
      // Between two events: nothing is half done.
      remember(before)
      return .interrupted
    }
    let (diagnostic, source) = describe(failure)
    restore(before)
    return isInterrupt ? .abandoned : .failed(diagnostic, source)
  }

  private func describe(_ failure: Failure) -> (Diagnostic, SourceFile) {
    let machine = session.machine
    let place = machine.failurePlace(line: machine.lineOutside(failure))
    var source = machine.program.sources.count - 1
    if machine.depth > 0 {
      source = machine.program.functions[machine.stack.frames[machine.depth - 1].function].source
    }
    var notes = failure.note.map { [Diagnostic.Note($0)] } ?? []
    notes += machine.backtrace().map { Diagnostic.Note($0) }
    let diagnostic = Diagnostic(
      failure.isLimit ? "limit-\(failure.id)" : failure.id, .error, failure.message,
      at: place.range, notes: notes)
    let file =
      machine.program.sources.indices.contains(source)
      ? machine.program.sources[source] : SourceFile(name: "-", bytes: [])
    return (diagnostic, file)
  }
}
