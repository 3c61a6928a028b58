import Testing

@testable import AnimSyntax

@Suite struct HostileInputTests {
  /// Parses a text on a small stack, walks it on a larger one; the ids of its diagnostics.
  private func survive(_ text: String) -> [String] {
    let parsed = onStack(kilobytes: 512) { Parsed(text) }
    return onStack(kilobytes: 8 << 10) {
      _ = parsed.printed
      _ = parsed.dumped
      return parsed.tree.isSame(as: parsed.tree) ? parsed.ids : ["not the same"]
    }
  }

  private func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  static let nests: [(String, String, String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("f(", "1", ")"), ("a[", "1", "]"),
    ("x { ", "1", " }"), ("if x { ", "y", " }"), ("y = { ", "y", " }"), ("\"\\(", "1", ")\""),
    ("a ? ", "b", " : c"), ("a ? b : ", "c", ""), ("if a { } else ", "if b { }", ""),
    ("class A { func f() { ", "x", " } }"), ("switch x { case 1: ", "y", "\n}"),
    ("for x in (y { ", "z", " }) { }"), ("f(a: [x { a in ", "1", " }])"),
    ("f(\"\\(g { ", "1", " })\")"), ("while x { ", "y", "}"), ("[1: ", "1", "]"),
  ]

  @Test(arguments: nests.indices)
  func deepNestingIsADiagnosticNotACrash(_ index: Int) {
    let (open, inner, close) = HostileInputTests.nests[index]
    #expect(survive(nested(open, inner, close, 5000)) == ["nested-too-deep"])
    #expect(!survive(nested(open, inner, "", 5000)).isEmpty)
  }

  @Test(arguments: nests.indices)
  func twentyLevelsAreFine(_ index: Int) {
    let (open, inner, close) = HostileInputTests.nests[index]
    #expect(survive(nested(open, inner, close, 20)) == [])
  }

  @Test func longChainsAreADiagnosticNotACrash() {
    #expect(survive(Array(repeating: "a", count: 500).joined(separator: " + ")) == [])
    #expect(
      survive(Array(repeating: "a", count: 9000).joined(separator: " + ")) == ["nested-too-deep"])
    #expect(survive("a" + String(repeating: ".b", count: 9000)) == ["nested-too-deep"])
    #expect(survive("a" + String(repeating: "()", count: 9000)) == ["nested-too-deep"])
    #expect(survive(String(repeating: "-", count: 9000) + "a") == ["nested-too-deep"])
    #expect(
      survive(Array(repeating: "a", count: 9000).joined(separator: " ?? ")) == ["nested-too-deep"])
  }

  @Test func openBracketsWithoutEnd() {
    for text in ["(", "[", "{", "f(", "x {", "\"\\(", "/*", "a ? ", "!", "-", "if ", "class A {"] {
      #expect(!survive(String(repeating: text, count: 20_000)).isEmpty)
    }
  }

  @Test func bytesThatAreNoText() {
    #expect(Parsed(bytes: [0]).ids == ["invalid-utf8"])
    #expect(Parsed(bytes: [0, 0, 0x61, 0]).ids == ["invalid-utf8"])
    #expect(Parsed(bytes: [0x61, 0xff, 0xfe]).ids == ["invalid-utf8"])
    #expect(Parsed(bytes: [0x22, 0xc3, 0x22]).ids == ["invalid-utf8"])
    #expect(Parsed(bytes: [0xed, 0xa0, 0x80]).ids == ["invalid-utf8"])
    #expect(Parsed(bytes: [0xef, 0xbb, 0xbf, 0x61]).ids == [])
  }

  @Test func everyPairOfBytesIsSurvived() {
    for first in UInt8.min...UInt8.max {
      for second in stride(from: UInt8(0), through: 252, by: 4) {
        _ = Parsed(bytes: [first, second, 0x61, second]).rendered
      }
    }
  }

  @Test func emptySources() {
    for text in ["", "\n", " ", "// only\n", "/* a /* b */ */", "#!/usr/bin/env anim\n", ";;\n;"] {
      let parsed = Parsed(text)
      #expect(parsed.ids == [])
      #expect(parsed.tree[parsed.tree.statements].isEmpty)
      #expect(parsed.printed == "")
    }
  }

  @Test func hugeNumbers() {
    #expect(Parsed("x = 1e999").ids == ["number-too-large"])
    #expect(Parsed("x = " + String(repeating: "9", count: 400)).ids == ["number-too-large"])
    #expect(Parsed("x = 1e308min").ids == ["number-too-large"])
    #expect(Parsed("x = 1e-999").ids == [])
    #expect(Parsed("x = " + String(repeating: "0", count: 4000) + "1").ids == [])
  }

  @Test func complaintsAreBounded() {
    let text = String(repeating: "let = 3\n", count: 5000)
    #expect(Parsed(text).diagnostics.count == Diagnostic.maximumCount)
    #expect(Parsed(String(repeating: "'a' ", count: 5000)).diagnostics.count <= 100)
  }

  @Test func longLinesAreRendered() {
    let text = String(repeating: "a + ", count: 3000) + ")"
    for line in Parsed(text).rendered.split(separator: "\n") { #expect(line.count < 200) }
  }
}
