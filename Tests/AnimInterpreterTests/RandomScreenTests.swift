import AnimInterpreter
import AnimSyntax
import Testing

/// Scripts that do anything with screens at any time: each screen is told what happens in order, every
/// value is held as often as it is counted, and a copy goes on alike.
@Suite struct RandomScreenTests {
  private static let deeds = [
    "a.removeFromSuperview()", "stage.addSubview(a)", "b?.removeFromSuperview()",
    "if let b { a.addSubview(b) }", "if let b { stage.addSubview(b) }", "b = nil",
    "b = Page() name \"b\\(now * 1000)\"", "a.addSubview(label)", "label.removeFromSuperview()",
    "if let b { b.addSubview(label) }", "animate 0.3s { label.alpha = 1 - label.alpha }",
    "animator 0.2s running true { label.center.x += 9 }",
    "transition a duration 0.4s options .flipFromLeft { label.alpha = 0.5 }",
    """
    if let b, a.superview != nil, !a.isDescendant(of: b) {
      transition a to b duration 0.3s options .curlUp
    }
    """,
    """
    if let b, b.superview != nil, !b.isDescendant(of: a) {
      transition b to a duration 0.3s options .crossDissolve
    }
    """,
    "transition stage duration 0.2s { a.removeFromSuperview(); stage.addSubview(label) }",
    "inner.disappear = { stage.addSubview(inner) }", "inner.removeFromSuperview()",
    "inner.willAppear = { inner.removeFromSuperview() }", "inner.appear = nil",
    "a.addSubview(inner)", "print(leaks())", "busy 0.2s",
    "screen() in a appear { me in me.removeFromSuperview() } disappear { print(\"bye\") }",
  ]

  @Test(arguments: 0..<150) func everythingIsTold(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 7
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let deeds = RandomScreenTests.deeds
    var text = """
      class Page: screen {
        func willAppear() { if now > 0.5 && now < 0.7 { \(deeds[below(deeds.count)]) } }
        func appear() { animate 0.2s { label.alpha = 1 - label.alpha } }
        func willDisappear() { wait 0.1s; print("waited") }
        deinit { print("gone") }
      }
      let label = view (20, 20)
      let a = Page()
      var b = Page()
      let inner = screen() in a appear { animate 0.1s { label.alpha = 0 } }
      trace [label.alpha, a.superview] every 0.25s

      """
    for _ in 0..<12 { text += "at \(below(1500))ms { \(deeds[below(deeds.count)]) }\n" }
    var configuration = RunConfiguration()
    configuration.until = 5
    configuration.limits.rounds = 200
    var session = Session(configuration)
    let faults = session.load(SourceFile(name: "random.anim", text: text))
    #expect(!faults.contains { $0.severity == .error }, "\(faults)")
    for step in 1...20 {
      session.advance(toSeconds: Double(step) * 0.1)
      guard session.runtimeDiagnostic == nil else { break }
      if let fault = session.miscounted() {
        Issue.record("\(fault)\n\(text)")
        return
      }
    }
    let before = session.takeOutput()
    var copy = session
    let outcome = session.run()
    #expect(copy.run() == outcome)
    let rest = session.takeOutput()
    #expect(copy.takeOutput() == rest)
    if let failure = session.runtimeDiagnostic {
      // Two that send one another away have no end.
      let isExpected = ["limit-rounds", "view-cycle"].contains(failure.id)
      #expect(isExpected, "\(failure.message)\n\(text)")
      return
    }
    #expect(outcome == .idle || outcome == .until, "\(text)")
    if let fault = session.miscounted() { Issue.record("\(fault)\n\(text)") }
    checkOrder(String(decoding: before + rest, as: UTF8.self), text)
  }

  /// Each screen is told what may follow what it was told last.
  private func checkOrder(_ trace: String, _ text: String) {
    let next = [
      "disappear": ["willAppear"], "willAppear": ["appear", "willDisappear"],
      "appear": ["willDisappear"], "willDisappear": ["disappear", "willAppear"],
    ]
    var last: [Substring: String] = [:]
    for line in trace.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, words[1] == "view", words[3] != "removed" else { continue }
      let moment = String(words[3])
      #expect(next[last[words[2]] ?? "disappear"]?.contains(moment) == true, "\(line)\n\(text)")
      last[words[2]] = moment
    }
  }
}
