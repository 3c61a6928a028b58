import AnimInterpreter
import Testing

@testable import AnimCommands

@Suite struct CommandRowTests {
  private enum Shape: String, CaseIterable { case round, square }

  private static let size = Option("--size", .integer(in: 1...9), "how large it is", default: 3)
  private static let shape = Option(
    "--shape", OptionValue<Shape>.choice("shape").optional, "what it looks like", default: nil)
  private static let labels = RepeatedOption("--label", .pair("NAME=VALUE"), "what is on it")
  private static let loud = Option("--loud", "in capitals")

  private static let row = CommandSpec(
    "stamp", "print a stamp", operands: "TEXT", count: 1...1,
    options: [size.spec, shape.spec, labels.spec, loud.spec], remarks: ["Nothing is sent."]
  ) { (arguments, console) throws(UsageError) in
    let size = try arguments[size]
    let shape = try arguments[shape]?.rawValue ?? "plain"
    let labels = try arguments[labels].map { "\($0.name):\($0.value)" }
    let text = arguments[loud] ? arguments.operands[0].uppercased() : arguments.operands[0]
    console.output.write("\(text) \(size) \(shape) \(labels.joined(separator: ","))\n")
    return 5
  }

  private func run(_ words: String...) throws -> String {
    var console = Console.captured()
    let arguments = try Arguments(words[...], for: CommandRowTests.row)
    #expect(try CommandRowTests.row.run(arguments, &console) == 5)
    return String(decoding: console.output.captured, as: UTF8.self)
  }

  @Test func aRowParsesRunsAndHasItsDefaults() throws {
    #expect(try run("x") == "x 3 plain \n")
    #expect(
      try run("--size=4", "--label", "a=b=c", "x", "--shape", "round", "--label=d=e", "--loud")
        == "X 4 round a:b=c,d:e\n")
    #expect(try run("--size", "12", "--size", "9", "x") == "x 9 plain \n")
  }

  @Test(arguments: [
    (["x", "--size", "0"], "option '--size' needs a whole number from 1 to 9, not '0'"),
    (["x", "--shape", "roud"], "unknown shape 'roud'; did you mean 'round'?"),
    (["x", "--label", "a"], "option '--label' needs NAME=VALUE, not 'a'"),
    (["x", "--loud=1"], "option '--loud' takes no value"),
    (["x", "--sise", "1"], "unknown option '--sise'; did you mean '--size'?"),
    ([], "missing operand; usage: anim stamp TEXT"),
  ])
  func mistakesNameTheOption(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) {
      var console = Console.captured()
      let arguments = try Arguments(words[...], for: CommandRowTests.row)
      _ = try CommandRowTests.row.run(arguments, &console)
    }
  }

  @Test func helpIsMadeFromTheRow() {
    #expect(
      HelpText.page(CommandRowTests.row) == """
        anim stamp: print a stamp

        usage: anim stamp [OPTION]… TEXT

          --size N              how large it is (default: 3)
          --shape round|square  what it looks like
          --label NAME=VALUE    what is on it
          --loud                in capitals

        Nothing is sent.

        """)
  }

  @Test func everyLimitIsAnOptionOfRunWithItsDefault() throws {
    #expect(Limit.all.count == 6)
    for limit in Limit.all {
      #expect(Limits()[keyPath: limit.bound] == limit.standard)
      let option = try #require(CommandSpec.run.options.first { $0.name == limit.flag })
      #expect(option.default == "\(limit.standard)")
      let arguments = try Arguments([limit.flag, "7", "x"], for: .run)
      #expect(try RunConfiguration(arguments).limits[keyPath: limit.bound] == 7)
      #expect(throws: UsageError.self) {
        try RunConfiguration(Arguments([limit.flag, "0", "x"], for: .run))
      }
    }
  }

  @Test func everyRowHasHelp() {
    for command in CommandTable.all {
      #expect(!command.summary.isEmpty)
      for option in command.options {
        #expect(option.name.hasPrefix("--") && !option.summary.isEmpty, "\(command.name)")
      }
      #expect(Set(command.options.map(\.name)).count == command.options.count)
    }
  }
}
