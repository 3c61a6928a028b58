import AnimInterpreter
import AnimSyntax
import Testing

@Suite struct LayoutExplanationsTests {
  @Test(arguments: DiagnosticCatalogue.layout)
  func examplesAreTrue(entry: DiagnosticEntry) { expectExamplesAreTrue(entry) }
}
