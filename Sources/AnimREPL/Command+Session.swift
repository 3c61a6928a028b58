import AnimInterpreter

extension Command {
  /// The commands about the session as a program.
  static let session = [
    Command(
      "help", Operand("[NAME]", completing: .topic), "print this overview, or the page of a name",
      remarks: "  :help animate, :help center, :help array, :help :step\n"
    ) { repl, operand in repl.help(operand) },
    Command("quit", "leave the session, as Ctrl-D does") { repl, _ in repl.isOver = true },
  ]
}

extension REPL {
  fileprivate mutating func help(_ name: String) {
    if name.isEmpty { return say(commands.overview) }
    if let page = commands.page(name) { return say(page) }
    let near = Spelling.closest(to: name, among: commands.topics)
    complain(
      "there is no help about '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
