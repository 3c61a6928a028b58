/// A report for build servers: a suite a submission, a test case a case.
///
/// The format has no place for points: they are properties of the suite, and said in the message of
/// a failure.
enum JUnitReport {
  static func render(_ results: [SubmissionResult], exercise: String) -> String {
    var xml =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(escaped(exercise))\">\n"
    for result in results { xml += suite(result) }
    return xml + "</testsuites>\n"
  }

  private static func suite(_ result: SubmissionResult) -> String {
    let failures = result.cases.count { $0.status == .failed }
    let errors = result.cases.count { $0.status == .error }
    let name = escaped(result.name)
    var xml = "  <testsuite name=\"\(name)\" tests=\"\(result.cases.count)\""
    xml += " failures=\"\(failures)\" errors=\"\(errors)\">\n    <properties>\n"
    xml += "      <property name=\"score\" value=\"\(result.score.text)\"/>\n"
    xml += "      <property name=\"max_score\" value=\"\(result.most.text)\"/>\n"
    xml += "    </properties>\n"
    for test in result.cases {
      xml += "    <testcase name=\"\(escaped(test.name))\" classname=\"\(name)\""
      guard let finding = test.finding else {
        xml += "/>\n"
        continue
      }
      let tag = test.status == .error ? "error" : "failure"
      let lines = GradeText.lines(finding)
      let message = "\(test.points.text)/\(test.most.text): \(lines[0])"
      xml += ">\n      <\(tag) type=\"\(finding.reason.name)\" message=\"\(escaped(message))\">"
      xml += escaped(lines.joined(separator: "\n")) + "</\(tag)>\n    </testcase>\n"
    }
    return xml + "  </testsuite>\n"
  }

  /// Text for content and attributes; what XML cannot carry becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff:
        escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
