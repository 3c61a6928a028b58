/// A command of the tool: one row has its name, its documentation, its options and what it does.
struct CommandSpec: Sendable {
  /// What a command does with its arguments.
  ///
  /// - Returns: the exit status.
  typealias Action =
    @Sendable (_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32

  /// One word, or two such as `trace diff`.
  let name: String
  let summary: String
  /// The operands in help, such as `FILE|-`.
  let operands: String
  /// How many operands there may be.
  let count: ClosedRange<Int>
  let run: Action
  private let specs: @Sendable () -> [OptionSpec]
  var options: [OptionSpec] { specs() }
  private let furtherLines: @Sendable () -> [String]
  /// Further lines of the command's help.
  var remarks: [String] { furtherLines() }

  /// Options and remarks are made when they are asked for: most commands are run, not explained.
  init(
    _ name: String, _ summary: String, operands: String, count: ClosedRange<Int>,
    options: @autoclosure @escaping @Sendable () -> [OptionSpec] = [],
    remarks: @autoclosure @escaping @Sendable () -> [String] = [],
    run: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.count = count
    self.run = run
    specs = options
    furtherLines = remarks
  }
}
