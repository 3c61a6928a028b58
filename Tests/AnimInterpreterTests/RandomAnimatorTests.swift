import AnimInterpreter
import AnimSyntax
import Testing

/// Scripts that do anything to animators at any time: every error is one of the documented ones, and
/// every value is held as often as it is counted.
@Suite struct RandomAnimatorTests {
  /// Deeds upon an animator `m`, some of them wrong in its state.
  private static let deeds = [
    "m.start()", "m.start()", "m.start()", "m.pause()", "m.pause()", "m.stop()",
    "m.stop(withoutFinishing: true)", "m.finish(at: .start)", "m.finish(at: .current)",
    "m.finish(at: .end)", "m.continue()", "m.continue(durationFactor: 0.5)",
    "m.continue(curve: .easeIn)", "m.continue(damping: 0.6, velocity: 1)",
    "m.continue(stiffness: 200, damping: 20)", "m.continue(duration: 0.4)",
    "m.isReversed = !m.isReversed", "m.fractionComplete = 0.3",
    "m.fractionComplete = m.fractionComplete",
    "m.addAnimations { a.alpha = 0.25 }", "m.addAnimations(delayFactor: 0.5) { b.center.y += 9 }",
    "m.addCompletion { position in print(position) }", "m.addCompletion { m.start() }",
    "m.pausesOnCompletion = true", "m.pausesOnCompletion = false", "m.scrubsLinearly = false",
    "animate 0.3s { a.center.x += 5 }", "animate 0.2s { m.start() }",
    "animate 0.3s interruption .additive { a.center.x -= 5 }", "a.removeFromSuperview()",
    "stage.addSubview(a)", "let n = animator 0.2s running true { a.center.x = 7; b.alpha = 0.5 }",
    "sequence { m.start(); print(now) }",
    "m = animator 0.3s { a.center.x += 1 } completion { m = nil }",
    "print(leaks())",
  ]

  @Test(arguments: 0..<150) func everythingIsCounted(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 99
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var text = """
      let a = view (10, 10) center (0, 0)
      let b = view (10, 10) center (50, 50)
      var m = animator \(below(10))00ms curve .\(["linear", "easeInOut", "easeOut"][below(3)]) {
          a.center.x += 40
          b.alpha = b.alpha == 1 ? 0 : 1
      } completion { position in print("\\(position) \\(m.state)") }

      """
    let deeds = RandomAnimatorTests.deeds
    for _ in 0..<12 { text += "after \(below(1200))ms { \(deeds[below(deeds.count)]) }\n" }
    var configuration = RunConfiguration()
    configuration.until = 20
    var session = Session(configuration)
    let faults = session.load(SourceFile(name: "random.anim", text: text))
    #expect(!faults.contains { $0.severity == .error }, "\(faults)")
    for step in 1...30 {
      session.advance(toSeconds: Double(step) * 0.1)
      guard session.runtimeDiagnostic == nil else { break }
      if let fault = session.miscounted() {
        Issue.record("\(fault)\n\(text)")
        return
      }
    }
    let outcome = session.run()
    if let failure = session.runtimeDiagnostic {
      let isExpected = ["animator-state", "member-of-nil", "deadlock"].contains(failure.id)
      #expect(isExpected, "\(failure.message)\n\(text)")
    } else {
      #expect(outcome == .idle || outcome == .until, "\(text)")
      if let fault = session.miscounted() { Issue.record("\(fault)\n\(text)") }
    }
  }

  @Test func standsInJSONLinesUnderItsKeys() {
    var configuration = RunConfiguration()
    configuration.format = .jsonl
    var session = Session(configuration)
    let text = """
      let box = view (10, 10)
      let fade = animator 1s curve .linear { box.alpha = 0 }
      fade.start()
      at 0.5s { fade.pause(); fade.continue() }
      """
    #expect(session.load(SourceFile(name: "fade", text: text)).isEmpty)
    _ = session.run()
    let lines = String(decoding: session.takeOutput(), as: UTF8.self).split(separator: "\n")
    let start = #""kind":"animator","subject":"fade","phase":"#
    #expect(
      lines.dropFirst() == [
        #"{"t":0,"flicks":0,\#(start)"begin","line":3,"property":"box.alpha","from":1,"to":0,"#
          + #""duration":1,"delay":0,"curve":"linear"}"#,
        #"{"t":0,"flicks":0,\#(start)"start","line":3}"#,
        #"{"t":0.5,"flicks":352800000,\#(start)"pause","line":4,"fraction":0.5}"#,
        #"{"t":0.5,"flicks":352800000,\#(start)"continue","line":4}"#,
        #"{"t":1,"flicks":705600000,\#(start)"complete","line":4,"position":"end"}"#,
        #"{"t":1,"flicks":705600000,"kind":"idle"}"#,
      ])
  }
}
