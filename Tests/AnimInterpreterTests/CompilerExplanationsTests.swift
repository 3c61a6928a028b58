import AnimSyntax
import Testing

@testable import AnimInterpreter

@Suite struct CompilerExplanationsTests {
  @Test(arguments: DiagnosticCatalogue.compiler + DiagnosticCatalogue.limits)
  func examplesAreTrue(entry: DiagnosticEntry) {
    if !entry.wrong.isEmpty { #expect(ids(of: entry.wrong).contains(entry.id)) }
    if !entry.right.isEmpty { #expect(ids(of: entry.right) == []) }
  }

  @Test func everyIDIsExplainedOnce() {
    let all = DiagnosticCatalogue.all.map(\.id)
    #expect(Set(all).count == all.count)
    for id in CompilerID.allCases { #expect(all.contains(id.rawValue), "\(id.rawValue)") }
    for id in FailureID.allCases { #expect(all.contains(id.rawValue), "\(id.rawValue)") }
    for limit in LimitID.allCases { #expect(all.contains("limit-" + limit.rawValue)) }
  }

  /// The ids of everything said about a script, loading and running it.
  private func ids(of script: String) -> [String] {
    var configuration = RunConfiguration()
    configuration.limits.instructions = 1_000_000
    configuration.limits.memory = 4
    var session = Session(configuration)
    let found = session.load(SourceFile(name: "test.anim", text: script)).map(\.id)
    if found.isEmpty { _ = session.run() }
    return found + (session.runtimeDiagnostic.map { [$0.id] } ?? [])
  }
}
