import AnimSyntax

/// One JSON object a submission: `submission`, `score`, `max`, `cases`.
public enum GradeJSON {
  /// The line of one submission, with its line end.
  public static func line(_ result: SubmissionResult) -> String {
    var json = "{\"submission\":" + JSONText.quoted(result.name)
    json += ",\"score\":\(result.score.text),\"max\":\(result.most.text),\"cases\":["
    json += result.cases.map(object).joined(separator: ",")
    return json + "]}\n"
  }

  private static func object(_ result: CaseResult) -> String {
    var json = "{\"name\":" + JSONText.quoted(result.name)
    json += ",\"points\":\(result.points.text),\"max\":\(result.most.text)"
    json += ",\"status\":\"\(result.status.rawValue)\""
    if result.isHidden { json += ",\"hidden\":true" }
    if let end = result.finding?.end { json += ",\"end\":" + JSONText.quoted(end) }
    if let finding = result.finding { json += ",\"divergence\":" + object(finding) }
    return json + "}"
  }

  private static func object(_ finding: Finding) -> String {
    var json = "{\"class\":\"\(finding.reason.name)\""
    json += ",\"time\":" + (finding.time.map(number) ?? "null")
    json += ",\"expected\":" + (finding.expected.map(JSONText.quoted) ?? "null")
    json += ",\"got\":" + (finding.got.map(JSONText.quoted) ?? "null")
    json += ",\"line\":" + (finding.line.map(String.init) ?? "null")
    json += ",\"hint\":" + (finding.hint.isEmpty ? "null" : JSONText.quoted(finding.hint))
    return json + "}"
  }

  private static func number(_ value: Double) -> String {
    value.isFinite && value == value.rounded() && value.magnitude < 1e15
      ? String(Int(value)) : value.isFinite ? "\(value)" : "null"
  }
}
