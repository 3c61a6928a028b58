import AnimTrace

/// `anim trace diff`: exit status 0 same, 1 different.
enum TraceDiffCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
    let tolerance = Tolerance(
      absolute: try arguments.number("--abs") ?? 0, relative: try arguments.number("--rel") ?? 0)
    let expected = try AnimCommand.read(arguments.operands[0], console)
    let actual = try AnimCommand.read(arguments.operands[1], console)
    let isJSON = arguments.has("--json")
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
