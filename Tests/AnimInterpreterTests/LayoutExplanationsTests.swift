import AnimInterpreter
import AnimSyntax
import Testing

@Suite struct LayoutExplanationsTests {
  @Test(arguments: DiagnosticCatalogue.layout)
  func examplesAreTrue(entry: DiagnosticEntry) {
    #expect(notes(of: entry.wrong).contains { $0.contains(" note \(entry.id) ") })
    #expect(notes(of: entry.right).isEmpty)
  }

  private func notes(of script: String) -> [Substring] {
    var session = Session()
    _ = session.load(SourceFile(name: "test.anim", bytes: Array(script.utf8)))
    _ = session.run()
    let trace = String(decoding: session.takeOutput(), as: UTF8.self)
    return trace.split(separator: "\n").filter { $0.contains(" note ") }
  }
}
