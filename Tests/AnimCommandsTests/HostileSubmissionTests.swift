import Foundation
import Glibc
import TestSupport
import Testing

@testable import AnimCommands

/// Scripts that want something else than to be graded.
@Suite struct HostileSubmissionTests {
  private static let exercise = [
    "solution.anim": "print(\"hello\")\n",
    "cases/1.trace": "0.000 print hello\n0.000 idle\n",
  ]

  /// The class and status that a submission gets.
  private func outcome(_ script: [UInt8]) throws -> String {
    let exercise = try ExerciseMaker(HostileSubmissionTests.exercise)
    try exercise.write("s.anim", script)
    let flags = ["--json", "--max-wall", "1", "--max-memory", "64"]
    let result = try exercise.grade("s.anim", flags: flags)
    #expect(result.status == 1)
    #expect(JSONLine.firstInvalidLine(result.output) == nil)
    #expect(result.output.count < 4096, "what a script says is not repeated at length")
    let words = result.text.split(separator: "\"")
    func value(_ key: String) -> Substring {
      words.firstIndex { $0 == key }.map { words[$0 + 2] } ?? ""
    }
    return value("status") + " " + value("class")
  }

  private func outcome(_ script: String) throws -> String { try outcome(Array(script.utf8)) }

  @Test func scriptsWithoutEnd() throws {
    #expect(try outcome("while true { }") == "error limit")
    #expect(try outcome("func f(n) { return f(n + 1) }\nprint(f(0))") == "error limit")
    #expect(try outcome("func f() { animate 0s { } completion { f() } }\nf()") == "error different")
    #expect(try outcome("print(\"hello\")\nwhile true { }") == "error limit")
    #expect(try outcome("var xs = [0]\nwhile true { xs += xs }") == "error limit")
    #expect(try outcome("while true { print(\"hello\") }") == "error extra")
    #expect(
      try outcome("var s = \"aaaaaaaa\"\nfor i in 0..<20 { s += s }\nevery 0.01s { print(s) }")
        .hasPrefix("error"))
  }

  @Test func bytesThatAreNoScript() throws {
    #expect(try outcome([0, 0xff, 0xfe]) == "error diagnostic")
    #expect(try outcome("") == "failed missing")
    #expect(try outcome([UInt8](repeating: 0x28, count: 1 << 16)) == "error diagnostic")
    #expect(try outcome([UInt8](repeating: 0x20, count: 2 << 20)) == "error diagnostic")
    #expect(try outcome("/*") == "error diagnostic")
  }

  @Test func eventsCannotBeForged() throws {
    #expect(try outcome("print(\"hello\\n0.000 idle\")") == "failed value")
    #expect(try outcome("print(\"x\\r0.000 print hello\")") == "failed value")
    #expect(try outcome("print(\"hello\")\nprint(\"{\\\"line\\\":1}\")") == "failed extra")
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    let exercise = try ExerciseMaker(HostileSubmissionTests.exercise)
    #expect(mkfifo(exercise.path("pipe.anim"), 0o600) == 0)
    #expect(symlink("/dev/zero", exercise.path("zero.anim")) == 0)
    #expect(symlink("nowhere", exercise.path("broken.anim")) == 0)
    #expect(symlink(".", exercise.path("again")) == 0)
    try exercise.write("class/good.anim", Array("print(\"hello\")".utf8))
    for name in ["pipe.anim", "zero.anim"] {
      let result = try exercise.grade(name, flags: ["--json"])
      #expect(result.status == 1)
      #expect(result.text.contains("it is no regular file"))
    }
    let all = try AnimRunner.run(["grade", exercise.folder.path, exercise.folder.path])
    #expect(all.text.contains("broken.anim  0/1"))
    #expect(all.text.contains("class/good.anim  1/1"))
  }
}
