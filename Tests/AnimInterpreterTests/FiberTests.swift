import AnimSyntax
import Testing

@testable import AnimInterpreter

/// What a fiber that waits takes off the stack, and what it finds when it goes on.
@Suite struct FiberTests {
  private static let script = """
    func inner(a) {
        wait 1s
        return a + 1
    }
    func outer(list) {
        let sum = inner(list[0])
        print(sum, list)
    }
    after 0s { outer([5]) }
    """

  @Test func aWaitingFiberLeavesNothingOnTheStack() throws {
    var session = Self.session(Self.script)
    session.advance(toSeconds: 0.5)
    #expect(session.machine.depth == 0)
    #expect(session.machine.stack.contents.isEmpty)
    let fiber = try #require(Self.fibers(session).first)
    // The block, `outer` and `inner`, outermost first.
    let names = fiber.frames.map { session.machine.program.functions[$0.function].name }
    #expect(names.map { $0.isNone ? "" : session.names[$0] } == ["", "outer", "inner"])
    #expect(fiber.line == 2)
    #expect(fiber.registers.contains { $0.kind == .array })
    #expect(session.miscounted() == nil, "what it holds is counted")
  }

  /// The frames are kept relative to the fiber's own window, one above the other.
  @Test func framesAreKeptRelativeToTheWindow() throws {
    var session = Self.session(Self.script)
    session.advance(toSeconds: 0.5)
    let fiber = try #require(Self.fibers(session).first)
    #expect(fiber.frames[0].result == 0)
    #expect(fiber.frames[0].base == 1)
    for (below, above) in zip(fiber.frames, fiber.frames.dropFirst()) {
      #expect(above.base == above.result + 1, "the window of a call begins below its registers")
      #expect(above.base > below.base)
      #expect(above.base < below.base + Int(below.registerCount))
    }
    let last = try #require(fiber.frames.last)
    #expect(fiber.registers.count >= last.base + Int(last.registerCount))
  }

  @Test func itGoesOnWithItsRegistersAndReturnsThroughItsFrames() {
    var session = Self.session(Self.script)
    session.advance(toSeconds: 2)
    #expect(Self.fibers(session).isEmpty)
    #expect(Self.output(&session).contains("1.000 print 6 [5]"))
    #expect(session.machine.stack.contents.isEmpty)
    #expect(session.miscounted() == nil)
  }

  /// A block that waits in the middle of calls is set aside alone; the calls go on.
  @Test func aBlockInTheMiddleOfCallsIsSetAsideAlone() throws {
    let block = "{ let list = [1]; wait 1s; print(list) }"
    var shallow = Self.session("sequence \(block)")
    var deep = Self.session(
      """
      func f(n) {
          if n == 0 { sequence \(block) } else { f(n - 1) }
          return n
      }
      print(f(20))
      """)
    shallow.advance(toSeconds: 0.5)
    deep.advance(toSeconds: 0.5)
    #expect(Self.output(&deep).contains("0.000 print 20"))
    let (first, second) = (
      try #require(Self.fibers(shallow).first), try #require(Self.fibers(deep).first)
    )
    #expect(second.frames.count == 1)
    #expect(second.frames.map(\.base) == first.frames.map(\.base), "wherever the stack stood")
    #expect(second.registers.map(\.kind) == first.registers.map(\.kind))
    deep.advance(toSeconds: 2)
    #expect(Self.output(&deep).contains("1.000 print [1]"))
  }

  @Test func fibersThatWaitTogetherDoNotShareRegisters() {
    var session = Self.session(
      "for i in 1...3 { after 0s { let n = i * 10; wait 1s; print(n) } }")
    session.advance(toSeconds: 0.5)
    #expect(Self.fibers(session).count == 3)
    session.advance(toSeconds: 2)
    let printed = Self.output(&session).split(separator: "\n").filter { $0.contains("print") }
    #expect(printed == ["1.000 print 10", "1.000 print 20", "1.000 print 30"])
  }

  private static func session(_ text: String) -> Session {
    var session = Session()
    #expect(session.load(SourceFile(name: "test", text: text)).isEmpty)
    return session
  }

  private static func fibers(_ session: Session) -> [Fiber] {
    session.stage.tasks.fibers.fibers.compactMap { $0 }
  }

  private static func output(_ session: inout Session) -> String {
    String(decoding: session.takeOutput(), as: UTF8.self)
  }
}
