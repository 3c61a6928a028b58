import AnimREPL

/// `anim` without arguments: an interactive session, on a terminal or through pipes.
enum SessionCommand {
  static func run(_ console: inout Console) -> Int32 {
    let output = OutputRelay(console.output)
    let errors = OutputRelay(console.errors)
    let streams = REPL.Streams(
      input: console.input, output: { output.write($0) },
      errors: { errors.write(Array($0.utf8)) }, isColored: console.isColored,
      greeting: HelpText.version.prefix { $0 != "(" } + " :help tells more, Ctrl-D leaves\n")
    WideStack.run {
      var conversation = REPL(streams)
      conversation.run()
    }
    console.output = output.port
    console.errors = errors.port
    return 0
  }
}
