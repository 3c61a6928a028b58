import AnimTrace
import Testing

@testable import AnimGrade

@Suite struct JudgeTests {
  private func judge(
    _ expected: String, _ trace: String, status: Int32 = 0, errors: String = "",
    script: CombinedScript? = nil, submission: String = "", twin: String? = nil
  ) -> CaseResult {
    let test = CaseReader.read(Array(expected.utf8), file: "cases/x.trace").found
    let record = RunRecord(
      end: .exited(status), output: Array(trace.utf8), errors: Array(errors.utf8))
    let bytes = Array(submission.utf8)
    return Judge(test, decimals: 3).result(
      of: bytes, in: script ?? CombinedScript(prelude: [], submission: bytes, coda: []),
      run: record
    ) { twin.map { Array($0.utf8) } }
  }

  private let expected = "# hint think\n0.000 print 1.000\n# hint the end\n2.000 idle\n"

  @Test func oneUnitOfTheLastDecimalIsAccepted() {
    #expect(judge(expected, "0.000 print 1.001\n2.001 idle\n").status == .passed)
    #expect(judge(expected, "0.000 print 1.002\n2.000 idle\n").status == .failed)
    let exact = "# tolerance 0\n" + expected
    #expect(judge(exact, "0.000 print 1.001\n2.000 idle\n").status == .failed)
    let relative = "# tolerance 0 relative 0.5\n" + expected
    #expect(judge(relative, "0.000 print 1.5\n2.5 idle\n").status == .passed)
  }

  @Test func aFailureSaysWhatWhenAndWhere() {
    let result = judge(
      expected, "# anim trace 1 fps 60 seed 1\n0.000 print 1.000\n3.000 print 2\n5.000 idle\n",
      twin: """
        {"format":1,"fps":60,"seed":1}
        {"t":0,"flicks":0,"kind":"print","line":1,"text":"1.000"}
        {"t":3,"flicks":0,"kind":"print","line":4,"text":",\\"line\\":9"}
        {"t":5,"flicks":0,"kind":"idle"}

        """)
    #expect(result.status == .failed && result.points == .zero)
    #expect(result.finding?.reason == .divergence(.extra))
    #expect(result.finding?.time == 2)
    #expect(result.finding?.expected == "2.000 idle")
    #expect(result.finding?.got == "3.000 print 2")
    #expect(result.finding?.line == 4)
    #expect(result.finding?.hint == "the end")
    #expect(judge(expected, "0.000 print 5\n2.000 idle\n").finding?.hint == "think")
  }

  @Test func runsThatDoNotEndAsTheyShould() {
    let error = judge(expected, "0.000 print 1.000\n1.000 error deadlock line 2 no\n", status: 1)
    #expect(error.status == .error && error.finding?.reason == .error)
    let limit = judge(expected, "0.000 print 1.000\n1.000 limit lines\n", status: 3)
    #expect(limit.status == .error && limit.finding?.reason == .limit)
    let before = judge(expected, "0.000 print 2\n1.000 limit lines\n", status: 3)
    #expect(before.status == .error && before.finding?.reason == .divergence(.value))
    #expect(before.finding?.end == "1.000 limit lines")
    let script = judge(
      expected, "0.000 error unknown-name line 3 nothing is called 'x'\n", status: 1,
      errors: "<stdin>:3:7: error: nothing is called 'x' [unknown-name]\n  print(x)\n        ^\n")
    #expect(script.finding?.reason == .diagnostic && script.finding?.line == 3)
    #expect(script.finding?.got == "nothing is called 'x' [unknown-name]")
    #expect(script.finding?.hint == "")
    let usage = judge(
      expected, "", status: 2,
      errors: "anim: `--trace 'b'`: nothing is called 'b' here; write what follows\n")
    #expect(usage.finding?.got == "the exercise looks at the script: nothing is called 'b' here")
    // Whoever writes a last line without being the program proves nothing.
    #expect(judge(expected, expected, status: 1).status == .error)
    #expect(judge(expected, expected, status: 139).finding?.reason == .crash)
    #expect(judge(expected, "").finding?.reason == .crash)
  }

  @Test func longLinesAreCut() {
    let long = judge(
      expected, "0.000 print " + String(repeating: "ä", count: 9999) + "\n2.000 idle\n")
    #expect(long.finding?.got?.unicodeScalars.count == 401)
    #expect(long.finding?.got?.hasSuffix("ä…") ?? false)
  }

  @Test func anErrorMayBeWhatIsExpected() {
    let expected = "0.000 print a\n1.000 error deadlock line 3 waits for ever\n"
    let trace = "0.000 print a\n1.000 error deadlock line 9 waits\n"
    #expect(judge(expected, trace, status: 1).status == .passed)
    let other = judge(expected, "0.000 print a\n1.000 error nil line 9 waits\n", status: 1)
    #expect(other.status == .failed)
  }

  @Test func constructsAreTokens() {
    let trace = "0.000 idle\n"
    let requires = "# requires [weak self]\n0.000 idle\n"
    let script = "every 1s { [ weak /* me */ self ] in }\n"
    #expect(judge(requires, trace, submission: script).status == .passed)
    let missing = judge(requires, trace, submission: "// [weak self]\nprint(\"[weak self]\")\n")
    #expect(missing.finding?.reason == .required && missing.finding?.expected == "[weak self]")
    let forbids = "# forbids after\n0.000 idle\n"
    let found = judge(forbids, trace, submission: "// after\nlet afterwards = 1\n\nafter 1s { }\n")
    #expect(found.finding?.reason == .forbidden && found.finding?.line == 4)
    #expect(judge(forbids, trace, submission: "print(\"\\(after)\")").finding?.line == 1)
  }

  @Test func linesAreThoseOfTheirAuthor() {
    let script = CombinedScript(
      prelude: Array("a\nb".utf8), submission: Array("\u{feff}#!/anim\nx\ny".utf8),
      coda: Array("c\nd\n".utf8))
    #expect(String(decoding: script.bytes, as: UTF8.self) == "a\nb\n///anim\nx\ny\nc\nd\n")
    #expect(script.place(ofLine: 2) == .prelude(line: 2))
    #expect(script.place(ofLine: 3) == .submission(line: 1))
    #expect(script.place(ofLine: 5) == .submission(line: 3))
    #expect(script.place(ofLine: 6) == .coda(line: 1))
    let alone = CombinedScript(prelude: [], submission: Array("#!/anim\n".utf8), coda: [])
    #expect(String(decoding: alone.bytes, as: UTF8.self) == "#!/anim\n")
    #expect(alone.place(ofLine: 2) == .submission(line: 2))
    let empty = CombinedScript(prelude: [], submission: [], coda: Array("c\n".utf8))
    #expect(empty.place(ofLine: 1) == .coda(line: 1))
    let located = judge(
      "0.000 idle\n", "0.000 print a\n1.000 error nil line 5 no\n", status: 1, script: script)
    #expect(located.finding?.end == "1.000 error nil line 3 no")
  }
}
