import AnimInterpreter
import AnimSyntax
import Testing

/// A copy made while transitions run goes on to the same bytes, and every value is counted.
@Suite struct TransitionStateTests {
  private static let script = """
    class Card: view { var faceUp = false; var hand = [] }
    let card = Card (80, 120)
    let back = view (80, 120) in nil
    var pip = view (10, 10) in card
    func flip() {
        return transition card duration 0.6s options .flipFromLeft {
            card.faceUp = !card.faceUp
            card.hand.append(Card (1, 1))
            pip.removeFromSuperview()
            pip = view (5, 5) in card
        } completion { finished in print("\\(card.faceUp) \\(finished)") }
    }
    sequence { flip(); transition card to back duration 1s options .crossDissolve; print("end") }
    after 0.2s { flip() }
    trace [card.faceUp, card.subviews, card.superview, back.alpha, card.turn] every 0.1s
    """

  @Test(arguments: [0.0, 0.1, 0.25, 0.35, 0.61, 0.9, 1.2, 1.6])
  func bothGoOnAlike(_ time: Double) { expectCopyGoesOnAlike(Self.script, at: time) }

  @Test(arguments: DiagnosticCatalogue.transitions)
  func examplesAreTrue(entry: DiagnosticEntry) { expectExamplesAreTrue(entry) }
}
