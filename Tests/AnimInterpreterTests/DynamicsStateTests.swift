import AnimInterpreter
import AnimSyntax
import Testing

/// A copy made while things fall goes on to the same bytes, and every value is counted.
@Suite struct DynamicsStateTests {
  private static let script = """
    class Motion: behavior {
      let pull = gravity []
      let walls = collision [] referenceBounds true
      let feel = dynamicItem [] elasticity 0.6
      var log = []
      init() {
        super.init()
        for part in [self.pull, self.walls, self.feel] { self.addChild(part) }
        self.walls.began = { [unowned self] contact in self.log.append(contact) }
      }
      func add(item) {
        super.add(item)
        self.addChild(push item mode .instantaneous angle random(0...6) magnitude 0.1
            action { push in push.remove() })
      }
    }
    class Dot { var center = (100, 40); var bounds = rect(0, 0, 10, 10); deinit { print("dot") } }
    let motion = Motion()
    let boxes = (0..<6).map { i in view (30, 20) center (40 + i * 45, 60 + i * 20) }
    for box in boxes { motion.add(box) }
    motion.add(Dot())
    let rod = attachment boxes[0] to boxes[1] length 70
    every 0.3s { timer in
      motion.add(view (12, 12) center (random(20...300), 20) collisionShape .ellipse)
      if motion.items.count > 10 { timer.invalidate() }
    }
    at 0.9s { motion.remove(boxes[2]); boxes[2].removeFromSuperview(); rod.remove() }
    at 1.2s { motion.walls.addBoundary("shelf", path: path (0, 300) { curve (320, 300) control (160, 380) }) }
    at 1.5s { motion.log = []; stage.dynamicAnimator.updateItem(boxes[3]) }
    trace [boxes[0].center, boxes[4].transform.rotation, motion.items] every 0.25s
    """

  /// A session keeps what it needs to make the steps of a copy again.
  private static let configuration = {
    var configuration = RunConfiguration()
    configuration.isSession = true
    return configuration
  }()

  private static func session() -> Session {
    var session = Session(configuration)
    #expect(session.load(SourceFile(name: "falling", text: script)).isEmpty)
    return session
  }

  @Test(arguments: [0.0, 0.02, 0.5, 0.9, 1.25, 2.0])
  func bothGoOnAlike(_ time: Double) {
    expectCopyGoesOnAlike(Self.script, at: time, until: 3, Self.configuration)
  }

  @Test func endsWithEveryValueCounted() {
    var session = Self.session()
    let outcome = session.run()
    #expect(outcome == .until || outcome == .idle)
    #expect(session.miscounted() == nil)
  }

  /// A contact as JSON Lines has what the text has: who, with whom, where.
  @Test func contactsAsJSONLines() {
    var configuration = RunConfiguration()
    configuration.format = .jsonl
    var session = Session(configuration)
    let script = """
      let a = view (100, 100) center (60, 60)
      let b = view (100, 100) center (155, 60)
      let walls = collision [a, b] referenceBounds true { boundary 7 from (0, 60) to (320, 60) }
      at 0.05s { walls.remove() }
      """
    #expect(session.load(SourceFile(name: "contacts", text: script)).isEmpty)
    _ = session.run()
    let lines = String(decoding: session.takeOutput(), as: UTF8.self).split(separator: "\n")
    let start = "{\"t\":0.016666666666666666,\"flicks\":11760000,\"kind\":\"contact\","
    let contacts = lines.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    #expect(contacts.count == 3)
    let common = "\"subject\":\"walls\",\"phase\":\"began\",\"line\":3,\"item\":"
    for rest in [
      "\"a\",\"other\":\"b\",\"x\":1", "\"a\",\"boundary\":7,\"x\":", "\"b\",\"boundary\":7,\"x\":",
    ] {
      #expect(contacts.contains { $0.hasPrefix(common + rest) })
    }
    #expect(
      lines.contains {
        $0.hasSuffix(
          "\"kind\":\"behavior\",\"subject\":\"walls\",\"phase\":\"removed\",\"line\":4,\"from\":\"stage\"}"
        )
      })
  }

  @Test(arguments: DiagnosticCatalogue.dynamics)
  func examplesAreTrue(entry: DiagnosticEntry) { expectExamplesAreTrue(entry, until: 2) }
}
