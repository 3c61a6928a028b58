import AnimSyntax

extension CommandSpec {
  static let check = CommandSpec(
    "check", "report errors without running", operands: "FILE|-…", count: 1...Int.max,
    options: [CheckCommand.json.spec], remarks: ["Exit status: 0 no errors, 1 errors, 2 usage."],
    run: CheckCommand.run)
}

/// `anim check`: exit status 0 without errors, 1 with.
private enum CheckCommand {
  static let json = Option("--json", "one JSON object a diagnostic, on standard output")

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let isJSON = arguments[json]
    let renderer = DiagnosticRenderer(color: console.isColored)
    var status: Int32 = 0
    for path in arguments.operands {
      let file = try Script.read(path, console)
      let diagnostics = WideStack.run { Script.check(file) }
      if diagnostics.contains(where: { $0.severity == .error }) { status = 1 }
      if isJSON {
        for diagnostic in diagnostics { console.output.write(diagnostic.json(in: file) + "\n") }
      } else {
        console.errors.write(renderer.render(diagnostics, in: file))
      }
    }
    return status
  }
}
