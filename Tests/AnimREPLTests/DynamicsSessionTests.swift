import AnimInterpreter
import AnimSyntax
import Testing

/// Physics in a session: going back and looking leave it as it is.
@Suite struct DynamicsSessionTests {
  private static let made = """
    let ball = view (30, 30) center (100, 300)
    let box = view (30, 30) center (110, 200)
    let pull = gravity [ball, box]
    let walls = collision [ball, box] referenceBounds true
    let feel = dynamicItem [ball, box] elasticity 0.5
    let kick = push ball mode .instantaneous magnitude 0.1 action { push in push.remove() }

    """

  @Test(arguments: [
    "pull.magnitude = 0.5", "pull.remove()", "pull.remove(ball)", "ball.center = (20, 20)",
    "ball.center = (20, 20); stage.dynamicAnimator.updateItem(ball)", "pull.action = { 1 }",
    "walls.addBoundary(1, rect: rect(0, 0, 5, 5))", "feel.elasticity = 0.2",
    "feel.addLinearVelocity((1, 0), to: box)", "push ball magnitude 2", "let n = behavior [pull]",
    "attachment ball to box", "snap box to (50, 50)", "field ball kind .drag strength 1",
    ":step 0.4s", ":run", "stage.dynamicAnimator.removeAllBehaviors()",
    "let late = view (9, 9); pull.add(late)", "box.collisionShape = .ellipse",
  ])
  func undoLeadsBack(_ line: String) throws {
    for lead in ["", ":step 0.7s\n"] {
      let talk = try Talk(
        DynamicsSessionTests.made + lead
          + ":digest\n\(line)\n:digest\n:undo\n:digest\n:run\n:digest\n")
      let plain = try Talk(DynamicsSessionTests.made + lead + ":run\n:digest\n")
      #expect(talk.errors == "")
      #expect(talk.digests.count == 4)
      #expect(talk.digests[0] != talk.digests[1])
      #expect(talk.digests[0] == talk.digests[2])
      #expect(talk.digests[3] == plain.digests[0])
    }
  }

  @Test(arguments: [
    ":show ball", ":show ball.linearVelocity", ":plot ball.center.y", ":behaviors", ":tree",
    "pull.magnitude", "walls.boundaries", "stage.dynamicAnimator.items(in: rect(0, 0, 9, 9))",
    "pull.add(4)", "attachment ball", "gravity view (0, 0)", "boundary 1",
    "ball.removeFromSuperview()",
    "feel.linearVelocity(of: stage)", "stage.dynamicAnimator.isRunning",
  ])
  func lookingAndMistakesLeaveNoMark(_ line: String) throws {
    let before = try Talk(DynamicsSessionTests.made + ":step 0.7s\n:digest\n:run\n:digest\n")
    let after = try Talk(
      DynamicsSessionTests.made + ":step 0.7s\n\(line)\n:digest\n:run\n:digest\n")
    #expect(before.digests.count == 2)
    #expect(before.digests == after.digests)
  }

  @Test func rewindRunsAgainToTheSame() throws {
    let talk = try Talk(
      DynamicsSessionTests.made
        + ":step 0.5s\n:digest\n:step 0.5s\n:digest\n:rewind 0.5s\n:digest\n:step 0.5s\n:digest\n")
    #expect(talk.digests.count == 4)
    #expect(talk.digests[0] == talk.digests[2])
    #expect(talk.digests[1] == talk.digests[3])
  }

  @Test func behaviorsAreListed() throws {
    let talk = try Talk(
      DynamicsSessionTests.made + "let both = behavior [pull, walls]\n:step 0.1s\n:behaviors\n")
    #expect(talk.errors == "")
    #expect(
      talk.output.suffix(7) == [
        "stage running stepped 0.100", "  feel (dynamicItem) ball box", "  both (behavior)",
        "    pull (gravity) ball box", "    walls (collision) ball box",
        "in no animator", "  kick (push) ball",
      ])
  }
}
