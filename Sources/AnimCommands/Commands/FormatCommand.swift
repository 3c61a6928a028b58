import AnimSyntax

extension CommandSpec {
  static let format = CommandSpec(
    "format", "format scripts", operands: "[FILE|-]…", count: 0...Int.max,
    options: [FormatCommand.check.spec],
    remarks: [
      "Files are rewritten in place; without a file, or for '-', standard input is formatted to",
      "standard output. A script with syntax errors stays unchanged. There is one style and no",
      "option for another. Comments and literals keep their spelling.",
      "Exit status: 0 done, 1 syntax errors, or files that would change, 2 usage.",
    ], run: FormatCommand.run)
}

/// `anim format`: scripts in the one style, in place or from standard input to standard output.
private enum FormatCommand {
  static let check = Option("--check", "write nothing; name the files that would change")

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let isCheck = arguments[check]
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    // All are read before one is written, so a path that is wrong leaves everything as it was.
    var files: [SourceFile] = []
    for path in paths { files.append(try Script.read(path, console)) }
    var status: Int32 = 0
    for (path, file) in zip(paths, files) {
      let (text, diagnostics) = WideStack.run { SourceFormatter.format(file) }
      console.errors.write(
        DiagnosticRenderer(color: console.isColored).render(diagnostics, in: file))
      guard let text else {
        status = 1
        continue
      }
      if isCheck {
        guard text != file.bytes else { continue }
        console.output.write(file.name + "\n")
        status = 1
      } else if path == "-" {
        console.output.write(text)
      } else if text != file.bytes, !replace(path, text, &console) {
        status = 1
      }
    }
    return status
  }

  /// Writes a file; false, with the reason told, if that did not work.
  private static func replace(_ path: String, _ text: [UInt8], _ console: inout Console) -> Bool {
    do {
      try FileWriter.replace(path, with: text)
      return true
    } catch {
      console.complain(error.message)
      return false
    }
  }
}
