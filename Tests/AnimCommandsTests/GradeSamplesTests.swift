import Foundation
import TestSupport
import Testing

@testable import AnimCommands

/// Every exercise of the samples grades its solution full, its starter not, and the submissions
/// beside them as `Tests/Grading` says.
@Suite struct GradeSamplesTests {
  static let exercises: [String] =
    Folder.names(AnimRunner.root.appendingPathComponent("Samples/Exercises").path) ?? []

  @Test func thereAreExercises() { #expect(GradeSamplesTests.exercises.count >= 3) }

  private func path(_ exercise: String, _ file: String = "") -> String {
    AnimRunner.root.appendingPathComponent("Samples/Exercises/\(exercise)/\(file)").path
  }

  @Test(arguments: exercises)
  func isWhole(_ exercise: String) throws {
    #expect(FileManager.default.fileExists(atPath: path(exercise, "instructions.md")))
    let solution = try AnimRunner.run(["grade", path(exercise), path(exercise, "solution.anim")])
    #expect(solution.status == 0)
    #expect(String(decoding: solution.errors, as: UTF8.self).isEmpty)
    let starter = try AnimRunner.run(["grade", path(exercise), path(exercise, "starter.anim")])
    #expect(starter.status == 1)
    let check = try AnimRunner.run(["check", path(exercise, "starter.anim")])
    #expect(check.status == 0, "a starter has no errors")
  }

  @Test(arguments: exercises)
  func submissions(_ exercise: String) throws {
    let folder = path(exercise, "submissions")
    for (flag, suffix) in [([], "report"), (["--json"], "jsonl")] {
      let result = try AnimRunner.run(["grade"] + flag + [path(exercise), folder])
      #expect(result.status == 1)
      #expect(String(decoding: result.errors, as: UTF8.self).isEmpty)
      let text = String(decoding: result.output, as: UTF8.self)
        .replacing(AnimRunner.root.path + "/", with: "")
      if suffix == "jsonl" { #expect(JSONLine.firstInvalidLine(result.output) == nil) }
      let file = AnimRunner.root.appendingPathComponent("Tests/Grading/\(exercise).\(suffix)")
      let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      guard text != expected else { continue }
      try text.write(
        to: file.appendingPathExtension("observed"), atomically: true, encoding: .utf8)
      Issue.record("another report than \(file.lastPathComponent), see .observed")
    }
  }
}
