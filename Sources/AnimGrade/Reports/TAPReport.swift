/// A report in the Test Anything Protocol, version 13, which every reader knows.
///
/// One point for each case of each submission. All text of others stands behind `#`, so that none
/// can add a point.
enum TAPReport {
  static func render(_ results: [SubmissionResult]) -> String {
    let count = results.reduce(0) { $0 + $1.cases.count }
    var text = "TAP version 13\n1..\(count)\n"
    var number = 0
    for result in results {
      for test in result.cases {
        number += 1
        text += test.status == .passed ? "ok" : "not ok"
        text += " \(number) - \(escaped(result.name)): \(escaped(test.name))\n"
        guard let finding = test.finding else { continue }
        text += "# \(test.points.text)/\(test.most.text)\n"
        for line in GradeText.lines(finding) { text += "# \(line)\n" }
      }
      text += "# \(GradeText.shown(result.name)): \(result.score.text)/\(result.most.text)\n"
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in GradeText.shown(text) {
      if character == "#" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
