/// An option of a command, as help, parsing and suggestions know it.
struct OptionSpec: Sendable {
  /// With its dashes, such as `--until`.
  let name: String
  /// What stands for the value in help; empty for a switch.
  let value: String
  let summary: String
  /// What holds without the option, in words; empty for nothing to say.
  let `default`: String

  init(_ name: String, _ value: String = "", _ summary: String, default: String = "") {
    self.name = name
    self.value = value
    self.summary = summary
    self.default = `default`
  }
}

/// A command, as help, parsing and suggestions know it.
struct CommandSpec: Sendable {
  /// One word, or two such as `trace diff`.
  let name: String
  let summary: String
  /// The operands in help, such as `FILE|-`.
  let operands: String
  /// How many operands there may be.
  let count: ClosedRange<Int>
  private let specs: @Sendable () -> [OptionSpec]
  var options: [OptionSpec] { specs() }
  private let furtherLines: @Sendable () -> [String]
  /// Further lines of the command's help.
  var remarks: [String] { furtherLines() }

  /// Options and remarks are made when they are asked for: most commands are run, not explained.
  init(
    name: String, summary: String, operands: String, count: ClosedRange<Int>,
    options: @autoclosure @escaping @Sendable () -> [OptionSpec],
    remarks: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.count = count
    specs = options
    furtherLines = remarks
  }
}
