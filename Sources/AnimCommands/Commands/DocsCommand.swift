import AnimInterpreter

extension CommandSpec {
  static let docs = CommandSpec(
    "docs", "describe the names that scripts can use", operands: "[NAME]", count: 0...1,
    options: [DocsCommand.json.spec, DocsCommand.markdown.spec],
    remarks: [
      "Without a name: directives, options, easings, properties, functions, methods, members,",
      "constants. NAME is any of them, with or without its owner, such as 'string.split'.",
    ], run: DocsCommand.run)
}

/// `anim docs`: the names that scripts can use, from the tables of the interpreter.
private enum DocsCommand {
  enum Page: String, CaseIterable { case builtins, diagnostics }

  static let json = Option("--json", "everything as one JSON object")
  static let markdown = Option(
    "--markdown", OptionValue<Page>.choice("page").optional,
    "one of the generated pages in Grammar/", default: nil)

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    switch try arguments[markdown] {
    case .builtins:
      console.output.write(Reference.markdown)
      return 0
    case .diagnostics:
      console.output.write(Reference.diagnosticsMarkdown)
      return 0
    case nil: break
    }
    let name = arguments.operands.first
    guard let name else {
      console.output.write(arguments[json] ? Reference.json : Reference.overview)
      return 0
    }
    guard let page = Reference.page(named: name) else {
      throw UsageError(unknown: "name", name, among: Reference.names)
    }
    console.output.write(
      arguments[json] ? Reference.json(of: Reference.entries(named: name)) : page)
    return 0
  }
}
