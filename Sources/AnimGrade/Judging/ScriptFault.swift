/// The first error that the program reported on standard error, as `NAME:LINE:COLUMN: error: …`.
struct ScriptFault {
  let message: String
  /// The line in the script that ran; nil where the message names none.
  let line: Int?

  /// What the program calls a script that it reads from standard input.
  static let scriptName = "<stdin>"

  /// Nil where nothing was reported.
  init?(_ errors: [UInt8]) {
    let lines = errors.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    for line in lines where line.hasPrefix(ScriptFault.scriptName + ":") {
      let parts = line.dropFirst(ScriptFault.scriptName.count + 1)
        .split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { continue }
      self.line = number
      message = String(parts[3].dropFirst())
      return
    }
    guard let complaint = lines.first(where: { $0.hasPrefix("anim: ") }) else { return nil }
    line = nil
    message = ScriptFault.withoutOption(complaint.dropFirst("anim: ".count))
  }

  /// A complaint about an option of the case as one about the script, which lacks what the option
  /// names: "`--trace 'a'`: nothing is called 'a'; write …" says how to spell options.
  private static func withoutOption(_ complaint: Substring) -> String {
    guard complaint.hasPrefix("`--") else { return String(complaint) }
    let message = complaint.dropFirst().drop { $0 != "`" }.dropFirst().drop {
      $0 == ":" || $0 == " "
    }
    return "the exercise looks at the script: " + message.prefix { $0 != ";" }
  }
}
