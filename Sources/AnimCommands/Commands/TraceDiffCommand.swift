import AnimTrace

extension CommandSpec {
  static let traceDiff = CommandSpec(
    "trace diff", "compare a trace with the expected one", operands: "EXPECTED ACTUAL",
    count: 2...2,
    options: [
      TraceDiffCommand.absolute.spec, TraceDiffCommand.relative.spec, TraceDiffCommand.json.spec,
    ],
    remarks: ["Exit status: 0 same, 1 different, 2 usage."], run: TraceDiffCommand.run)
}

/// `anim trace diff`: exit status 0 same, 1 different.
private enum TraceDiffCommand {
  static let absolute = Option(
    "--abs", .number("E"), "accept numbers with decimals that differ by at most E", default: 0)
  static let relative = Option(
    "--rel", .number("E"), "accept numbers with decimals that differ by at most E·|expected|",
    default: 0)
  static let json = Option("--json", "the result as a JSON object")

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let tolerance = Tolerance(
      absolute: try arguments[absolute], relative: try arguments[relative])
    let expected = try FileReader.read(operand: arguments.operands[0], console)
    let actual = try FileReader.read(operand: arguments.operands[1], console)
    let isJSON = arguments[json]
    guard
      let found = TraceDiff(tolerance: tolerance).compare(expected: expected, actual: actual)
    else {
      if isJSON { console.output.write("{\"same\":true}\n") }
      return 0
    }
    console.output.write(isJSON ? found.json + "\n" : found.description)
    return 1
  }
}
