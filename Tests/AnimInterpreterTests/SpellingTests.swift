import AnimInterpreter
import AnimSyntax
import Testing

struct SpellingTests {
  @Test func suggestsASlipOfTheFinger() {
    #expect(Spelling.closest(to: "anmate", among: ["after", "animate"]) == "animate")
    #expect(Spelling.closest(to: "gravity", among: ["after", "animate"]) == nil)
  }

  /// The comparison is quadratic: names of this length would keep it busy for minutes.
  @Test func longNamesGetNoSuggestion() {
    let name = String(repeating: "a", count: 400_000)
    var session = Session()
    let faults = session.check(
      SourceFile(name: "long", text: "let \(name)x = 1\nprint(\(name)y)"))
    #expect(faults.map(\.id) == ["unknown-name"])
    #expect(faults.first?.fixIts.isEmpty == true)
  }
}
