import Testing

@Suite struct REPLTests {
  @Test func tellsValuesAndTheTraceAndNothingElse() throws {
    let talk = try Talk(
      """
      1 + 2
      let box = view (100, 100) center (160, 240)
      animate 2s { box.alpha = 0 }
      :show box.alpha
      :step 1s
      :show box.alpha
      :run
      "done"
      """)
    #expect(
      talk.output == [
        "3",
        "0.000 animate #1 begin box.alpha from 1.000 to 0.000 duration 2.000 delay 0.000"
          + " curve easeInOut",
        "box.alpha presentation 1.000 model 0.000",
        "0.000 animate #1 start",
        "box.alpha presentation 0.500 model 0.000",
        "2.000 animate #1 complete finished",
        "2.000 idle",
        "\"done\"",
      ])
    #expect(talk.errors == "")
    #expect(talk.status == 0)
  }

  @Test func readsEntriesOfSeveralLines() throws {
    let talk = try Talk(
      """
      func twice(x) {
        return [
          x,
          x
        ]
      }
      twice(1 +
        1)
      """)
    #expect(talk.output == ["[2, 2]"])
    #expect(talk.errors == "")
  }

  @Test func complainsAboutAnEntryThatNeverEnds() throws {
    let talk = try Talk("func f() {\n")
    #expect(talk.output == [])
    #expect(talk.errors.contains("[unclosed-bracket]"))
    #expect(talk.status == 0)
  }

  @Test func goesOnAfterErrors() throws {
    let talk = try Talk(
      """
      var x = 1
      func f() { x = 2; return 1 / 0 }
      f()
      x
      nope
      let x = 5
      x
      :step 1
      """)
    #expect(talk.output == ["1", "5"])
    #expect(talk.errors.contains("[2]:1:"))
    #expect(talk.errors.contains("[division-by-zero]"))
    #expect(talk.errors.contains("[5]:1:1: error: "))
    #expect(talk.status == 0)
  }

  @Test func undoesAStepThatFails() throws {
    let talk = try Talk(
      """
      var n = 0
      let t = every 1s { n += 1; print(10 / (3 - n)) }
      :until 10s
      n
      :until 2s
      n
      """)
    #expect(talk.errors.contains("[division-by-zero]"))
    #expect(talk.output.suffix(6).first == "0")
    #expect(talk.output.last == "2")
  }

  @Test func standsStillUntilToldToGoOn() throws {
    let talk = try Talk(
      """
      let t = every 0.5s { }
      now
      :step
      now
      :step 0.25
      now
      :run 250ms
      t.invalidate()
      :step 3s
      now
      :step
      """)
    #expect(
      talk.output == [
        "0", "0.500 timer t fire 1", "0.5", "0.75", "1.000 timer t fire 2", "1.000 until",
        "1.000 timer t invalidate", "4", "4.000 idle",
      ])
  }

  @Test func keepsLookingWhereNothingHappens() throws {
    let talk = try Talk(
      """
      let box = view (10, 10)
      trace box.alpha every 0.5s
      :step 1s
      """)
    #expect(
      talk.output == [
        "0.000 sample box.alpha 1.000", "0.500 sample box.alpha 1.000",
        "1.000 sample box.alpha 1.000",
      ])
  }

  @Test func stopEndsARunAndNotTheSession() throws {
    let talk = try Talk("after 1s { stop() }\n:run\nnow\n")
    #expect(talk.output == ["1.000 timer #1 fire 1", "1.000 stop", "1"])
  }
}
