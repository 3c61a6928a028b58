import AnimGrade
import Foundation
import TestSupport
import Testing

@testable import AnimCommands

@Suite struct GradingPageTests {
  @Test func thePageTellsOfEveryAnnotationAndReport() throws {
    let page = try String(
      contentsOf: AnimRunner.root.appendingPathComponent("Grammar/grading.md"), encoding: .utf8)
    for annotation in Annotation.allCases {
      let value = annotation.value.split(separator: " ").first.map { " \($0)" } ?? ""
      let isThere =
        page.contains("| `# \(annotation.rawValue)\(value)` |")
        || page.contains("| `# \(annotation.rawValue) ")
      #expect(isThere, "\(annotation.rawValue)")
    }
    for kind in ReportKind.names { #expect(page.contains("--report \(kind)=")) }
    for name in Finding.names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test func aProgramThatCannotRunScriptsBlamesNobody() throws {
    let exercise = try ExerciseMaker([
      "solution.anim": "", "cases/1.trace": "0.000 idle\n", "s.anim": "",
    ])
    var console = Console.captured()
    console.program = "/no/such/program"
    let words = ["grade", exercise.folder.path, exercise.path("s.anim")]
    #expect(AnimCommand.run(words, console: &console) == 4)
    let complaint = String(decoding: console.errors.captured, as: UTF8.self)
    #expect(complaint.contains("cannot run scripts: no such file or directory"))
  }
}
