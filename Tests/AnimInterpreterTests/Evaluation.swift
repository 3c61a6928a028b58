import AnimInterpreter
import AnimSyntax

/// What running a script has printed, line by line; a failure comes as `error id: message`.
func printed(by script: String, memory: Int = 64) -> [String] {
  var configuration = RunConfiguration()
  configuration.limits.memory = memory
  var session = Session(configuration)
  let source = SourceFile(name: "test.anim", bytes: Array(script.utf8))
  let diagnostics = session.load(source).filter { $0.severity == .error }
  if let first = diagnostics.first { return ["diagnostic \(first.id): \(first.message)"] }
  _ = session.run()
  let trace = String(decoding: session.takeOutput(), as: UTF8.self)
  var lines = trace.split(separator: "\n").filter { $0.hasPrefix("0.000 print") }
    .map { String($0.dropFirst("0.000 print ".count)) }
  if let failure = session.runtimeDiagnostic {
    lines.append("error \(failure.id): \(failure.message)")
  }
  return lines
}

/// What an expression prints as.
func value(of expression: String) -> String {
  printed(by: "print(\(expression))").joined(separator: "\n")
}
