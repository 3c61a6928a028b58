/// What a teacher reads: one block a submission, and a line about the whole.
public enum GradeText {
  /// The block of one submission.
  public static func block(_ result: SubmissionResult) -> String {
    var text = "\(shown(result.name))  \(result.score.text)/\(result.most.text)\n"
    var above: [String] = []
    for test in result.cases {
      let mark =
        switch test.status {
        case .passed: "ok    "
        case .failed: "FAIL  "
        case .error: "ERROR "
        }
      text += "  \(mark)\(test.points.text)/\(test.most.text)  \(shown(test.name))\n"
      guard let finding = test.finding else { continue }
      let lines = lines(finding)
      // A script with an error has the same one in all cases; once is enough to read.
      for line in lines == above ? ["the same"] : lines { text += "        \(line)\n" }
      above = lines
    }
    return text
  }

  /// The failure in words, one line after the other: what, when, where, the two sides, the hint.
  public static func lines(_ finding: Finding) -> [String] {
    var head = ""
    if let time = finding.time { head += "at \(decimal(time)) s" }
    if let line = finding.line { head += (head.isEmpty ? "" : ", ") + "line \(line)" }
    var lines = [(head.isEmpty ? "" : head + ": ") + finding.explanation]
    switch finding.reason {
    case _ where finding.expected == nil && finding.got == nil: break  // A hidden case.
    case .divergence, .error:
      lines.append("expected  " + (finding.expected ?? "nothing more"))
      lines.append("got       " + (finding.got ?? "nothing more"))
    case .limit:
      if let expected = finding.expected { lines.append("expected  " + expected) }
      lines.append("got       " + (finding.got ?? ""))
    case .diagnostic, .crash, .forbidden: lines.append("got       " + (finding.got ?? ""))
    case .required: lines.append("expected  " + (finding.expected ?? ""))
    }
    if let end = finding.end { lines.append("and ends  " + end) }
    if !finding.hint.isEmpty { lines.append("hint: " + finding.hint) }
    return lines.map(shown)
  }

  /// What stands under the blocks of several submissions: what they have in common, and the mean.
  public static func summary(_ results: [SubmissionResult]) -> String {
    let full = results.count(where: \.isFull)
    let sum = results.reduce(Points.zero) { $0 + $1.score }
    let mean = Double(sum.hundredths) / 100 / Double(max(1, results.count))
    let rounded = Points(hundredths: Int((mean * 100).rounded()))
    return CommonFailures.render(results)
      + "\n\(full) of \(results.count) full, mean \(rounded.text)"
      + " of \(results.first?.most.text ?? "0")\n"
  }

  /// Seconds without needless zeros.
  private static func decimal(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
  }

  /// Text of others on one line, without what could drive a terminal.
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
      shown.unicodeScalars.append(isControl ? "\u{fffd}" : scalar)
    }
    return shown
  }
}
