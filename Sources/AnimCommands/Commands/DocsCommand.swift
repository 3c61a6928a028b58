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
    guard let name else {
      console.output.write(arguments.has("--json") ? Reference.json : Reference.overview)
      return 0
    }
    guard let page = Reference.page(named: name) else {
      throw UsageError(unknown: "name", name, among: Reference.names)
    }
    console.output.write(
      arguments.has("--json") ? Reference.json(of: Reference.entries(named: name)) : page)
    return 0
  }
}
