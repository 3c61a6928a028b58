import AnimInterpreter
import AnimREPL

/// Every command of the tool, in the order of help; each row stands in the file of its command.
enum CommandTable {
  static let all: [CommandSpec] = [
    .run, .check, .grade, .format, .explain, .docs, .dump, .traceDiff,
  ]
}

/// The command line of `anim` as a function.
public enum AnimCommand {
  /// Runs the command that `arguments`, without the program's name, begin with.
  ///
  /// - Returns: the exit status; 2 for a command line that makes no sense.
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
      return try execute(.run, arguments[...], &console)
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
    return try command.run(arguments, &console)
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
}

/// `anim` without arguments: an interactive session, on a terminal or through pipes.
enum SessionCommand {
  static func run(_ console: inout Console) -> Int32 {
    let output = OutputRelay(console.output)
    let errors = OutputRelay(console.errors)
    let streams = REPL.Streams(
      input: console.input, output: { output.write($0) },
      errors: { errors.write(Array($0.utf8)) }, isColored: console.isColored,
      greeting: HelpText.version.prefix { $0 != "(" } + " :help prints help, Ctrl-D leaves\n")
    WideStack.run {
      var session = REPL(streams)
      session.run()
    }
    console.output = output.port
    console.errors = errors.port
    return 0
  }
}
