import AnimInterpreter
import AnimSyntax
import Testing

/// A copy of a session made between events is a snapshot: both go on to the same bytes.
struct SnapshotTests {
  private static let script = """
    class Box: view { var hits = []; deinit { print("gone") } }
    var box = Box (10, 10)
    animate 2s { box.alpha = 0 } completion { finished in print("done \\(finished)") }
    let tick = every 0.3s { timer in
        box.hits.append(random(1...6))
        if box.hits.count == 6 { timer.invalidate() }
    }
    sequence {
        wait 1.1s
        animate 1s { box.center.x = 50 }
    } completion { print(box.hits) }
    trace [box.alpha, box.center.x] every 0.25s
    """

  @Test(arguments: [0.0, 0.3, 0.7, 1.1, 1.5, 2.0])
  func bothGoOnAlike(_ time: Double) {
    var session = Session()
    #expect(session.load(SourceFile(name: "snapshot", text: Self.script)).isEmpty)
    session.advance(toSeconds: time)
    _ = session.takeOutput()
    var copy = session
    let first = session.run()
    let output = session.takeOutput()
    #expect(copy.run() == first)
    #expect(copy.takeOutput() == output)
    #expect(first == .idle)
    #expect(!output.isEmpty)
  }

  /// What one side does is not seen by the other, whichever goes first.
  @Test func neitherDisturbsTheOther() {
    var session = Session()
    #expect(session.load(SourceFile(name: "snapshot", text: Self.script)).isEmpty)
    session.advance(toSeconds: 0.7)
    _ = session.takeOutput()
    var copies = Array(repeating: session, count: 3)
    for index in copies.indices { copies[index].advance(toSeconds: 1.2 + Double(index) * 0.3) }
    let first = session.run()
    let output = session.takeOutput()
    for index in copies.indices.reversed() {
      #expect(copies[index].run() == first)
      #expect(copies[index].takeOutput() == output)
      #expect(copies[index].miscounted() == nil)
    }
    #expect(session.miscounted() == nil)
  }
}
