import Foundation
import Testing

/// Input that nobody means, and more of it than anybody types.
@Suite struct HostileTests {
  @Test func badBytesAreToldAndTheSessionGoesOn() throws {
    let input: [UInt8] =
      [0xff, 0xfe, 0x0a] + Array("let x = 1\n".utf8) + [0x00, 0x0a]
      + Array("\"".utf8) + [0xc3, 0x28] + Array("\"\n:show ".utf8) + [0xff, 0x0a]
      + Array(":".utf8) + [0xff, 0x0a] + Array("x".utf8)
    let talk = try Talk(input)
    #expect(talk.output == ["1"])
    #expect(talk.errors.contains("[1]:1:1: error: byte 0xff is not valid UTF-8"))
    #expect(talk.errors.contains("[3]:1:1: error: unexpected zero byte"))
    #expect(talk.status == 0)
  }

  @Test func lineEndsOfOtherSystemsAreLineEnds() throws {
    let talk = try Talk("let x = 1\r\nx\r\n:show x\r\n")
    #expect(talk.output == ["1", "x presentation 1.000 model 1.000"])
    #expect(talk.errors == "")
  }

  @Test func longLinesAreLines() throws {
    let text = String(repeating: "a", count: 1_000_000)
    let talk = try Talk(
      "let s = \"\(text)\"\ns.count\n" + String(repeating: "(", count: 100_000) + "\n"
        + String(repeating: ")", count: 100_000) + "\n"
        + String(repeating: " ", count: 1_000_000) + "2\n")
    #expect(talk.output == ["1000000", "2"])
    #expect(talk.errors.contains("[nested-too-deep]"))
    #expect(talk.errors.utf8.count < 5000)
  }

  @Test func aThousandLinesAreQuick() throws {
    var input = "var n = 0\n"
    for line in 0..<500 { input += "let v\(line) = view (10, 10)\nn += 1\n" }
    let start = Date()
    let talk = try Talk(input + "n\n")
    #expect(talk.output == ["500"])
    // A debug build on a machine with much to do.
    #expect(Date().timeIntervalSince(start) < 20)
  }

  @Test func anEntryOfManyLinesTakesItsLengthAndNotItsSquare() throws {
    let lines = String(repeating: "  n += 1\n", count: 20_000)
    let start = Date()
    let talk = try Talk("var n = 0\nfunc f() {\n\(lines)}\nf()\nn\n")
    #expect(talk.output == ["20000"])
    #expect(Date().timeIntervalSince(start) < 20)
  }

  @Test func historyIsKeptWithinTheMemoryOfAScript() throws {
    var input = "var big = (1...1000000).array()\n"
    for line in 0..<40 { input += "big[\(line)] = 1\n" }
    let talk = try Talk(input + "big[39]\n:undo\n:undo\nbig[39]\n")
    #expect(talk.output == ["1", "40"])
  }

  @Test func limitsEndALineAndNotTheSession() throws {
    let talk = try Talk(
      """
      var xs = [1]
      func deep(n) { return deep(n + 1) }
      deep(0)
      while true { xs = xs + xs }
      xs.count
      let again = after 0s { }
      func spin() { after 0s { spin() } }
      7
      """)
    #expect(talk.output == ["1", "7"])
    #expect(talk.errors.contains("[limit-depth]"))
    #expect(talk.errors.contains("[limit-memory]"))
  }
}
