/// What several submissions did wrong in the same way, so that one remark serves them all.
enum CommonFailures {
  private struct Key: Hashable {
    let name: String
    let reason: Finding.Reason
    let expected: String?
    let got: String?
  }

  /// More groups than this are no help.
  private static let most = 10

  /// A paragraph a group, the largest first; empty where nothing is common.
  static func render(_ results: [SubmissionResult]) -> String {
    var groups: [Key: Int] = [:]
    var members: [(key: Key, finding: Finding, names: [String])] = []
    for result in results {
      for test in result.cases {
        guard let finding = test.finding else { continue }
        let key = Key(
          name: test.name, reason: finding.reason, expected: finding.expected, got: finding.got)
        if let index = groups[key] {
          members[index].names.append(result.name)
        } else {
          groups[key] = members.count
          members.append((key, finding, [result.name]))
        }
      }
    }
    // Sorting keeps no order of equals, so the first come first is said.
    let common = members.enumerated().filter { $0.element.names.count > 1 }
      .sorted { ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset) }
    var text = ""
    for (_, group) in common.prefix(most) {
      var finding = group.finding
      finding.line = nil
      finding.end = nil
      finding.hint = ""
      text += "\n\(group.names.count) times  \(GradeText.shown(group.key.name))\n"
      for line in GradeText.lines(finding) { text += "        \(line)\n" }
      text += "        in " + group.names.map(GradeText.shown).joined(separator: ", ") + "\n"
    }
    return text
  }
}
