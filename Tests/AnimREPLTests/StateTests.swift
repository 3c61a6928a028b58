import AnimInterpreter
import AnimSyntax
import Testing

/// Going back, looking and foreseeing leave the state as it is.
@Suite struct StateTests {
  private static let waiting = """
    class Card: view { var hits = [] }
    let card = Card (10, 10)
    func pulse(times) {
        for n in 1...times {
            wait 0.5s
            card.hits.append(random(1...6))
            animate 0.4s { card.alpha = card.alpha == 1 ? 0.5 : 1 } completion { print("pulse \\(n)") }
        }
    }
    sequence { pulse(3); wait 0.25s; animate 1s { card.center.x = 50 } } completion { print("end") }
    let race1 = race { animate 3s { card.center.y = 9 }; animate 2s { card.bounds = rect(0, 0, 5, 5) } } completion { print("race") }
    wait 1.2s; print("line")

    """

  @Test(arguments: [
    "let y = 5", "1 + 1", "func f() { return 2 }", "class Card: view { }", "card.hits = [1]",
    "let card = 3", "random(1...10)", "wait 1s; print(2)", ":step", ":step 1s", ":run",
    ":until 2s", "animate 1s { card.alpha = 0.1 }", "card.removeFromSuperview()", "busy 1s",
    "trace card.alpha every 1s", "at 3s { print(3) }", "let e = every 0.1s { }", "stop()",
  ])
  func undoLeadsBack(_ line: String) throws {
    for lead in ["", ":step 0.7s\n"] {
      let talk = try Talk(StateTests.waiting + lead + ":digest\n\(line)\n:digest\n:undo\n:digest\n")
      #expect(talk.errors == "")
      #expect(talk.digests.count == 3)
      #expect(talk.digests[0] != talk.digests[1] || line == "1 + 1" || line == "stop()")
      #expect(talk.digests[0] == talk.digests[2])
    }
  }

  @Test(arguments: [
    ":show card.alpha", ":show card", ":show pulse(3)", ":plot card.alpha", ":tree", ":timers",
    ":animations", ":leaks", ":help", ":show nope", ":step soon", "nope", "card.nope", "let = 3",
    "pulse(", "deinit",
  ])
  func lookingAndMistakesLeaveNoMark(_ line: String) throws {
    let before = try Talk(StateTests.waiting + ":step 0.7s\n:digest\n:run\n:digest\n")
    let after = try Talk(
      StateTests.waiting
        + ":step 0.7s\n\(line == "pulse(" ? "pulse(]" : line)\n:digest\n:run\n:digest\n")
    #expect(before.digests.count == 2)
    #expect(before.digests == after.digests)
  }

  /// Where fibers wait, a state gone back to goes on to the same bytes.
  @Test(arguments: ["0.3s", "0.5s", "0.7s", "1.2s", "1.9s"])
  func waitingCodeGoesOnAlike(_ time: String) throws {
    let once = try Talk(StateTests.waiting + ":step \(time)\n:run\n:digest\n")
    let twice = try Talk(
      StateTests.waiting + ":step \(time)\n:run\ncard.alpha = 0\n:undo\n:undo\n:run\n:digest\n")
    #expect(once.errors == "" && twice.errors == "")
    #expect(once.digests == twice.digests)
    let rerun = twice.output.drop { !$0.hasSuffix(" idle") }.dropFirst()
    #expect(Array(rerun) == Array(once.output.suffix(rerun.count)))
    #expect(rerun.count > 4)
  }

  @Test func aNameDeclaredAgainReadsItsOldValue() throws {
    let talk = try Talk(
      """
      let x = 1
      let x = x + 1
      let x = x * 10; let x = x + 5
      x
      func twice() { return x * 2 }
      let x = twice()
      x
      func x() { return "a function" }
      let x = x()
      x
      class x { var a = 1 }
      x().a
      func g() { return 1 }; g(); let g = g() + 1; g
      let y = y
      """)
    #expect(talk.output == ["25", "50", "\"a function\"", "1", "1", "2"])
    #expect(talk.errors.contains("[14]:1:9: error: 'y' has no value here yet"))
  }

  @Test func digestsTellStatesApart() throws {
    func digest(_ input: String) throws -> String { try Talk(input + "\n:digest\n").digests[0] }
    let pairs = [
      ("func f() { return 1 }", "func f() { return 2 }"),
      ("let x = 1", "var x = 1"), ("let x = 1", "let x = 1.5"), ("let x = \"1\"", "let x = 1"),
      ("class A { var a = 1 }", "class A { var a = 2 }"),
      ("let v = view (1, 1)", "let w = view (1, 1)"),
      (
        "func f() { return 1 }\nfunc g() { return f() }\nfunc f() { return 2 }",
        "func f() { return 1 }\nfunc f() { return 2 }\nfunc g() { return f() }"
      ),
      (
        "let v = view (1, 1)\ntrace v.alpha every 1s", "let v = view (1, 1)\ntrace v.alpha every 2s"
      ),
      ("scene (320, 480) seed 1", "scene (320, 480) seed 2"),
    ]
    for (a, b) in pairs { #expect(try digest(a) != digest(b), "\(a) and \(b)") }
    #expect(try digest("let x = 1") == digest("nope\nlet x = 1\n:show x"))
  }

  @Test func interruptingKeepsWhatHasHappened() {
    var configuration = RunConfiguration()
    let interrupt = configuration.interrupt
    // The sink is called for every line: the fifth one interrupts, in the middle of an event.
    let lines = Counter()
    configuration.isUnbuffered = true
    configuration.sink = { _ in if lines.next() == 5 { interrupt.reason = Interrupt.user } }
    var dialogue = InteractiveSession(configuration)
    _ = dialogue.enter(
      SourceFile(name: "-", text: "var n = 0; let t = every 1s { print(n); n += 1 }"))
    guard case .interrupted = dialogue.run(atMost: 60) else {
      Issue.record("not interrupted")
      return
    }
    #expect(dialogue.now == 3)
    interrupt.reason = 0
    #expect((try? dialogue.show("n")) == ["n presentation 3.000 model 3.000"])
  }
}

/// Counts calls from a closure that must be sendable; only one thread calls it.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
