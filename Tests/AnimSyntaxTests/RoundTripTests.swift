import Testing

@testable import AnimSyntax

@Suite struct RoundTripTests {
  @Test(arguments: 0..<10)
  func randomTreesSurvivePrinting(_ part: UInt64) {
    for seed in (part * 400)..<(part * 400 + 400) {
      let generator = TreeGenerator(seed: seed)
      var names = generator.names
      let text = TreePrinter.print(generator.tree, names: names)
      let file = SourceFile(name: "random", text: text)
      let (tree, diagnostics) = Parser.parse(file, names: &names)
      let rendered = DiagnosticRenderer().render(diagnostics, in: file)
      guard diagnostics.isEmpty, tree.isSame(as: generator.tree) else {
        Issue.record("seed \(seed):\n\(text)\n\(rendered)")
        return
      }
      #expect(TreePrinter.print(tree, names: names) == text)
    }
  }

  @Test func treesThatDifferAreNotTheSame() {
    let sources = [
      "a", "b", "f(a)", "f (a)", "f(b: a)", "f(1)", "f(1s)", "f(2)", "\"a\"", "\"b\"", "a + b",
      "a - b", "let a", "var a", "let a = b", "if a { }", "if a { } else { }", "[a]", "[a, a]",
    ]
    var names = NameTable()
    let trees = sources.map { Parser.parse(SourceFile(name: $0, text: $0), names: &names).tree }
    for first in trees.indices {
      for second in trees.indices {
        #expect(trees[first].isSame(as: trees[second]) == (first == second))
      }
    }
  }

  @Test func canonicalSourceReadsWell() {
    let source = "animate(  1s ) { a.b=1;c [weak self] 3 }   completion {f in\n if f{g()}}\n"
    #expect(
      Parsed(source.replacing("c [weak self] 3", with: "c [d] by 3")).printed == """
        animate(1s) {
          a.b = 1
          c [d] by 3
        } completion { f in
          if f {
            g()
          }
        }

        """)
  }
}
