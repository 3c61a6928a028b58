import Testing

@testable import AnimTrace

@Suite struct TraceDiffTests {
  private let trace = """
    # anim trace 1 fps 60 seed 1
    0.000 animate #1 begin box.alpha from 1.000 to 0.000 duration 2.000 delay 0.000 curve linear
    0.000 animate #1 start
    1.000 timer blink fire 1
    1.000 sample box.alpha 0.500 model 0.000
    2.000 animate #1 complete finished
    2.000 print done
    2.000 idle

    """

  private func diff(
    _ edit: (String) -> String, abs: Double = 0, rel: Double = 0
  ) -> Divergence? {
    TraceDiff.compare(
      expected: Array(trace.utf8), actual: Array(edit(trace).utf8), abs: abs, rel: rel)
  }

  private func replacing(_ old: String, _ new: String) -> (String) -> String {
    { text in
      text.split(separator: "\n").map { line in
        line.contains(old) ? String(line).split(old).joined(separator: new) : String(line)
      }.joined(separator: "\n")
    }
  }

  @Test func commentsEmptyLinesAndLineEndsDoNotCount() {
    #expect(diff { $0 } == nil)
    #expect(diff { "\n# hello\n" + $0.split("\n").joined(separator: "\r\n") } == nil)
    #expect(diff { $0.split("# anim trace 1 fps 60 seed 1\n").joined() } == nil)
    #expect(diff(replacing("fps 60 seed 1", "fps 24 seed 3")) == nil)
  }

  @Test func formatVersionsMustAgree() {
    #expect(diff(replacing("# anim trace 1", "# anim trace 2"))?.reason == .version)
  }

  @Test func classes() {
    #expect(diff(replacing("1.000 timer", "1.500 timer"))?.reason == .late)
    #expect(diff(replacing("1.000 timer", "0.500 timer"))?.reason == .early)
    #expect(diff { $0.split("2.000 print done\n").joined() }?.reason == .missing)
    #expect(diff { $0.split("2.000 idle\n").joined() }?.reason == .missing)
    #expect(diff { $0 + "2.000 print more\n" }?.reason == .extra)
    #expect(
      diff { $0.split("2.000 print").joined(separator: "2.000 print x\n2.000 print") }?.reason
        == .extra)
    #expect(diff(replacing("0.500 model", "0.510 model"))?.reason == .value)
    #expect(diff(replacing("curve linear", "curve easeIn"))?.reason == .value)
    #expect(diff(replacing("print done", "print gone"))?.reason == .value)
    #expect(diff(replacing("2.000 print done", "2.000 view box removed"))?.reason == .different)
    let swapped = diff {
      $0.split("2.000 animate #1 complete finished\n2.000 print done\n")
        .joined(separator: "2.000 print done\n2.000 animate #1 complete finished\n")
    }
    #expect(swapped?.reason == .order)
  }

  @Test func theFirstDivergenceSaysWhereAndWhat() throws {
    let found = try #require(diff(replacing("fire 1", "fire 2")))
    #expect(found.time == 1)
    #expect(found.expectedLine == 4 && found.actualLine == 4 && found.agreed == 2)
    #expect(
      found.json
        == #"{"same":false,"class":"value","time":1,"expected":"1.000 timer blink fire 1","#
        + #""got":"1.000 timer blink fire 2","expectedLine":4,"gotLine":4,"agreed":2}"#)
    #expect(found.description.contains("line 4: 1.000 timer blink fire 2\n"))
  }

  @Test func decimalsMayDifferWithinTheTolerance() {
    let edit = replacing("0.500 model", "0.501 model")
    #expect(diff(edit, abs: 0.001) == nil)
    #expect(diff(edit, abs: 0.0009)?.reason == .value)
    #expect(diff(edit, rel: 0.002) == nil)
    #expect(diff(edit, rel: 0.0019) != nil)
    #expect(diff(replacing("fire 1", "fire 2"), abs: 5) != nil)
    #expect(diff(replacing("0.500 model", "0.5 model")) == nil)
    #expect(diff(replacing("0.500 model", "infinity model"), abs: 5) != nil)
  }

  @Test func messagesMayBeLeftOut() {
    let expected = "0.500 error member-of-nil line 3 no x in nil\n"
    let loose = TraceDiff(ignoresMessages: true)
    func same(_ actual: String) -> Bool {
      loose.compare(expected: Array(expected.utf8), actual: Array(actual.utf8)) == nil
    }
    #expect(same("0.500 error member-of-nil line 3 something else\n"))
    #expect(!same("0.500 error member-of-nil line 4 no x in nil\n"))
    #expect(!same("0.500 error index-out-of-range line 3 no x in nil\n"))
  }

  @Test func jsonlAreComparedByKey() {
    let expected = """
      {"format":1,"fps":60,"seed":1}
      {"t":1,"flicks":705600000,"kind":"sample","subject":"box","line":3,"value":[1,2]}
      """
    func reason(_ old: String, _ new: String, abs: Double = 0) -> Divergence.Class? {
      TraceDiff.compare(
        expected: Array(expected.utf8), actual: Array(replacing(old, new)(expected).utf8), abs: abs
      )?.reason
    }
    #expect(reason("", "") == nil)
    #expect(reason("\"fps\":60", "\"fps\":24") == nil)
    #expect(reason("\"format\":1", "\"format\":2") == .version)
    #expect(reason("[1,2]", "[1,2.01]") == .value)
    #expect(reason("[1,2]", "[1,2.01]", abs: 0.1) == nil)
    #expect(reason("[1,2]", "[1,2,3]", abs: 0.1) == .value)
    #expect(reason("\"line\":3", "\"line\":4", abs: 5) == .value)
    #expect(reason("\"t\":1,\"flicks\":705600000", "\"t\":2,\"flicks\":1411200000") == .late)
    #expect(reason("\"t\":1,\"flicks\":705600000", "\"t\":1.1,\"flicks\":776160000", abs: 1) == nil)
  }

  @Test func controlCharactersAreShownEscaped() throws {
    let found = try #require(
      TraceDiff.compare(
        expected: Array("0.000 print a\r\r\n".utf8), actual: Array("\u{1b}[2J".utf8)))
    #expect(found.description.contains("line 1: 0.000 print a\\r\n"))
    #expect(found.description.contains("line 1: \\u{1b}[2J\n"))
  }

  @Test func anyBytesAreCompared() {
    var bits = Sequence64(state: 5)
    let letters = Array("0.1 -e\n#{}\":,[]\\ \u{e9}line error".utf8)
    func noise() -> [UInt8] {
      (0..<60).map { _ in letters[Int(bits.next() % UInt64(letters.count))] }
    }
    for _ in 0..<3000 {
      let a = noise()
      #expect(TraceDiff.compare(expected: a, actual: a) == nil)
      let found = TraceDiff(tolerance: Tolerance(absolute: 1), ignoresMessages: true)
        .compare(expected: a, actual: noise())
      _ = found?.json
    }
  }
}

extension String {
  /// The parts between occurrences of `separator`.
  fileprivate func split(_ separator: String) -> [String] {
    if separator.isEmpty { return [self] }
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
