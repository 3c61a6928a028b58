import Testing

@testable import AnimSyntax

@Suite struct DiagnosticCatalogueTests {
  @Test func everyIdIsExplained() {
    #expect(DiagnosticCatalogue.syntax.count == SyntaxID.allCases.count)
    for entry in DiagnosticCatalogue.syntax {
      #expect(!entry.title.isEmpty, "\(entry.id)")
      #expect(entry.explanation.hasSuffix("."), "\(entry.id)")
      #expect(DiagnosticCatalogue.syntaxEntry(entry.id) == entry)
    }
    #expect(DiagnosticCatalogue.syntaxEntry("no-such-id") == nil)
  }

  @Test(arguments: DiagnosticCatalogue.syntax)
  func examplesAreWhatTheyClaim(_ entry: DiagnosticEntry) {
    guard !entry.wrong.isEmpty else { return }
    #expect(Set(Parsed(entry.wrong).ids) == [entry.id])
    #expect(Parsed(entry.right).ids == [])
  }

  @Test func onlyWhatCannotBeShownLacksAnExample() {
    let bare = DiagnosticCatalogue.syntax.filter { $0.wrong.isEmpty }.map(\.id)
    #expect(bare == ["invalid-utf8", "nested-too-deep", "source-too-large"])
  }
}
