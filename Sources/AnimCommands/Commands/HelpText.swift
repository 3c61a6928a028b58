/// The help pages, made from the command table.
enum HelpText {
  static let version = "anim 0.1.0 (trace format 1)\n"

  static var overview: String {
    var text = """
      anim: animations in virtual time, recorded as a trace

      usage: anim                  open a session
             anim FILE             run a script
             anim COMMAND …        one of the commands below
             anim COMMAND --help   the options of one

      """
    let width = CommandTable.all.map(\.name.count).max() ?? 0
    for command in CommandTable.all {
      text += "\n  " + padded(command.name, width + 2) + command.summary
    }
    return text + "\n\n  --version  --help\n"
  }

  static func page(_ command: CommandSpec) -> String {
    let hasOptions = command.options.isEmpty ? "" : "[OPTION]… "
    var text = "anim \(command.name): \(command.summary)\n\n"
    text += "usage: anim \(command.name) \(hasOptions)\(command.operands)\n"
    let width = command.options.map { label($0).count }.max() ?? 0
    if !command.options.isEmpty { text += "\n" }
    for option in command.options {
      text += "  " + padded(label(option), width + 2) + option.summary
      text += (option.default.isEmpty ? "" : " (default: \(option.default))") + "\n"
    }
    if !command.remarks.isEmpty { text += "\n" }
    for remark in command.remarks { text += remark + "\n" }
    return text
  }

  private static func label(_ option: OptionSpec) -> String {
    option.value.isEmpty ? option.name : option.name + " " + option.value
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
