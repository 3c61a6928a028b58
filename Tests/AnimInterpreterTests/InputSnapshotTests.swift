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
  func bothGoOnAlike(_ time: Double) {
    var session = Session()
    #expect(session.load(SourceFile(name: "snapshot", text: Self.script)).isEmpty)
    session.advance(toSeconds: time)
    _ = session.takeOutput()
    var copy = session
    #expect(copy.run() == .idle)
    let output = copy.takeOutput()
    #expect(session.run() == .idle)
    #expect(session.takeOutput() == output)
    #expect(!output.isEmpty)
  }
}
