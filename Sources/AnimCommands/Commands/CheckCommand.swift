import AnimSyntax

/// `anim check`: exit status 0 without errors, 1 with.
enum CheckCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
    let isJSON = arguments.has("--json")
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
