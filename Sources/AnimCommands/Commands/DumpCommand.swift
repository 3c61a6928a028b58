import AnimInterpreter
import AnimSyntax

extension CommandSpec {
  static let dump = CommandSpec(
    "dump", "print the tokens, tree or bytecode of a script",
    operands: "tokens|tree|bytecode FILE|-",
    count: 2...2, run: DumpCommand.run)
}

/// `anim dump`: what each stage makes of a script.
private enum DumpCommand {
  private static let stages = ["tokens", "tree", "bytecode"]

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let stage = arguments.operands[0]
    guard stages.contains(stage) else {
      throw UsageError(unknown: "stage", stage, among: stages)
    }
    let file = try Script.read(arguments.operands[1], console)
    let (text, diagnostics) = WideStack.run { dump(stage, file) }
    console.output.write(text)
    console.errors.write(
      DiagnosticRenderer(color: console.isColored).render(diagnostics, in: file))
    return diagnostics.contains { $0.severity == .error } ? 1 : 0
  }

  private static func dump(_ stage: String, _ file: SourceFile) -> (String, [Diagnostic]) {
    if stage == "tokens" { return (TokenDumper.dump(file), Lexer.lex(file).diagnostics) }
    if stage == "bytecode" {
      var session = Session()
      return session.disassemble(file)
    }
    var names = NameTable()
    let (tree, diagnostics) = Parser.parse(file, names: &names)
    return (TreeDumper.dump(tree, names: names), diagnostics)
  }
}
