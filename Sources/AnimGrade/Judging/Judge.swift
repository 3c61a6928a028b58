import AnimTrace

/// Holds the run of a submission against what a case expects.
public struct Judge: Sendable {
  private let test: ExerciseCase
  /// What is used where the case names no tolerance.
  private let usualTolerance: Tolerance

  /// - Parameter decimals: how many the expected trace is written with.
  public init(_ test: ExerciseCase, decimals: Int) {
    self.test = test
    var unit = 1.0
    for _ in 0..<max(0, min(decimals, 15)) { unit /= 10 }
    usualTolerance = Tolerance(absolute: unit)
  }

  /// The result of a run of `script`, whose output is a text trace.
  ///
  /// - Parameter twin: runs the same again for the trace as JSON Lines, which say what line of the
  ///   script caused an event; nil where that cannot be had.
  public func result(
    of submission: [UInt8], in script: CombinedScript, run: RunRecord, twin: () -> [UInt8]?
  ) -> CaseResult {
    guard let ending = TraceEnding(run.output), case .exited(let status) = run.end,
      ending.isRegular == (status == 0)
    else { return failure(.error, unfinished(run, script)) }
    let isExpected = ending.isRegular || ending.kind == TraceEnding(test.expected)?.kind
    if !isExpected, ending.isAll, ending.kind == .error {
      return failure(.error, unfinished(run, script))
    }
    if let finding = constructFinding(submission) { return failure(.failed, finding) }
    let diff = TraceDiff(
      tolerance: test.tolerance ?? usualTolerance, ignoresPlaces: true,
      ignoresOrder: test.isUnordered)
    guard let found = diff.compare(expected: test.expected, actual: run.output) else {
      return CaseResult(
        name: test.name, points: test.points, most: test.points, status: .passed, finding: nil,
        isHidden: test.isHidden)
    }
    var finding = Finding(
      .divergence(found.reason), time: found.time, expected: found.expected,
      got: found.got.map { Judge.shortened(located($0, script)) })
    if !isExpected, found.got == ending.line {
      finding.reason = ending.kind == .limit ? .limit : .error
    } else if !isExpected {
      finding.end = Judge.shortened(located(ending.line, script))
    }
    // A run that the clock has ended would be ended by the clock again, and elsewhere.
    let isTimely = !ending.line.hasSuffix(" limit wall")
    if found.actualLine > 0, isTimely, let twin = twin() {
      finding.line = ownLine(JSONLines.scriptLine(ofLine: found.actualLine, in: twin), script)
    }
    finding.hint = test.lineHints[found.expectedLine] ?? ""
    return failure(isExpected ? .failed : .error, finding)
  }

  /// The result of a submission that cannot even be tried.
  public func refusal(_ message: String) -> CaseResult {
    failure(.error, Finding(.diagnostic, got: message))
  }

  private func failure(_ status: CaseResult.Status, _ finding: Finding) -> CaseResult {
    var finding = finding
    // A hint is about what the script does; one that cannot run needs its diagnostic.
    let isAboutRun = finding.reason != .diagnostic && finding.reason != .crash
    if finding.hint.isEmpty, isAboutRun { finding.hint = test.hint }
    return CaseResult(
      name: test.name, points: .zero, most: test.points, status: status, finding: finding,
      isHidden: test.isHidden)
  }

  /// Why a run has no regular trace.
  private func unfinished(_ run: RunRecord, _ script: CombinedScript) -> Finding {
    switch run.end {
    case .overdue(let seconds):
      return Finding(.limit, got: "the run took longer than \(seconds) s of real time")
    case .tooLong(let bytes):
      return Finding(.limit, got: "the trace is longer than \(bytes >> 20) MB")
    case .signal(let number):
      return Finding(.crash, got: "signal \(number)")
    case .exited(let status):
      guard status == 1 || status == 2, let fault = ScriptFault(run.errors) else {
        return Finding(.crash, got: "exit status \(status) without a trace")
      }
      return Finding(
        .diagnostic, got: Judge.shortened(fault.message) + exercisePlace(fault.line, script),
        line: ownLine(fault.line, script))
    }
  }

  /// Where a fault is that shows in the exercise's own part, in words; empty for the submission.
  private func exercisePlace(_ line: Int?, _ script: CombinedScript) -> String {
    switch line.map({ script.place(ofLine: $0) }) {
    case .prelude(let line)?: " (line \(line) of the exercise's \(test.prelude))"
    case .coda(let line)?: " (line \(line) of the exercise's \(test.coda))"
    default: ""
    }
  }

  private func constructFinding(_ submission: [UInt8]) -> Finding? {
    if test.requires.isEmpty && test.forbids.isEmpty { return nil }
    let tokens = TokenText(submission)
    for construct in test.requires where construct.firstLine(in: tokens) == nil {
      return Finding(.required, expected: construct.text)
    }
    for construct in test.forbids {
      guard let line = construct.firstLine(in: tokens) else { continue }
      return Finding(.forbidden, got: construct.text, line: line)
    }
    return nil
  }

  /// What a script says may be a megabyte: a report tells enough of it to know it again.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 400, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private func ownLine(_ line: Int?, _ script: CombinedScript) -> Int? {
    guard let line, case .submission(let own) = script.place(ofLine: line) else { return nil }
    return own
  }

  /// An error or a note says its line in the text: it must be one that the author knows.
  private func located(_ event: String, _ script: CombinedScript) -> String {
    var words = event.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    guard words.count > 4, words[1] == "error" || words[1] == "note", words[3] == "line",
      let line = Int(words[4])
    else { return event }
    if let own = ownLine(line, script) {
      words[4] = String(own)[...]
    } else {
      words.removeSubrange(3...4)
    }
    return words.joined(separator: " ")
  }
}
