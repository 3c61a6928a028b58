import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  private static let scene = """
    class Note { var text = "a"; var next = nil }
    let box = view (100, 100) center (160, 240)
    let note = Note()
    let notes = [note, Note()]
    let words = ["a": 1, "b": [2, (3, 4)]]
    let t = every 0.3s { note.next = Note(); box.center.x += random(1...5) }
    animate 2s { box.alpha = 0 } completion { f in print("done") }
    func bad() { box.alpha = 0.1; note.text = "b"; return words["b"][7] }
    sequence { wait 0.2s; animate 1s { box.center = (0, 0) } }
    trace box.center every .change

    """

  private func digests(_ input: String) throws -> [String] {
    let talk = try Talk(CommandTests.scene + input)
    #expect(talk.errors == "")
    return talk.digests
  }

  @Test func digestsAreTheSameForTheSameRun() throws {
    let input = ":digest\n:step 1s\n:digest\n:run 2s\n:digest\n"
    let first = try digests(input)
    #expect(first.count == 3)
    #expect(Set(first).count == 3)
    #expect(try digests(input) == first)
  }

  @Test func digestsDoNotDependOnStepsOrLooking() throws {
    let whole = try digests(":step 1s\n:digest\n")
    let looked = try digests(
      ":step 0.4s\n:show box\n1 + 1\nbox.center\n:tree\n:until 1s\n:digest\n:digest\n")
    #expect(looked == [whole[0], whole[0]])
  }

  @Test func slowMotionStretchesWhatBeginsLaterAndCanBeUndone() throws {
    let talk = try Talk(
      """
      let box = view (10, 10)
      on box tap { print("tapped at \\(now)") }
      animate 1s { box.alpha = 0.5 }
      :slow 4
      animate 1s options .allowUserInteraction { box.cornerRadius = 1 }
      at 2s { tap box }
      :slow
      :step 2s
      :undo
      :undo
      :undo
      :undo
      :slow
      :slow 0
      :slow nan

      """)
    #expect(talk.output.contains { $0.contains("cornerRadius from 0.000 to 1.000 duration 4.000") })
    #expect(talk.output.contains("1.000 animate #1 complete finished"))
    #expect(talk.output.contains("2.000 print tapped at 2"))
    #expect(talk.output.contains("4.000") && talk.output.last == "1.000")
    #expect(talk.errors.contains("not '0'") && talk.errors.contains("not 'nan'"))
  }

  @Test func digestsKnowHandlersAndFingers() throws {
    let start = "let box = view (10, 10)\n"
    let digests = try [
      "on box tap { }", "on box tap { } taps 2", "on box pan { }", "pan box to (1, 1)",
      "pan box to (1, 2)", "tap box",
    ].map { try Talk(start + $0 + "\n:digest\n").digests[0] }
    #expect(Set(digests).count == digests.count)
    let undone = try Talk(
      start + ":digest\non box tap { }\ntap box\n:step\n:undo\n:undo\n:undo\n:digest\n")
    #expect(undone.digests[0] == undone.digests[1])
  }

  @Test func aStateGoneBackToGoesOnAsBefore() throws {
    let digests = try digests(
      """
      :step 0.5s
      :digest
      box.alpha = 0.25
      :step 1s
      :digest
      :undo
      :undo
      :digest
      box.alpha = 0.25
      :step 1s
      :digest
      :rewind 1.0s
      :rewind 0.1s
      :step 0.1s
      :digest
      """)
    #expect(digests.count == 5)
    #expect(digests[2] == digests[0])
    #expect(digests[3] == digests[1])
    #expect(digests[4] == digests[0])
  }

  @Test func failuresLeaveNoMark() throws {
    let talk = try Talk(
      CommandTests.scene + """
        :step 0.5s
        :digest
        bad()
        box.alpha = 0.2; note.text = "c"; animate 1s { box.center = (1, 1) }; 1 / 0
        let z = missing
        :step 0
        :digest
        """)
    #expect(talk.digests.count == 2)
    #expect(Set(talk.digests).count == 1)
    #expect(talk.errors.contains("error"))
  }

  @Test func rewindsByRunningAgain() throws {
    let talk = try Talk(
      """
      let box = view (100, 100)
      animate 2s options .curveLinear { box.alpha = 0 }
      :run
      :rewind 1.5s
      now
      :show box.alpha
      :step
      """)
    #expect(
      talk.output.suffix(3) == [
        "0.5", "box.alpha presentation 0.750 model 0.000", "2.000 animate #1 complete finished",
      ])
  }

  @Test func showsWhatIsSeenAndTheModel() throws {
    let talk = try Talk(
      """
      let box = view (100, 100) center (160, 240)
      let cards = [box]
      animate 1s options .curveLinear { box.center.x = 0 }
      :step 0.5s
      :show cards[0].center.x
      :show box.center
      :show 1 + 1
      :show box.hidden
      :show box
      """)
    #expect(
      talk.output.suffix(7) == [
        "cards[0].center.x presentation 80.000 model 0.000",
        "box.center presentation 80.000 240.000 model 0.000 240.000",
        "1 + 1 presentation 2.000 model 2.000",
        "box.hidden presentation false model false",
        "box.alpha presentation 1.000 model 1.000",
        "box.center presentation 80.000 240.000 model 0.000 240.000",
        "box.bounds presentation 0.000 0.000 100.000 100.000 model 0.000 0.000 100.000 100.000",
      ])
  }

  @Test func listsWhatThereIs() throws {
    let talk = try Talk(
      """
      class Door { var other = nil }
      let panel = view (50, 50) center (25, 25)
      let knob = view (10, 10) center (5, 5) in panel alpha 0.5
      let t = every 2s tolerance 0.5s { }
      animate 1s delay 1s { panel.alpha = 0; knob.center = (1, 1) }
      func f() { let a = Door(); let b = Door(); a.other = b; b.other = a }
      f()
      :tr
      :timers
      :an
      :leaks
      """)
    #expect(
      talk.output.suffix(6) == [
        "stage frame 0.000 0.000 320.000 480.000",
        "  panel frame 0.000 0.000 50.000 50.000",
        "    knob frame 0.000 0.000 10.000 10.000 alpha 0.500",
        "t next 2.000 every 2.000 tolerance 0.500",
        "#1 from 1.000 to 2.000 panel.alpha knob.center",
        "leak a other b other a",
      ])
  }

  @Test func playsWhatARunWrites() throws {
    let scene = "let t = every 0.1s { }\ntrace now every 0.05s\n"
    let scene2 = "let box = view (9, 9)\nlet t = every 0.1s { }\ntrace box.alpha every 0.04s\n"
    #expect(try Talk(scene).errors.contains("[not-a-trace-place]"))
    let start = Date()
    let played = try Talk(scene2 + ":play 0.25s\nnow\n:digest\n")
    #expect(Date().timeIntervalSince(start) >= 0.25)
    let ran = try Talk(scene2 + ":run 0.25s\nnow\n:digest\n")
    #expect(played.output == ran.output)
    #expect(played.output.suffix(3).first == "0.250 until")
    #expect(played.errors == "")
  }

  @Test func aLineThatWaitsForEverIsTold() throws {
    let talk = try Talk("var me = nil\nme = sequence { wait 1s; wait me }\n:run\n")
    #expect(talk.output == ["1.000 idle"])
    #expect(talk.errors == "anim: a line waits for something that never comes\n")
  }

  @Test func aLongSessionIsSavedWithItsLength() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let talk = try Talk("let a = 1\n:step 90s\nprint(a)\na\n:save \(path)\n")
    #expect(talk.errors == "")
    let script = try String(contentsOfFile: path, encoding: .utf8)
    #expect(script == "scene (320, 480) until 150s\nlet a = 1\nwait 90s\nprint(a)\n")
    let run = try AnimRunner.run(["run", path])
    #expect(
      String(decoding: run.output, as: UTF8.self)
        == "# anim trace 1 fps 60 seed 1\n90.000 print 1\n90.000 idle\n")
  }

  @Test func aNameDeclaredTwiceIsToldWhenSaving() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let talk = try Talk("let a = 1\nlet a = a + 1\n:save \(path)\na\n")
    #expect(talk.output == ["2"])
    #expect(talk.errors.contains(":2:1: error: 'a' is already declared"))
  }

  @Test func savesAScriptThatRunsTheSame() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let talk = try Talk(
      """
      let box = view (100, 100)
      :step 0.5s
      animate 1s {
        box.alpha = 0
      }
      oops
      :save \(path)
      :load \(path)
      """)
    #expect(talk.errors.contains("oops"))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        let box = view (100, 100)
        wait 0.5s
        animate 1s {
          box.alpha = 0
        }

        """)
  }

  @Test(arguments: [
    (":", "there is no command"), (": step", "there is no command"),
    (":stpe", "did you mean ':step'?"), (":slow x", "`:slow` needs a number"),
    (":s", ":step, :slow, :show, :save"),
    (":nope", "no command ':nope'"),
    (":until", "needs T"), (":digest 1", "takes no operand"), (":step soon", "a time is written"),
    (":step -1s", "a time is written"), (":until 1e9s", "a time is written"),
    (":undo", "nothing to undo"), (":rewind 1s", "nothing to go back to"),
    (":load /nowhere/at/all", "cannot read"), (":save /nowhere/at/all", "cannot write"),
    (":help anmate", "did you mean 'animate'?"), (":show", "needs X"),
    (":show nope.alpha", "[unknown-name]"), (":show (", "error"),
  ])
  func mistakesAreTold(_ input: String, _ message: String) throws {
    let talk = try Talk(input + "\n7\n")
    #expect(talk.output == ["7"])
    #expect(talk.errors.contains(message))
    #expect(talk.status == 0)
  }

  @Test func helpKnowsTheTables() throws {
    let overview = try Talk(":help\n")
    for word in ["animate", "clamp", ":rewind T", "tau"] {
      #expect(overview.output.contains { $0.contains(word) })
    }
    for name in ["animate", "center", "array", "append", "pi", ":step", "tolerance", "isValid"] {
      let page = try Talk(":help \(name)\n")
      #expect(page.errors == "" && page.output.count > 1)
    }
  }

  @Test func leavesWhenTold() throws {
    #expect(try Talk("1\n:q\n2\n").output == ["1"])
  }
}
