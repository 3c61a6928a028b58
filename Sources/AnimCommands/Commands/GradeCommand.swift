import AnimGrade
import Glibc

/// `anim grade`: exit status 0 all full, 1 some not, 4 the exercise cannot grade anybody.
enum GradeCommand {
  private static let broken: Int32 = 4

  static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
    let folder = arguments.operands[0]
    guard Folder.kind(folder) == .folder else {
      throw UsageError("there is no exercise '\(folder)': it must be a folder")
    }
    let paths = try SubmissionList.paths(Array(arguments.operands.dropFirst()))
    let wall = try arguments.number("--max-wall") ?? 10
    guard wall > 0 else { throw UsageError("option '--max-wall' needs more than 0 seconds") }
    let megabytes = try arguments.integer("--max-memory", in: 1...100_000) ?? 256
    var reports = try ReportFiles(arguments.all("--report"))
    defer { reports.discard() }
    let grader = Grader(
      exercise: ExerciseFolder(folder), program: console.program, wall: wall, megabytes: megabytes)
    guard isSound(grader, folder, &console) else { return broken }
    guard let results = grade(paths, grader, arguments, &console) else { return broken }
    if let trouble = reports.write(results, exercise: folder) { throw UsageError(trouble) }
    return results.allSatisfy(\.isFull) ? 0 : 1
  }

  /// Whether the exercise is whole and its own solution passes; says why not.
  private static func isSound(
    _ grader: Grader, _ folder: String, _ console: inout Console
  ) -> Bool {
    let exercise = grader.exercise
    for fault in exercise.faults { console.complain("\(folder): \(fault.description)") }
    guard exercise.faults.isEmpty else { return false }
    guard let result = grader.grade(exercise.solution, name: "solution.anim") else {
      return fail(&console)
    }
    for (test, outcome) in zip(exercise.tests, result.cases) {
      guard let finding = outcome.finding else { continue }
      console.complain("\(folder): its own solution does not pass \(test.test.file)")
      for line in GradeText.lines(finding) { console.errors.write("  \(line)\n") }
    }
    return result.isFull
  }

  /// Grades one submission after the other and tells of each at once; nil where that cannot be done.
  private static func grade(
    _ paths: [String], _ grader: Grader, _ arguments: Arguments, _ console: inout Console
  ) -> [SubmissionResult]? {
    let isJSON = arguments.has("--json")
    let tellsAll = arguments.has("--show-hidden")
    var results: [SubmissionResult] = []
    for path in paths {
      let graded: SubmissionResult?
      do {
        let bytes = try Folder.read(path, limit: ExerciseFolder.sizeLimit)
        graded = grader.grade(bytes, name: path)
      } catch {
        graded = grader.refuse(path, error.message)
      }
      guard var result = graded else {
        _ = fail(&console)
        return nil
      }
      if !tellsAll { result.hide() }
      console.output.write(isJSON ? GradeJSON.line(result) : GradeText.block(result))
      results.append(result)
    }
    if !isJSON, results.count > 1 { console.output.write(GradeText.summary(results)) }
    return results
  }

  private static func fail(_ console: inout Console) -> Bool {
    console.complain("cannot run scripts: \(String(cString: strerror(errno)).lowercased())")
    return false
  }
}
