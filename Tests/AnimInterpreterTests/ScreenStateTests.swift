import AnimInterpreter
import AnimSyntax
import Testing

/// A copy made while screens come and go goes on to the same bytes, and every value is counted.
@Suite struct ScreenStateTests {
  private static let script = """
    class Page: screen {
      var rounds = 0
      func appear() { self.rounds += 1; animate 0.5s { label.alpha = 0 } }
      func willDisappear() { wait 0.2s; print("\\(self) was here \\(self.rounds) times") }
      deinit { print("let go") }
    }
    let front = Page()
    let label = view (100, 20) in front
    var back = Page() name "back"
    back.removeFromSuperview()
    front.addSubview(Page())
    at 0.5s { transition front to back duration 0.5s options .crossDissolve }
    at 1.2s { back.removeFromSuperview(); back = nil }
    at 1.5s { stage.addSubview(front); front.subviews[1].removeFromSuperview() }
    trace [label.alpha, stage.subviews] every 0.1s
    """

  @Test(arguments: [0.0, 0.3, 0.5, 0.7, 1.0, 1.2, 1.3, 1.5, 1.6])
  func bothGoOnAlike(_ time: Double) { expectCopyGoesOnAlike(Self.script, at: time) }

  @Test(arguments: DiagnosticCatalogue.screens)
  func examplesAreTrue(entry: DiagnosticEntry) { expectExamplesAreTrue(entry) }
}
