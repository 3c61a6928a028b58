import AnimRuntime
import AnimSyntax
import AnimTrace

/// A script, or a dialogue, being run: source in, trace out.
public struct Session: Sendable {
  var machine: Machine
  var stage: Stage
  private var isHeaderWritten = false

  public init(_ configuration: RunConfiguration = RunConfiguration()) {
    self.init(configuration, directives: Directive.all)
  }

  /// A session of a language with these directives.
  init(_ configuration: RunConfiguration, directives: [Directive]) {
    machine = Machine(configuration, directives: directives)
    stage = Stage(configuration)
    Views.makeStage(&machine, &stage)
  }

  /// Makes what a copy of this session shares with it its own; comes before every change.
  @inline(__always) mutating func own() { machine.heap.unshare() }

  /// The virtual time in seconds.
  public var now: Double { stage.runtime.now.seconds }

  /// The names of the session, for whoever renders or completes.
  public var names: NameTable { machine.names }

  // MARK: Loading

  /// Parses and compiles a source without running it.
  ///
  /// - Returns: everything there is to say about it; with an error among it nothing is loaded.
  public mutating func check(_ source: SourceFile) -> [Diagnostic] {
    compile(source, settings: stage.configuration.settings).diagnostics
  }

  /// Parses, compiles and runs a source up to its first wait, at the present virtual time.
  ///
  /// - Returns: the diagnostics of parsing and compiling; with an error among them nothing is run.
  ///   What goes wrong while running ends the run: `outcome` and `runtimeDiagnostic` tell.
  public mutating func load(_ source: SourceFile) -> [Diagnostic] {
    writeHeader()
    let (function, diagnostics) = compile(source, settings: stage.configuration.settings)
    guard let function else {
      if let first = diagnostics.first(where: { $0.severity == .error }) {
        lastFailure = (first.id, first.message, source.line(at: first.range.start))
      }
      if !stage.configuration.isSession { end(.error) }
      return diagnostics
    }
    begin(function)
    return diagnostics + addTraces()
  }

  /// Runs each `--trace` as the statement it stands for, once the variables have their values.
  private mutating func addTraces() -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for spec in stage.configuration.traces where outcome == nil {
      let source = SourceFile(name: Machine.flagSource, text: "trace \(spec)")
      let (function, diagnostics) = compile(source, settings: [])
      if let function {
        begin(function)
        if let fault = runtimeDiagnostic { faults.append(.badTrace(spec, fault.message)) }
      } else {
        faults.append(.badTrace(spec, diagnostics.first?.message ?? "it is not a trace"))
      }
    }
    return faults
  }

  mutating func compile(
    _ source: SourceFile, settings: [(name: String, value: String)]
  ) -> (function: Int?, diagnostics: [Diagnostic]) {
    own()
    machine.program.sources.append(source)
    var (tree, diagnostics) = Parser.parse(source, names: &machine.names)
    if diagnostics.contains(where: { $0.severity == .error }) {
      return (nil, UnlabelledValue.explained(diagnostics, in: source))
    }
    let settled = Settings.apply(settings, to: tree, names: &machine.names)
    tree = settled.tree
    diagnostics += settled.diagnostics
    var compiler = Compiler(
      tree: tree, source: machine.program.sources.count - 1,
      isSession: stage.configuration.isSession, names: machine.names,
      environment: machine.environment, program: machine.program, tables: machine.tables)
    let function = compiler.compileScript()
    diagnostics += compiler.diagnostics
    diagnostics.sort { $0.range.start < $1.range.start }
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    machine.names = compiler.names
    machine.environment = compiler.environment
    machine.install(compiler.pendingConstants)
    return (function, diagnostics)
  }

  // MARK: Running

  /// How the run came to its end, once it has.
  public private(set) var outcome: Outcome?
  /// What went wrong while running.
  public private(set) var runtimeDiagnostic: Diagnostic?

  /// Runs until everything is at rest, `until` is reached, or something ends it.
  public mutating func run() -> Outcome {
    if let outcome { return outcome }
    advance(to: stage.until)
    if let outcome { return outcome }
    // Idle or at the end of the time allowed.
    if let deadlock = Tasks.deadlock(machine, stage) {
      fail(deadlock.failure, line: deadlock.line)
    } else {
      end(stage.isAtRest ? .idle : .until)
    }
    return outcome ?? .idle
  }

  /// Lets happen what happens up to a time, in seconds; the run goes on after it.
  public mutating func advance(toSeconds seconds: Double) {
    guard outcome == nil else { return }
    advance(to: Time(seconds: seconds))
  }

  private mutating func advance(to limit: Time) {
    own()
    do throws(Failure) {
      stage.isAtRest = false
      while true {
        switch try stage.turn(until: limit, &machine) {
        case .more:
          if machine.ending == .stopped {
            end(.stopped)
            return
          }
        case .idle:
          stage.isAtRest = true
          return
        case .reached: return
        }
      }
    } catch {
      fail(error)
    }
  }

  private mutating func begin(_ function: Int) {
    own()
    do throws(Failure) {
      try machine.begin(function, &stage)
      if machine.ending == .stopped { end(.stopped) }
      try stage.checkLimits(&machine)
    } catch {
      fail(error)
    }
  }

  // MARK: Ending

  private mutating func fail(_ failure: Failure, line: Int? = nil) {
    if machine.ending == .stopped, !failure.isLimit {
      // Native code has missed what a call would have given it but for `stop()`.
      machine.dropCalls(&stage)
      return end(.stopped)
    }
    var line = line ?? machine.lineOutside(failure)
    // Between calls no place is at fault; what happened last is the best clue.
    if failure.isLimit, line == nil, machine.depth == 0 { line = stage.recorder.lastLine }
    let place = machine.failurePlace(line: line)
    var notes = failure.note.map { [Diagnostic.Note($0)] } ?? []
    notes += machine.backtrace().map { Diagnostic.Note($0) }
    runtimeDiagnostic = Diagnostic(
      failure.isLimit ? "limit-\(failure.id)" : failure.id, .error, failure.message,
      at: place.range, notes: notes)
    machine.dropCalls(&stage)
    lastFailure = (failure.id, failure.message, place.line)
    end(failure.isLimit ? .limit(failure.id) : .error)
  }

  private var lastFailure: (id: String, message: String, line: Int)?

  private mutating func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    own()
    switch outcome {
    case .idle, .until, .stopped:
      stage.close(&machine)
      if let failure = machine.failure, self.outcome == outcome {
        machine.failure = nil
        self.outcome = nil
        fail(failure)
        return
      }
    case .limit, .error: break
    }
    stage.writeLastLine(outcome, lastFailure)
    stage.recorder.flush()
  }

  private mutating func writeHeader() {
    guard !isHeaderWritten else { return }
    isHeaderWritten = true
    stage.recorder.writer.header()
  }

  // MARK: Output

  /// The trace written since the last call.
  public mutating func takeOutput() -> [UInt8] { stage.recorder.writer.takeBytes() }
}
