import AnimInterpreter
import AnimSyntax
import Testing

/// Animators in a session: going back and looking leave them as they are.
@Suite struct AnimatorStateTests {
  private static let made = """
    let box = view (10, 10) center (0, 0)
    let move = animator 2s curve .linear { box.center.x = 100 }
    move.addCompletion { position in print("over at \\(position)") }
    move.addAnimations(delayFactor: 0.5) { box.alpha = 0 }
    move.start()

    """

  @Test(arguments: [
    "move.pause()", "move.pause(); move.fractionComplete = 0.9", "move.isReversed = true",
    "move.pause(); move.continue(curve: .easeIn, durationFactor: 1)", "move.stop()",
    "move.stop(withoutFinishing: true)", "move.stop(); move.finish(at: .start)",
    "move.addCompletion { print(1) }", "move.addAnimations { box.cornerRadius = 2 }",
    "move.scrubsLinearly = false", "move.pausesOnCompletion = true",
    "animate 1s { box.alpha = 1 }", "box.removeFromSuperview()", ":step 0.3s", ":run",
    "let other = animator 1s { box.alpha = 0.5 }",
  ])
  func undoLeadsBack(_ line: String) throws {
    for lead in ["", ":step 0.7s\n"] {
      let talk = try Talk(
        AnimatorStateTests.made + lead
          + ":digest\n\(line)\n:digest\n:undo\n:digest\n:run\n:digest\n")
      let plain = try Talk(AnimatorStateTests.made + lead + ":run\n:digest\n")
      #expect(talk.errors == "")
      #expect(talk.digests.count == 4)
      #expect(talk.digests[0] != talk.digests[1])
      #expect(talk.digests[0] == talk.digests[2])
      #expect(talk.digests[3] == plain.digests[0])
    }
  }

  @Test(arguments: [
    ":show move.fractionComplete", ":show move.state", ":plot box.center.x", ":animations",
    ":tree", "move.state", "move.finish(at: .end)", "move.fractionComplete = 1", "move.continue()",
  ])
  func lookingAndMistakesLeaveNoMark(_ line: String) throws {
    let before = try Talk(AnimatorStateTests.made + ":step 0.7s\n:digest\n:run\n:digest\n")
    let after = try Talk(AnimatorStateTests.made + ":step 0.7s\n\(line)\n:digest\n:run\n:digest\n")
    #expect(before.digests.count == 2)
    #expect(before.digests == after.digests)
  }

  @Test func isListedWithWhatItMoves() throws {
    let talk = try Talk(
      AnimatorStateTests.made + ":step 0.5s\n:animations\nmove.pause()\n:animations\n")
    #expect(talk.errors == "")
    #expect(
      talk.output.contains("move active fraction 0.250 to 2.000 box.center box.alpha"))
    #expect(talk.output.last == "move active fraction 0.250 box.center box.alpha")
  }

  @Test func completesItsMembers() {
    var dialogue = InteractiveSession()
    _ = dialogue.enter(SourceFile(name: "-", text: AnimatorStateTests.made))
    let words = dialogue.completions(of: "move.", wordLength: 0)
    for word in ["continue", "fractionComplete", "isReversed", "start", "stop"] {
      #expect(words.contains(word))
    }
  }
}
