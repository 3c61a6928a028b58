import Foundation
import TestSupport
import Testing

@testable import AnimCommands

@Suite struct GradeCommandTests {
  private let whole = [
    "solution.anim": "print(\"hello\")\n",
    "cases/1.trace": "# points 2\n0.000 print hello\n0.000 idle\n",
    "right.anim": "print(\"hello\")",
    "wrong.anim": "print(\"hallo\")",
  ]

  @Test func statusesAndScores() throws {
    let exercise = try ExerciseMaker(whole)
    let full = try exercise.grade("right.anim", flags: ["--json"])
    #expect(full.status == 0)
    #expect(
      full.text == "{\"submission\":\"\(exercise.path("right.anim"))\",\"score\":2,\"max\":2,"
        + "\"cases\":[{\"name\":\"1\",\"points\":2,\"max\":2,\"status\":\"passed\"}]}\n")
    let both = try exercise.grade("right.anim", "wrong.anim")
    #expect(both.status == 1)
    #expect(both.text.hasSuffix("\n1 of 2 full, mean 1 of 2\n"))
  }

  @Test func usage() throws {
    let exercise = try ExerciseMaker(whole)
    func complaint(_ words: String...) throws -> String {
      let result = try AnimRunner.run(["grade"] + words)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      return result.complaints
    }
    let folder = exercise.folder.path
    let right = exercise.path("right.anim")
    #expect(try complaint().contains("missing operand"))
    #expect(try complaint(folder).contains("missing operand"))
    #expect(try complaint("/no/such", right).contains("no exercise '/no/such'"))
    #expect(try complaint(right, right).contains("it must be a folder"))
    #expect(try complaint(folder, "/no/such").contains("no submission"))
    #expect(try complaint(folder, right, "--report", "junit").contains("KIND=FILE"))
    #expect(
      try complaint(folder, right, "--report", "xml=x").contains("there are json, junit, tap"))
    #expect(
      try complaint(folder, right, "--report", "tap=/no/such/x").contains("no such file"))
    #expect(try complaint(folder, right, "--report", "tap=\(folder)").contains("a folder"))
    let empty = exercise.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(try complaint(folder, empty).contains("no .anim file"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 5, "no drafts")
  }

  @Test func anExerciseThatIsNotWholeGradesNobody() throws {
    func complaint(_ edits: [String: String?]) throws -> String {
      var files = whole
      for (name, text) in edits { files[name] = text }
      let result = try ExerciseMaker(files).grade("right.anim")
      #expect(result.status == 4)
      #expect(result.output.isEmpty)
      return result.complaints
    }
    #expect(try complaint(["solution.anim": nil]).contains("solution.anim"))
    #expect(try complaint(["cases/1.trace": nil]).contains("no folder 'cases'"))
    #expect(try complaint(["cases/x.txt": "a"]).contains("cases/x.txt: is neither"))
    #expect(
      try complaint(["cases/1.trace": "# wieght 1\n0.000 idle\n"])
        .contains("cases/1.trace:1: unknown annotation 'wieght'"))
    #expect(
      try complaint(["cases/1.trace": "# run --utnil 5s\n0.000 idle\n"])
        .contains("cases/1.trace:1: unknown option '--utnil'; did you mean '--until'?"))
    #expect(
      try complaint(["cases/1.trace": "# run --format csv\n0.000 idle\n"]).contains("'--format'"))
    #expect(
      try complaint(["cases/1.trace": "# run x.anim\n0.000 idle\n"]).contains("unexpected operand"))
    #expect(
      try complaint(["cases/1.trace": "# coda x.anim\n0.000 idle\n"]).contains("cases/x.anim"))
    #expect(
      try complaint(["cases/2.trace": "# name 1\n0.000 print hello\n0.000 idle\n"])
        .contains("has the same name as cases/1.trace"))
    let wrong = try complaint(["solution.anim": "print(\"hallo\")"])
    #expect(wrong.contains("its own solution does not pass cases/1.trace"))
    #expect(wrong.contains("expected  0.000 print hello\n  got       0.000 print hallo\n"))
  }

  @Test func reportsAreWrittenBesideAndPutInPlace() throws {
    let exercise = try ExerciseMaker(whole)
    let flags = ["json", "junit", "tap"].flatMap { ["--report", "\($0)=\(exercise.path($0))"] }
    let result = try exercise.grade("right.anim", "wrong.anim", flags: flags)
    #expect(result.status == 1)
    func read(_ name: String) throws -> String {
      try String(contentsOfFile: exercise.path(name), encoding: .utf8)
    }
    #expect(try read("json").split(separator: "\n").count == 2)
    #expect(try read("junit").contains("<property name=\"score\" value=\"2\"/>"))
    #expect(try read("tap").hasPrefix("TAP version 13\n1..2\nok 1 - "))
    let names = try FileManager.default.contentsOfDirectory(atPath: exercise.folder.path)
    #expect(!names.contains { $0.hasSuffix(".partial") })
  }

  @Test func foldersAreLookedThrough() throws {
    var files = whole
    files["class/b/main.anim"] = "print(\"hello\")"
    files["class/a.anim"] = "print(\"hello\")"
    files["class/notes.txt"] = "no script"
    files["class/.hidden.anim"] = "print(1)"
    let result = try ExerciseMaker(files).grade("class", flags: ["--json"])
    let names = result.text.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst(3).first.map { String($0.suffix(12)) }
    }
    #expect(names == ["class/a.anim", "/b/main.anim"])
    #expect(result.status == 0)
  }

  @Test func preludesAndCodas() throws {
    let exercise = try ExerciseMaker([
      "solution.anim": "func double(x) { return times(x, 2) }",
      "cases/1.trace": "# prelude given.anim\n# coda probe.anim\n0.000 print 8\n0.000 idle\n",
      "cases/given.anim": "// given\nfunc times(a, b) { return a * b }",
      "cases/probe.anim": "print(double(4))",
      "wrong.anim":
        "#!/usr/bin/env anim\nfunc double(x) {\n    print(\"x\")\n    return times(x, 2)\n}",
      "none.anim": "",
    ])
    let wrong = try exercise.grade("wrong.anim")
    #expect(wrong.status == 1)
    #expect(wrong.text.contains("at 0 s, line 3: "))
    let none = try exercise.grade("none.anim")
    #expect(none.text.contains("(line 1 of the exercise's probe.anim)"))
  }

  @Test func hiddenCasesKeepTheirSecret() throws {
    let exercise = try ExerciseMaker([
      "solution.anim": "print(6 * 7)", "guess.anim": "print(41)",
      "cases/1.trace": "# hidden\n# hint ask\n0.000 print 42\n0.000 idle\n",
    ])
    let flags = ["json", "junit", "tap"].flatMap { ["--report", "\($0)=\(exercise.path($0))"] }
    let text = try exercise.grade("guess.anim", flags: flags).text
    #expect(!text.contains("print 4") && text.contains("hint: ask"))
    for name in ["json", "junit", "tap"] {
      let report = try String(contentsOfFile: exercise.path(name), encoding: .utf8)
      #expect(!report.contains("print"))
    }
    #expect(try exercise.grade("guess.anim", flags: ["--show-hidden"]).text.contains("print 42"))
  }
}
