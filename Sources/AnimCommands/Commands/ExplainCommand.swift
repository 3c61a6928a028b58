import AnimInterpreter
import AnimSyntax

extension CommandSpec {
  static let explain = CommandSpec(
    "explain", "explain a diagnostic by its id", operands: "[ID]", count: 0...1,
    remarks: ["Without an id: all ids."], run: ExplainCommand.run)
}

/// `anim explain`: what a diagnostic means, with an example and its cure.
private enum ExplainCommand {
  /// Every diagnostic that any stage can give.
  static var entries: [DiagnosticEntry] { DiagnosticCatalogue.all }

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let entries = entries
    guard let id = arguments.operands.first else {
      let width = entries.map(\.id.count).max() ?? 0
      for entry in entries {
        let gap = String(repeating: " ", count: width + 2 - entry.id.count)
        console.output.write(entry.id + gap + entry.title + "\n")
      }
      return 0
    }
    guard let entry = entries.first(where: { $0.id == id }) else {
      throw UsageError(unknown: "diagnostic", id, among: entries.map(\.id))
    }
    console.output.write(page(entry))
    return 0
  }

  private static func page(_ entry: DiagnosticEntry) -> String {
    var text = "\(entry.id): \(entry.title)\n\n" + wrapped(entry.explanation)
    if !entry.wrong.isEmpty { text += "\nInstead of\n\n" + indented(entry.wrong) }
    if !entry.right.isEmpty { text += "\nwrite\n\n" + indented(entry.right) }
    return text
  }

  private static func indented(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The words of a paragraph in lines of at most 80 characters.
  private static func wrapped(_ paragraph: String) -> String {
    var text = ""
    var column = 0
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      if column > 0, column + 1 + word.count > 80 {
        text += "\n"
        column = 0
      }
      text += column == 0 ? "\(word)" : " \(word)"
      column += word.count + (column == 0 ? 0 : 1)
    }
    return text + "\n"
  }
}
