import AnimGrade
import Testing

@testable import AnimCommands

@Suite struct WatchedProcessTests {
  private func shell(
    _ script: String, input: String = "", wall: Double = 10, output: Int = 1 << 20
  ) throws -> RunRecord {
    try #require(
      WatchedProcess.run(
        "/bin/sh", ["-c", script], input: Array(input.utf8),
        limits: WatchedProcess.Limits(wall: wall, output: output)))
  }

  @Test func tellsHowAProgramEnded() throws {
    #expect(try shell("exit 3").end == .exited(3))
    #expect(try shell("kill -SEGV $$").end == .signal(11))
    let record = try shell("cat; echo no >&2", input: "hello")
    #expect(record.end == .exited(0))
    #expect(record.output == Array("hello".utf8))
    #expect(record.errors == Array("no\n".utf8))
  }

  @Test func aProgramThatHangsIsEnded() throws {
    #expect(try shell("sleep 100", wall: 0.2).end == .overdue(0.2))
    // One that closes its streams is waited for all the same.
    #expect(try shell("exec >&- 2>&-; exec sleep 100", wall: 0.2).end == .overdue(0.2))
    #expect(try shell("exec >&- 2>&-; sleep 0.1; exit 5").end == .exited(5))
  }

  @Test func aProgramThatNeverStopsTalkingIsEnded() throws {
    let record = try shell("while :; do echo aaaaaaaaaaaaaaaa; done", output: 1 << 16)
    #expect(record.end == .tooLong(1 << 16))
    #expect(record.output.count == 1 << 16 + 1)
    let errors = try shell("yes | head -c 1000000 >&2")
    #expect(errors.end == .exited(0))
    #expect(errors.errors.count == 64 << 10)
  }

  @Test func inputThatNobodyReadsIsNoTrouble() throws {
    let long = String(repeating: "x", count: 4 << 20)
    #expect(try shell("exit 0", input: long).end == .exited(0))
    #expect(try shell("wc -c", input: long).output == Array("4194304\n".utf8))
  }

  @Test func nothingElseIsInherited() throws {
    let record = try shell("echo /proc/$$/fd/*; env")
    let lines = String(decoding: record.output, as: UTF8.self).split(separator: "\n")
    // The shell itself has opened the folder, if it shows it.
    #expect(lines.first?.split(separator: " ").count ?? 9 <= 4)
    #expect(!lines.contains { $0.hasPrefix("HOME=") || $0.hasPrefix("PATH=/root") })
  }

  @Test func aProgramThatIsNotThere() {
    let limits = WatchedProcess.Limits(wall: 1)
    #expect(WatchedProcess.run("/no/such/program", [], input: [], limits: limits) == nil)
  }
}
