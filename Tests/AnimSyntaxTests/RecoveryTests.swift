import Testing

@testable import AnimSyntax

@Suite struct RecoveryTests {
  static let scripts = [TestScripts.game, TestScripts.classes, TestScripts.sentences]

  @Test func aDeletedTokenGivesFewErrors() {
    var counts: [Int: Int] = [:]
    var total = 0
    for script in RecoveryTests.scripts {
      let bytes = Array(script.utf8)
      for token in Lexer.lex(SourceFile(name: "", bytes: bytes)).tokens
      where token.end > token.start {
        var rest = bytes
        rest.removeSubrange(Int(token.start)..<Int(token.end))
        let parsed = Parsed(bytes: rest)
        for diagnostic in parsed.diagnostics {
          #expect(diagnostic.range.start <= diagnostic.range.end)
          #expect(Int(diagnostic.range.end) <= rest.count)
        }
        counts[parsed.diagnostics.count, default: 0] += 1
        total += 1
      }
    }
    let none = counts[0, default: 0]
    let one = counts[1, default: 0]
    let many = counts.filter { $0.key > 2 }.values.reduce(0, +)
    // Many deletions leave another correct script; of the rest nearly all must give one error.
    #expect(one * 10 >= (total - none) * 8, "\(counts)")
    #expect(many * 50 <= total - none, "\(counts)")
  }

  @Test func aTruncatedScriptGivesAtMostTwoErrors() {
    for script in RecoveryTests.scripts {
      let bytes = Array(script.utf8)
      for length in stride(from: 0, to: bytes.count, by: 3) {
        let parsed = Parsed(bytes: Array(bytes[..<length]))
        #expect(parsed.diagnostics.count <= 2, "\(parsed.rendered)")
      }
    }
  }

  @Test func swappedAndRepeatedTokensAreSurvived() {
    var random = RandomNumbers(seed: 5)
    for script in RecoveryTests.scripts {
      let bytes = Array(script.utf8)
      let tokens = Lexer.lex(SourceFile(name: "", bytes: bytes)).tokens
      for _ in 0..<300 {
        var text: [UInt8] = []
        for (index, token) in tokens.enumerated() {
          let chosen = random.once(in: 30) ? tokens[random.below(tokens.count)] : token
          if token.startsLine {
            text.append(Byte.newline)
          } else if !token.isGlued {
            text.append(Byte.space)
          }
          text += bytes[Int(chosen.start)..<Int(chosen.end)]
          _ = index
        }
        _ = Parsed(bytes: text).rendered
      }
    }
  }

  @Test func whatFollowsAMistakeIsStillRead() {
    let parsed = Parsed(
      """
      let a = (1
      func f(x) { g() h() }
      if x y { z() }
      let = 3
      class A { var b: Int }
      let last = 4
      """)
    #expect(
      parsed.ids == [
        "unclosed-bracket", "expected-end", "expected-block", "expected-name", "types-not-written",
      ])
    let last = parsed.tree[parsed.tree[parsed.tree.statements].last!]
    #expect(parsed.file.text(of: last.range) == "let last = 4")
  }
}
