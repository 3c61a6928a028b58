import AnimInterpreter
import AnimSyntax
import Testing

@Suite struct RuntimeExplanationsTests {
  @Test(arguments: DiagnosticCatalogue.runtime)
  func examplesAreTrue(entry: DiagnosticEntry) {
    if !entry.wrong.isEmpty {
      let lines = printed(by: entry.wrong)
      #expect(lines.last?.hasPrefix("error \(entry.id):") == true, "\(lines)")
    }
    if !entry.right.isEmpty {
      let lines = printed(by: entry.right)
      #expect(!lines.contains { $0.hasPrefix("error") || $0.hasPrefix("diagnostic") }, "\(lines)")
    }
  }

  @Test func idsAreDistinct() {
    let ids = DiagnosticCatalogue.runtime.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: BuiltinFailureTests.mistakes.map(\.1))
  func everyFailureIsExplained(start: String) {
    let id = start.split(separator: " ")[1].prefix { $0 != ":" }
    #expect(
      id.hasPrefix("limit-") || DiagnosticCatalogue.runtime.contains { $0.id == id }, "\(id)")
  }
}
