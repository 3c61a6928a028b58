import Testing

@testable import AnimTrace

@Suite struct TraceOrderTests {
  private func diff(_ expected: String, _ actual: String, abs: Double = 0) -> Divergence? {
    TraceDiff(tolerance: Tolerance(absolute: abs), ignoresOrder: true)
      .compare(expected: Array(expected.utf8), actual: Array(actual.utf8))
  }

  @Test func linesOfOneInstantMayComeInAnyOrder() {
    #expect(
      diff(
        "0.000 print a\n0.000 print b\n1.000 idle\n", "0.000 print b\n0.000 print a\n1.000 idle\n")
        == nil)
    #expect(diff("0.000 print a\n1.000 print b\n", "1.000 print b\n0.000 print a\n") != nil)
  }

  @Test func theSameLineIsTakenBeforeANearOne() {
    let expected = "0.000 print 1.0\n0.000 print 1.1\n0.000 idle\n"
    #expect(diff(expected, "0.000 print 1.1\n0.000 print 1.0\n0.000 idle\n", abs: 0.2) == nil)
  }

  @Test func linesKeepTheirNumbers() {
    let expected = "0.000 print a\n0.000 print b\n1.000 print c\n2.000 idle\n"
    let found = diff(
      expected,
      "# anim trace 1 fps 60 seed 1\n0.000 print b\n0.000 print a\n1.000 print d\n2.000 idle\n")
    #expect(found?.reason == .value)
    #expect(found?.actualLine == 4)
    let missing = diff(expected, "0.000 print b\n1.000 print c\n2.000 idle\n")
    #expect(missing?.expected == "0.000 print a")
    #expect(missing?.got == "0.000 print b")
    #expect(missing?.actualLine == 1)
    let more = diff(
      expected, "0.000 print x\n0.000 print b\n0.000 print a\n1.000 print c\n2.000 idle\n")
    #expect(more?.reason == .extra)
    #expect(more?.got == "0.000 print x")
    #expect(more?.actualLine == 1)
  }

  @Test func timesMayDifferByTheTolerance() {
    let expected = "0.000 print a\n1.000 print b\n1.000 print c\n1.000 idle\n"
    #expect(
      diff(expected, "0.000 print a\n1.001 print c\n1.001 print b\n1.001 idle\n", abs: 0.001) == nil
    )
    #expect(
      diff(expected, "0.000 print a\n1.001 print c\n1.001 print b\n1.001 idle\n") != nil)
  }

  @Test func versionsAreComparedStill() {
    let header = "# anim trace 1 fps 60 seed 1\n0.000 idle\n"
    #expect(diff(header, "# anim trace 2 fps 60 seed 1\n0.000 idle\n")?.reason == .version)
    #expect(diff("", "") == nil)
    #expect(diff("0.000 idle\n", "")?.reason == .missing)
  }

  @Test func placesOfRemarksNeedNotAgree() {
    let diff = TraceDiff(ignoresPlaces: true)
    func compare(_ expected: String, _ actual: String) -> Divergence? {
      diff.compare(expected: Array(expected.utf8), actual: Array(actual.utf8))
    }
    #expect(compare("1.000 error deadlock line 3 a\n", "1.000 error deadlock line 7 b\n") == nil)
    #expect(compare("1.000 error deadlock line 3 a\n", "1.000 error deadlock\n") == nil)
    #expect(
      compare("1.000 error deadlock line 3 a\n", "1.000 error nil line 3 a\n")?.reason == .different
    )
    #expect(
      compare(
        "{\"t\":1,\"kind\":\"print\",\"line\":3}\n", "{\"t\":1,\"kind\":\"print\",\"line\":4}\n")
        == nil)
  }
}

@Suite struct MismatchTests {
  private func reason(_ expected: String, _ actual: String) -> Divergence.Class? {
    TraceDiff.compare(expected: Array(expected.utf8), actual: Array(actual.utf8))?.reason
  }

  @Test func theEarlierOfTwoStrangersIsOutOfPlace() {
    #expect(reason("1.000 deinit a\n", "2.000 print b\n") == .missing)
    #expect(reason("2.000 deinit a\n", "1.000 print b\n") == .extra)
    #expect(reason("1.000 deinit a\n", "1.000 print b\n") == .different)
    #expect(reason("1.000 deinit a\n", "2.000 print b\n5.000 deinit a\n") == .late)
  }

  @Test func anEndIsMissedByWhatGoesOn() {
    #expect(reason("1.000 idle\n", "2.000 print b\n") == .extra)
    #expect(reason("1.000 print b\n", "1.000 idle\n") == .missing)
    #expect(reason("1.000 idle\n", "1.000 stop\n") == .different)
    let print = "{\"t\":1,\"flicks\":1,\"kind\":\"print\",\"text\":\"idle\"}\n"
    let idle = "{\"t\":1,\"flicks\":1,\"kind\":\"idle\"}\n"
    #expect(reason(idle, print) == .extra)
    #expect(reason(print, idle) == .missing)
  }
}
