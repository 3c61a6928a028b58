import AnimInterpreter
import AnimSyntax

/// Any bytes as a script that is run, with low limits.
enum RunTarget {
  static var configuration: RunConfiguration {
    var configuration = RunConfiguration()
    configuration.until = 10
    configuration.limits.instructions = 200_000
    configuration.limits.events = 2000
    configuration.limits.lines = 1000
    configuration.limits.memory = 8
    configuration.limits.depth = 200
    configuration.limits.rounds = 100
    return configuration
  }

  /// The diagnostics that `anim explain` knows.
  static let explained = Set(DiagnosticCatalogue.all.map(\.id))

  static func feed(_ bytes: [UInt8]) {
    let file = SourceFile(name: "-", bytes: bytes)
    var session = Session(configuration)
    let diagnostics = session.load(file)
    let outcome = session.run()
    let trace = session.takeOutput()
    promise(trace.last == 0x0a, "the trace ends with a line end")
    if let fault = session.runtimeDiagnostic {
      _ = DiagnosticRenderer().render([fault], in: file)
      promise(
        explained.contains(fault.id), "'\(fault.id)' is explained")
      promise(fault.id != "internal", "nothing goes wrong inside: \(fault.message)")
    }
    let isBroken = diagnostics.contains { $0.severity == .error }
    switch outcome {
    case .error: promise(isBroken || session.runtimeDiagnostic != nil, "an error is told")
    case .limit: promise(session.runtimeDiagnostic != nil, "a limit is told")
    case .idle, .until, .stopped:
      promise(!isBroken, "a script with an error does not run")
      if let fault = session.miscounted() { promise(false, fault) }
    }
    if bytes.count % 8 == 0 { checkRepeats(file, trace) }
  }

  /// The same script gives the same bytes.
  private static func checkRepeats(_ file: SourceFile, _ trace: [UInt8]) {
    var session = Session(configuration)
    _ = session.load(file)
    _ = session.run()
    promise(session.takeOutput() == trace, "two runs give the same bytes")
  }
}
