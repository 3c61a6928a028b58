import AnimInterpreter

/// The command line of `anim` as a function.
public enum AnimCommand {
  /// Does what `arguments`, without the program's name, ask for and returns the exit status.
  public static func run(_ arguments: [String], console: inout Console) -> Int32 {
    do {
      return console.finish(try dispatch(arguments, &console))
    } catch {
      console.complain(error.message)
      return 2
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: inout Console
  ) throws(UsageError) -> Int32 {
    guard let first = arguments.first else { return SessionCommand.run(&console) }
    switch first {
    case "--help", "-h": return help(HelpText.overview, &console)
    case "--version": return help(HelpText.version, &console)
    case "help": return try helpCommand(arguments.dropFirst(), &console)
    default: break
    }
    guard let command = command(arguments) else {
      // `anim FILE`, and `anim --until 5s FILE`; a word that is no file was meant as a command.
      if !first.hasPrefix("-"), !FileReader.exists(first) {
        let names = CommandTable.all.map(\.name)
        guard Spelling.closest(to: first, among: names) == nil, first != "trace" else {
          throw UsageError(unknown: "command", first, among: names)
        }
      }
      return try execute(CommandTable.run, arguments[...], &console)
    }
    let words = command.name.split(separator: " ").count
    return try execute(command, arguments.dropFirst(words), &console)
  }

  private static func command(_ arguments: [String]) -> CommandSpec? {
    CommandTable.all.first { command in
      let words = command.name.split(separator: " ")
      return words.count <= arguments.count
        && zip(words, arguments).allSatisfy { $0 == $1[...] }
    }
  }

  private static func execute(
    _ command: CommandSpec, _ words: ArraySlice<String>, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let arguments = try Arguments(words, for: command)
    if arguments.asksForHelp { return help(HelpText.page(command), &console) }
    switch command.name {
    case "run": return try RunCommand.run(arguments, &console)
    case "grade": return try GradeCommand.run(arguments, &console)
    case "check": return try CheckCommand.run(arguments, &console)
    case "format": return try FormatCommand.run(arguments, &console)
    case "explain": return try ExplainCommand.run(arguments, &console)
    case "docs": return try DocsCommand.run(arguments, &console)
    case "dump": return try DumpCommand.run(arguments, &console)
    default: return try TraceDiffCommand.run(arguments, &console)
    }
  }

  private static func helpCommand(
    _ words: ArraySlice<String>, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    if words.isEmpty { return help(HelpText.overview, &console) }
    let name = words.joined(separator: " ")
    guard let command = CommandTable.all.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "command", name, among: CommandTable.all.map(\.name))
    }
    return help(HelpText.page(command), &console)
  }

  private static func help(_ text: String, _ console: inout Console) -> Int32 {
    console.output.write(text)
    return 0
  }

  /// The bytes of an operand; a file that cannot be read is a usage error.
  static func read(
    _ path: String, limit: Int = .max, _ console: Console
  ) throws(UsageError) -> [UInt8] {
    do {
      return try FileReader.read(path, limit: limit, console: console)
    } catch {
      throw UsageError(error.message)
    }
  }
}
