import AnimInterpreter
import AnimSyntax
import Testing

/// A copy made while fingers are down goes on to the same bytes.
struct InputSnapshotTests {
  private static let script = """
    let card = view (100, 100) center (160, 240)
    on card pan { pan in
        card.center += pan.translation
        pan.translation = (0, 0)
    } longPress { press in
        print(press.state)
        wait 0.2s
        print("later")
    }
    at 0.01s { pan card to (200, 280) over 1s }
    at 0.1s { longPress card duration 0.8s }
    trace card.center every 0.25s
    """

  @Test(arguments: [0.0, 0.01, 0.3, 0.62, 0.95, 1.01])
  func bothGoOnAlike(_ time: Double) { expectCopyGoesOnAlike(Self.script, at: time) }

  private static let comings = """
    class Card: view { var note = [1, 2] }
    func make() {
        let card = Card (100, 100) center (160, 240)
        on card tap { touch in card.note = [touch]; touch.view.removeFromSuperview() } taps 1
        on card tap { print("two") } taps 2 pan { pan in card.note.append(pan.location) }
        on card tap nil swipe { }
        on card tap { touch in card.note = [touch]; if now > 1 { card.removeFromSuperview() } }
        return card
    }
    var card = make()
    let drag = pan card to (200, 280) over 1s
    at 0.1s { tap card; tap (1, 1); pan card to (0, 0); swipe card direction .up }
    at 1.5s { tap card taps 3; pan card to (0, 0) over 2s; card = nil }
    sequence { longPress (5, 5); tap (9, 9) }
    """

  @Test func everyOwnerIsCounted() {
    var session = Session()
    #expect(session.load(SourceFile(name: "owners", text: Self.comings)).isEmpty)
    for time in stride(from: 0, through: 4, by: 0.05) {
      #expect(session.miscounted() == nil, "at \(time)")
      session.advance(toSeconds: time)
    }
    #expect(session.run() == .idle)
    #expect(session.miscounted() == nil)
  }
}
