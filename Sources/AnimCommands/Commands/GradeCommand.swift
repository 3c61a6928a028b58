import AnimGrade
import Glibc

extension CommandSpec {
  static let grade = CommandSpec(
    "grade", "grade scripts by the traces an exercise expects",
    operands: "EXERCISE SUBMISSION…", count: 2...Int.max,
    options: [
      GradeCommand.json.spec, GradeCommand.reports.spec, GradeCommand.hidden.spec,
      GradeCommand.wall.spec, GradeCommand.memory.spec,
    ],
    remarks: [
      "EXERCISE is a folder with solution.anim and cases/*.trace. SUBMISSION is a script, or a",
      "folder whose .anim files are all graded. Grammar/grading.md describes exercises.",
      "Exit status: 0 all full, 1 some not, 2 usage, 4 the exercise is broken.", "",
      "Comments of a case, before its events:",
    ] + Annotation.allCases.map { "  " + $0.help }, run: GradeCommand.run)
}

extension OptionValue where Value == Double {
  /// Seconds of real time, more than 0.
  fileprivate static let wall = OptionValue("S", text: Quantity.text) {
    (text, option) throws(UsageError) in
    let seconds = try number("S").parse(text, option)
    guard seconds > 0 else { throw UsageError("option '\(option)' needs more than 0 seconds") }
    return seconds
  }
}

extension OptionValue where Value == ReportFiles.Request {
  /// `KIND=FILE`.
  fileprivate static let report = OptionValue("KIND=FILE") { (text, option) throws(UsageError) in
    let (name, path) = try OptionValue<(name: String, value: String)>.pair("KIND=FILE")
      .parse(text, option)
    guard let kind = ReportKind(rawValue: name) else {
      throw UsageError(
        "there is no report of the kind '\(name)'; there are "
          + ReportKind.names.joined(separator: ", "))
    }
    return ReportFiles.Request(kind: kind, path: path)
  }
}

/// `anim grade`: exit status 0 all full, 1 some not, 4 the exercise cannot grade anybody.
private enum GradeCommand {
  private static let broken: Int32 = 4

  static let json = Option("--json", "one JSON object a submission instead of text")
  static let reports = RepeatedOption(
    "--report", .report,
    "also write a report: " + ReportKind.names.joined(separator: ", ") + "; may be repeated")
  static let hidden = Option(
    "--show-hidden", "show what hidden cases expect, for teachers")
  static let wall = Option(
    "--max-wall", .wall, "seconds of real time that a run may take", default: 10)
  static let memory = Option(
    "--max-memory", .integer("MB", in: 1...100_000), "memory that a script's values may take",
    default: 256)

  @Sendable static func run(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> Int32 {
    let folder = arguments.operands[0]
    guard Folder.kind(folder) == .folder else {
      throw UsageError("there is no exercise '\(folder)': it must be a folder")
    }
    let paths = try SubmissionList.paths(Array(arguments.operands.dropFirst()))
    let (wall, megabytes) = (try arguments[wall], try arguments[memory])
    var reports = try ReportFiles(try arguments[reports])
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
    let isJSON = arguments[json]
    let tellsAll = arguments[hidden]
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
