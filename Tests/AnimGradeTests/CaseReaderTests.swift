import AnimTrace
import Testing

@testable import AnimGrade

@Suite struct CaseReaderTests {
  private func read(_ text: String) -> (found: ExerciseCase, faults: [ExerciseFault]) {
    CaseReader.read(Array(text.utf8), file: "cases/01-x.trace")
  }

  private func fault(_ text: String) -> String {
    let faults = read(text).faults
    #expect(faults.count == 1)
    return faults.first?.description ?? ""
  }

  @Test func annotations() {
    let (found, faults) = read(
      """
      # anim trace 1 fps 60 seed 1
      ## a remark: points 7
      #
      # name It fades
      # points: 2.5
      # tolerance 0.01 relative 0.001
      # hint Think of the model,
      # hint and of what is seen.
      # requires animate
      # forbids .repeat
      # forbids after
      # hidden
      # unordered
      # run --until 5s --trace 'box.alpha every 1s'
      # prelude given.anim
      # coda probe.anim
      0.000 print a
      # hint the end
      1.000 idle

      """)
    #expect(faults.isEmpty)
    #expect(found.name == "It fades")
    #expect(found.points.text == "2.5")
    #expect(found.tolerance == Tolerance(absolute: 0.01, relative: 0.001))
    #expect(found.hint == "Think of the model, and of what is seen.")
    #expect(found.lineHints == [19: "the end"])
    #expect(found.requires.map(\.text) == ["animate"])
    #expect(found.forbids.map(\.text) == [".repeat", "after"])
    #expect(found.isHidden && found.isUnordered)
    #expect(found.flags == ["--until", "5s", "--trace", "box.alpha every 1s"])
    #expect(found.prelude == "given.anim" && found.coda == "probe.anim")
    #expect(found.events == 2)
  }

  @Test func whatIsNotSaid() {
    let found = read("0.000 idle\n").found
    #expect(found.name == "01-x" && found.points.text == "1" && found.tolerance == nil)
  }

  @Test func nothingIsPassedOver() {
    #expect(
      fault("# poins 2\n0.000 idle\n").contains("cases/01-x.trace:1: unknown annotation 'poins'"))
    #expect(fault("# points two\n0.000 idle\n").contains("not 'two'"))
    #expect(fault("# points 0\n0.000 idle\n").contains("more than 0"))
    #expect(fault("# points 1.234\n0.000 idle\n").contains("two decimals"))
    #expect(fault("# points\n0.000 idle\n").contains("needs NUMBER"))
    #expect(fault("# hidden yes\n0.000 idle\n").contains("needs nothing"))
    #expect(fault("# name a\n# name b\n0.000 idle\n").contains("twice"))
    #expect(fault("# tolerance -1\n0.000 idle\n").contains("0.01 relative"))
    #expect(fault("# tolerance 0.1 relative\n0.000 idle\n").contains("0.01 relative"))
    #expect(fault("# run --trace 'x\n0.000 idle\n").contains("quote"))
    #expect(fault("# requires // nothing\n0.000 idle\n").contains("nothing a script can hold"))
    #expect(fault("# prelude ../x.anim\n0.000 idle\n").contains("in the folder of the case"))
    #expect(fault("0.000 print a\n# points 2\n1.000 idle\n").contains("before the first event"))
    #expect(fault("0.000 print a\n1.000 idle\n# hint late\n").contains("behind it"))
    #expect(fault("# points 2\n").contains("no events"))
    #expect(fault("0.000 pirnt a\n").contains("unknown kind of event 'pirnt'"))
    #expect(fault("print a\n").contains("begins with its time"))
    #expect(fault("# anim trace 2 fps 60 seed 1\n0.000 idle\n").contains("only version 1"))
    #expect(fault("{\"t\":0}\n").contains("JSON Lines"))
  }

  @Test func pointsAreExact() {
    let texts = ["1", "0.5", "0.25", "1000000", "0.05", "2.50"]
    #expect(texts.map { Points($0[...])?.text } == ["1", "0.5", "0.25", "1000000", "0.05", "2.5"])
    for wrong in ["", ".", "1.", ".5", "-1", "0", "0.00", "1000000.01", "1e3", "1.2.3", "٣"] {
      #expect(Points(wrong[...]) == nil, "\(wrong)")
    }
    let tenth = Points(hundredths: 10)
    #expect((tenth + tenth + tenth).text == "0.3")
  }
}
