import AnimInterpreter
import AnimSyntax

/// Any bytes as a script that is looked at but not run.
enum SourceTarget {
  static func feed(_ bytes: [UInt8]) {
    let file = SourceFile(name: "-", bytes: bytes)
    var names = NameTable()
    let (tree, faults) = Parser.parse(file, names: &names)
    show(faults, in: file)
    _ = TreeDumper.dump(tree, names: names)
    let printed = TreePrinter.print(tree, names: names)
    if faults.isEmpty { checkRoundTrip(tree, names, printed) }
    var session = Session(RunTarget.configuration)
    let (_, diagnostics) = session.disassemble(file)
    show(diagnostics, in: file)
  }

  /// What a tree is printed as is read as that tree again.
  private static func checkRoundTrip(_ tree: Tree, _ names: NameTable, _ printed: String) {
    var names = names
    let (again, faults) = Parser.parse(SourceFile(name: "-", text: printed), names: &names)
    promise(faults.isEmpty, "what was printed can be read: \(printed)")
    promise(tree.isSame(as: again), "what was printed is the same: \(printed)")
  }

  private static func show(_ diagnostics: [Diagnostic], in file: SourceFile) {
    _ = DiagnosticRenderer().render(diagnostics, in: file)
    for diagnostic in diagnostics {
      _ = diagnostic.json(in: file)
      promise(!diagnostic.message.isEmpty, "a diagnostic has a message")
      promise(
        RunTarget.explained.contains(diagnostic.id), "'\(diagnostic.id)' is explained")
    }
  }
}
