import AnimRuntime
import AnimSyntax
import AnimTrace

/// A session that is typed line by line: time stands still until it is told to go on.
///
/// What goes wrong undoes the line or the step it happened in; everything before it stays, and
/// every earlier state can be gone back to.
public struct Dialogue: Sendable {
  var session: Session
  /// The states before each entry that changed something, oldest first.
  var history: [Moment] = []
  /// What was typed, and when, for `script`.
  var transcript: [(time: Time, source: [UInt8])] = []

  /// How many entries can be undone.
  static let reach = 200

  /// A state to go back to.
  struct Moment: Sendable {
    var session: Session
    var registers: [(index: Int, value: Value)]
    var entries: Int

    var time: Time { session.machine.runtime.now }
  }

  /// What came of an entry or a step.
  public enum Result: Sendable {
    case done
    /// Nothing is pending any more.
    case idle
    /// The script said `stop()`.
    case stopped
    /// It was interrupted, and the state is that of the last thing that happened.
    case interrupted
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
  public var timeText: String { words(session.machine.runtime.now) }

  /// The trace written since the last call.
  public mutating func takeOutput() -> [UInt8] { session.takeOutput() }

  /// What expressions came to since the last call.
  public mutating func takeShown() -> [[UInt8]] { session.takeShown() }

  /// A line of the trace that tells the end of a run.
  public mutating func write(_ kind: EventKind) {
    session.machine.recorder.write(Event(time: session.machine.runtime.now.flicks, kind))
  }

  // MARK: Entering

  /// Runs a source at the present time, up to its first wait.
  ///
  /// - Returns: what compiling has to say, and what came of running it; with an error among the
  ///   diagnostics nothing has changed.
  public mutating func enter(_ source: SourceFile) -> (diagnostics: [Diagnostic], result: Result) {
    let before = moment()
    refreshLimits()
    let (function, diagnostics) = session.compile(source, settings: [])
    guard let function else {
      restore(before)
      return (diagnostics, .done)
    }
    do throws(Failure) {
      try session.machine.begin(function)
      try session.machine.checkLimits()
    } catch {
      return (diagnostics, recover(from: error, to: before))
    }
    remember(before)
    transcript.append((before.time, source.bytes))
    return (diagnostics, takeStop() ? .stopped : .done)
  }

  // MARK: Time

  /// Lets happen what is due next, all of its instant.
  public mutating func step() -> Result {
    guard let date = session.machine.runtime.nextDate else { return .idle }
    return advance(to: date)
  }

  /// Lets time pass up to `seconds`, whether or not anything happens.
  public mutating func advance(toSeconds seconds: Double) -> Result {
    advance(to: Time(seconds: seconds))
  }

  /// Lets a length of time pass, whether or not anything happens.
  public mutating func advance(bySeconds seconds: Double) -> Result {
    advance(to: session.machine.runtime.now + Time(seconds: seconds))
  }

  /// Runs until nothing is pending, `seconds` from now at most.
  public mutating func run(atMost seconds: Double) -> Result {
    advance(to: session.machine.runtime.now + Time(seconds: seconds), passingIdle: false)
  }

  mutating func advance(to limit: Time, passingIdle: Bool = true) -> Result {
    let before = moment()
    refreshLimits()
    let isIdle: Bool
    do throws(Failure) {
      isIdle = try turn(until: limit)
      if isIdle, passingIdle { try pass(until: limit) }
    } catch {
      return recover(from: error, to: before)
    }
    remember(before)
    if takeStop() { return .stopped }
    return isIdle && !passingIdle ? .idle : .done
  }

  /// True when nothing is pending any more.
  private mutating func turn(until limit: Time) throws(Failure) -> Bool {
    while session.machine.ending == nil {
      switch try session.machine.turn(until: limit) {
      case .more: continue
      case .idle: return true
      case .reached: return false
      }
    }
    return false
  }

  /// Nothing happens any more, but the clock goes on and traces go on looking.
  private mutating func pass(until limit: Time) throws(Failure) {
    guard limit > session.machine.runtime.now else { return }
    while let trace = session.machine.runtime.nextSampleInGap(until: limit) {
      try session.machine.sample(trace)
      try session.machine.checkLimits()
    }
    session.machine.runtime.finishBusy(at: limit)
    _ = try turn(until: limit)
  }

  // MARK: Trouble

  /// Each entry may take what a whole script may.
  private mutating func refreshLimits() {
    let limits = session.machine.configuration.limits
    session.machine.remainingBudget = limits.instructions
    session.machine.refillBudget()
    session.machine.recorder.renew(lines: limits.lines)
  }

  private mutating func takeStop() -> Bool {
    defer { session.machine.ending = nil }
    return session.machine.ending != nil
  }

  private mutating func recover(from failure: Failure, to before: Moment) -> Result {
    let machine = session.machine
    if failure.isLimit, failure.id == "interrupt", machine.depth == 0 {
      // Between two events: nothing is half done.
      remember(before)
      return .interrupted
    }
    let (diagnostic, source) = describe(failure)
    let recorder = machine.recorder
    let shown = machine.shown
    restore(before)
    session.machine.recorder = recorder
    session.machine.shown = shown
    return failure.isLimit && failure.id == "interrupt"
      ? .interrupted : .failed(diagnostic, source)
  }

  private func describe(_ failure: Failure) -> (Diagnostic, SourceFile) {
    let machine = session.machine
    let place = machine.failurePlace(line: nil)
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
