import AnimInterpreter
import AnimSyntax
import AnimTrace

/// `anim run`: the trace on standard output, diagnostics on standard error.
enum RunCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
    let options = try RunOptions(arguments)
    if arguments.has("--confined") {
      Confinement.begin(megabytes: options.limits.megabytes, seconds: options.wall)
    }
    let file = try Script.read(arguments.operands[0], console)
    return execute(file, options, &console)
  }

  private static func execute(
    _ file: SourceFile, _ options: RunOptions, _ console: inout Console
  ) -> Int32 {
    let relay = OutputRelay(console.output)
    var configuration = RunConfiguration(options)
    let interrupt = configuration.interrupt
    configuration.sink = { bytes in
      // Nobody reads any more, or the disk is full: there is no use in going on.
      if !relay.write(bytes) { interrupt.reason = 2 }
    }
    let renderer = DiagnosticRenderer(color: console.isColored)
    let alarm = options.wall.map { seconds in
      WideStack.Alarm(seconds: seconds) { interrupt.reason = 1 }
    }
    let status: Int32 = WideStack.run(alarm: alarm) {
      var session = Session(configuration)
      // The process ends with it: nobody waits until all that it holds is given back piece by piece.
      defer { _ = Unmanaged.passRetained(Keeper(session)) }
      // A wrong `--set` or `--trace` is the caller's mistake: it has no place in the script.
      if !options.settings.isEmpty {
        var trial = Session(configuration)
        if let fault = usageFault(trial.check(file)) {
          console.complain(fault)
          return 2
        }
      }
      let faults = session.load(file)
      if let fault = usageFault(faults) {
        console.complain(fault)
        return 2
      }
      console.errors.write(renderer.render(faults, in: file))
      if faults.contains(where: { $0.severity == .error }) {
        relay.write(session.takeOutput())
        return 1
      }
      let outcome = session.run()
      relay.write(session.takeOutput())
      if let fault = session.runtimeDiagnostic {
        console.errors.write(renderer.render([fault], in: file))
      }
      return self.status(outcome)
    }
    console.output = relay.port
    // Lost output is told on the way out; a reader that left is no fault.
    return console.output.failure == nil ? status : 0
  }

  /// The message of a fault that the caller's flags have, if there is one.
  private static func usageFault(_ faults: [Diagnostic]) -> String? {
    guard let fault = faults.first(where: { Diagnostic.usageIDs.contains($0.id) }) else {
      return nil
    }
    return ([fault.message] + fault.notes.map(\.message)).joined(separator: "; ")
  }

  private static func status(_ outcome: Outcome) -> Int32 {
    switch outcome {
    case .idle, .stopped, .until: 0
    case .error: 1
    case .limit: 3
    }
  }
}

/// Keeps a session for ever.
private final class Keeper {
  let session: Session
  init(_ session: Session) { self.session = session }
}

/// A port that the trace reaches while the script runs on its own thread.
///
/// Only that thread writes; the caller takes the port back when the thread has ended.
final class OutputRelay: @unchecked Sendable {
  private(set) var port: OutputPort

  init(_ port: OutputPort) { self.port = port }

  /// Writes `bytes`; false when they cannot be written any more.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    port.write(bytes)
    return port.failure == nil
  }
}

extension RunConfiguration {
  init(_ options: RunOptions) {
    self.init()
    until = options.until
    frameRate = options.frameRate
    seed = options.seed
    timeScale = options.timeScale
    precision = options.precision
    format = options.format
    traces = options.traces
    kinds = options.kinds
    settings = options.settings
    limits.instructions = options.limits.instructions
    limits.events = options.limits.events
    limits.memory = options.limits.megabytes
    limits.lines = options.limits.lines
    limits.depth = options.limits.depth
    limits.rounds = options.limits.rounds
  }
}
