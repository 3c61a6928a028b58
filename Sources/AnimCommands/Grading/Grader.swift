import AnimGrade
import Glibc

/// Runs scripts in processes of their own and has them judged.
struct Grader {
  let exercise: ExerciseFolder
  /// The program that runs scripts: this one.
  let program: String
  /// Seconds of real time for one run.
  let wall: Double
  /// For the values of a script.
  let megabytes: Int

  /// Instructions that one run may take: some seconds, but the same on every machine.
  static let instructions = 200_000_000
  /// Seconds that a run is given beyond its own limit, to say that it has reached it.
  private static let grace = 2.0

  /// The result of one submission; nil where scripts cannot be run, with `errno` saying why.
  func grade(_ bytes: [UInt8], name: String) -> SubmissionResult? {
    var cases: [CaseResult] = []
    for test in exercise.tests {
      guard let result = grade(bytes, test) else { return nil }
      cases.append(result)
    }
    return SubmissionResult(name: name, cases: cases)
  }

  /// The result of a submission that cannot be read.
  func refuse(_ name: String, _ message: String) -> SubmissionResult {
    SubmissionResult(name: name, cases: exercise.tests.map { $0.judge.refusal(message) })
  }

  private func grade(_ bytes: [UInt8], _ test: ExerciseFolder.Test) -> CaseResult? {
    let script = CombinedScript(prelude: test.prelude, submission: bytes, coda: test.coda)
    guard let record = run(script, test.arguments) else { return nil }
    return test.judge.result(of: bytes, in: script, run: record) {
      // Only a run that ended by itself gives the same again.
      guard let twin = run(script, test.arguments + ["--format", "jsonl"]),
        case .exited = twin.end
      else { return nil }
      return twin.output
    }
  }

  private func run(_ script: CombinedScript, _ flags: [String]) -> RunRecord? {
    let arguments =
      [
        "run", "--confined", "--max-wall", "\(wall)", "--max-memory", "\(megabytes)",
        "--max-instructions", "\(Grader.instructions)",
      ] + flags + ["-"]
    return WatchedProcess.run(
      program, arguments, input: script.bytes,
      limits: WatchedProcess.Limits(wall: wall + Grader.grace))
  }
}
