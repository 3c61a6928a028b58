import AnimInterpreter
import AnimSyntax
import AnimTrace

extension CommandSpec {
  static let run = CommandSpec(
    "run", "run a script and print its trace", operands: "FILE|-", count: 1...1,
    options: RunOption.all.map(\.spec) + [RunCommand.wall.spec, RunCommand.confined.spec],
    remarks: [
      "SPEC is the part after the word trace in a script, such as 'box.alpha every 0.5s' or 'box.alpha at [0s, 1.25s]'.",
      "Kinds: " + EventKind.allCases.map(\.name.description).joined(separator: " "),
      "Exit status: 0 done, 1 the script has an error, 2 usage, 3 a limit.",
    ], run: RunCommand.run)
}

/// `anim run`: the trace on standard output, diagnostics on standard error.
private enum RunCommand {
  static let wall = Option(
    "--max-wall", OptionValue.number("S").optional, "stop after so many seconds of real time",
    default: nil, described: "none")
  static let confined = Option(
    "--confined", "make the system limit time and memory of the process, for untrusted scripts")

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let configuration = try RunConfiguration(arguments)
    let wall = try arguments[wall]
    if arguments[confined] {
      Confinement.begin(megabytes: configuration.limits.memory, seconds: wall)
    }
    let file = try Script.read(arguments.operands[0], console)
    return execute(file, configuration, wall: wall, &console)
  }

  private static func execute(
    _ file: SourceFile, _ configuration: RunConfiguration, wall: Double?, _ console: inout Console
  ) -> Int32 {
    let relay = OutputRelay(console.output)
    var configuration = configuration
    let interrupt = configuration.interrupt
    configuration.sink = { bytes in
      // Nobody reads any more, or the disk is full: there is no use in going on.
      if !relay.write(bytes) { interrupt.reason = 2 }
    }
    let renderer = DiagnosticRenderer(color: console.isColored)
    let alarm = wall.map { seconds in
      WideStack.Alarm(seconds: seconds) { interrupt.reason = 1 }
    }
    let status: Int32 = WideStack.run(alarm: alarm) {
      var session = Session(configuration)
      // The process ends with it: nobody waits until all that it holds is given back piece by piece.
      defer { _ = Unmanaged.passRetained(Keeper(session)) }
      // A wrong `--set` or `--trace` is the caller's mistake: it has no place in the script.
      if !configuration.settings.isEmpty {
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
