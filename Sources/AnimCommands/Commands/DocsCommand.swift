import AnimInterpreter

/// `anim docs`: what scripts can name, from the tables that the interpreter works by.
enum DocsCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
    if let page = arguments.last("--markdown") {
      let pages = ["builtins", "diagnostics"]
      guard pages.contains(page) else { throw UsageError(unknown: "page", page, among: pages) }
      console.output.write(
        page == "builtins" ? Reference.markdown : Reference.diagnosticsMarkdown)
      return 0
    }
    let name = arguments.operands.first
    let entries = try name.map { name throws(UsageError) in try found(name) } ?? []
    if arguments.has("--json") {
      console.output.write(name == nil ? Reference.json : Reference.json(of: entries))
    } else if name == nil {
      console.output.write(Reference.overview)
    } else {
      console.output.write(entries.map(\.page).joined(separator: "\n"))
    }
    return 0
  }

  private static func found(_ name: String) throws(UsageError) -> [ReferenceEntry] {
    let entries = Reference.entries(named: name.hasPrefix(".") ? String(name.dropFirst()) : name)
    guard !entries.isEmpty else {
      throw UsageError(unknown: "name", name, among: Reference.all.map(\.name))
    }
    return entries
  }
}
