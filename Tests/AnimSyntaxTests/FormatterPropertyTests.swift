import Foundation
import Testing

@testable import AnimSyntax

/// What must hold of every text: formatting is idempotent, and changes neither the tree, nor the
/// comments, nor a literal.
@Suite struct FormatterPropertyTests {
  @Test(arguments: 0..<8)
  func randomScripts(_ part: UInt64) {
    for seed in (part * 25)..<(part * 25 + 25) {
      let generator = TreeGenerator(seed: seed)
      let text = TreePrinter.print(generator.tree, names: generator.names)
      guard text.utf8.count < 1000 else { continue }
      let bytes = seed % 4 == 0 ? Array(text.utf8) : GapScatterer.scatter(text, seed: seed)
      for columns in [100, 30, 8] {
        let faults = FormatCheck(bytes: bytes, columns: columns).faults
        guard faults.isEmpty else {
          let shown = String(decoding: bytes, as: UTF8.self)
          Issue.record(
            "seed \(seed), \(columns) columns: \(faults.joined(separator: ", "))\n\(shown)")
          return
        }
      }
    }
  }

  @Test(arguments: [TestScripts.game, TestScripts.classes, TestScripts.sentences])
  func testScripts(_ text: String) {
    for columns in stride(from: 4, through: 110, by: 7) {
      #expect(FormatCheck(text, columns: columns).faults == [], "\(columns) columns")
    }
    for seed in UInt64(0)..<10 {
      let bytes = GapScatterer.scatter(text, seed: seed)
      #expect(FormatCheck(bytes: bytes).faults == [], "seed \(seed)")
    }
  }

  /// What the tree printer writes is formatted, if its lines are short enough.
  @Test func printedTreesAreFormatted() {
    for seed in UInt64(0)..<100 {
      let generator = TreeGenerator(seed: seed)
      let text = TreePrinter.print(generator.tree, names: generator.names)
      let isShort = text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 100 }
      guard isShort, text.utf8.count < 1000 else { continue }
      let file = SourceFile(name: "text", text: text)
      let formatted = SourceFormatter.format(file).text
      #expect(formatted.map { String(decoding: $0, as: UTF8.self) } == text, "seed \(seed)")
    }
  }

  /// Every script of this package that has no syntax error.
  static let scripts: [String] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: root.path)
    var scripts: [String] = []
    while let file = files?.nextObject() as? String {
      if file.hasPrefix(".build") { files?.skipDescendants() }
      guard file.hasSuffix(".anim") || file.hasSuffix(".messy") else { continue }
      scripts.append(root.appendingPathComponent(file).path)
    }
    return scripts.sorted()
  }()

  @Test func everyScriptOfThePackage() throws {
    #expect(FormatterPropertyTests.scripts.count > 100)
    for path in FormatterPropertyTests.scripts {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let file = SourceFile(name: path, bytes: bytes)
      guard let text = SourceFormatter.format(file).text else { continue }
      #expect(FormatCheck(bytes: bytes).faults == [], "\(path)")
      #expect(FormatCheck(bytes: text, columns: 40).faults == [], "\(path) in 40 columns")
    }
  }

  @Test func hostileTextsAreRefused() {
    for text in ["(", "let = 3", "x = '", "\0", "/*", "\"\\(a", "f(1"] {
      let file = SourceFile(name: "text", text: text)
      let (formatted, diagnostics) = SourceFormatter.format(file)
      #expect(formatted == nil && !diagnostics.isEmpty, "\(text)")
    }
    for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("x { ", "}"), ("/*", "*/")] {
      let text =
        String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
      let formatted = onStack(kilobytes: 512) {
        SourceFormatter.format(SourceFile(name: "text", text: text)).text
      }
      // Ten thousand comments in each other are one.
      #expect((formatted == nil) == (open != "/*"), "\(open)")
    }
    for text in [
      "", "\n\n", " ;; ", "\u{feff}", "// only", "#!/usr/bin/env anim", "/* a */ /* b */",
    ] {
      #expect(FormatCheck(text).faults == [], "\(text)")
    }
  }

  /// Four times the text takes about four times as long, whatever the text is made of.
  @Test func timeIsLinear() {
    let texts: [(String, String, String)] = [
      ("", "if a { b(c, [d, e]) }  // f\n", ""), ("let a = [", "1, ", "]"), ("f(", "g(1), ", "2)"),
      ("a b", " c 1", ""), ("f { ", "x; ", "}"), ("a ", "/* b */ ", ""),
      ("let a = [\n", "1, // b\n", "]"),
    ]
    for (head, part, tail) in texts {
      func seconds(_ count: Int) -> Double {
        let text = head + String(repeating: part, count: count) + tail
        let file = SourceFile(name: "text", text: text)
        let start = ContinuousClock.now
        #expect(SourceFormatter.format(file).text != nil)
        return (ContinuousClock.now - start) / .seconds(1)
      }
      let small = seconds(4000)
      #expect(seconds(16000) < small * 16 + 0.5, "\(part)")
    }
  }
}
