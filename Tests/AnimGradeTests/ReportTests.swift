import Testing

@testable import AnimGrade

@Suite struct ReportTests {
  private func result(_ name: String, _ findings: [Finding?]) -> SubmissionResult {
    SubmissionResult(
      name: name,
      cases: findings.enumerated().map { index, finding in
        CaseResult(
          name: "case \(index + 1)", points: Points(hundredths: finding == nil ? 100 : 0),
          most: Points(hundredths: 100), status: finding == nil ? .passed : .failed,
          finding: finding, isHidden: false)
      })
  }

  private var late: Finding {
    var finding = Finding(
      .divergence(.late), time: 0.5, expected: "0.500 print <a>", got: "0.750 print <a>", line: 3)
    finding.hint = "look & think"
    return finding
  }

  @Test func whatIsCommonIsSaidOnce() {
    var other = late
    other.line = 7
    let summary = GradeText.summary([
      result("a", [late, nil]), result("b", [nil, nil]), result("c", [other, nil]),
    ])
    #expect(
      summary == """

        2 times  case 1
                at 0.5 s: the event comes late
                expected  0.500 print <a>
                got       0.750 print <a>
                in a, c

        1 of 3 full, mean 1.33 of 2

        """)
  }

  @Test func junit() {
    let xml = ReportKind.junit.render([result("s\u{1b}\".anim", [late, nil])], exercise: "ex")
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ex">
          <testsuite name="s\u{fffd}&quot;.anim" tests="2" failures="1" errors="0">
            <properties>
              <property name="score" value="1"/>
              <property name="max_score" value="2"/>
            </properties>
            <testcase name="case 1" classname="s\u{fffd}&quot;.anim">
              <failure type="late" message="0/1: at 0.5 s, line 3: the event comes late">at 0.5 s, \
        line 3: the event comes late
        expected  0.500 print &lt;a&gt;
        got       0.750 print &lt;a&gt;
        hint: look &amp; think</failure>
            </testcase>
            <testcase name="case 2" classname="s\u{fffd}&quot;.anim"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func tap() {
    let tap = ReportKind.tap.render([result("a#b\\c", [nil, late])], exercise: "ex")
    #expect(
      tap == """
        TAP version 13
        1..2
        ok 1 - a\\#b\\\\c: case 1
        not ok 2 - a\\#b\\\\c: case 2
        # 0/1
        # at 0.5 s, line 3: the event comes late
        # expected  0.500 print <a>
        # got       0.750 print <a>
        # hint: look & think
        # a#b\\c: 1/2

        """)
  }

  @Test func hiddenCasesTellNothing() {
    var hidden = result("a", [late, Finding(.diagnostic, got: "no such name", line: 2)])
    for index in hidden.cases.indices { hidden.cases[index].isHidden = true }
    hidden.hide()
    let json = GradeJSON.line(hidden)
    #expect(!json.contains("print"))
    #expect(json.contains("{\"class\":\"late\",\"time\":null,\"expected\":null,\"got\":null"))
    #expect(json.contains("no such name"))
    #expect(json.contains("\"hidden\":true"))
  }
}
