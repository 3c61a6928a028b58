extension Diagnostic {
  /// One line of `anim check --json`, without its line end: an object with `severity`, `id`,
  /// `message`, `file`, `line`, `column`, `endLine`, `endColumn`, `notes` and `fixits`.
  public func json(in file: SourceFile) -> String {
    var json = "{\"severity\":" + JSONText.quoted(severity.rawValue)
    json += ",\"id\":" + JSONText.quoted(id)
    json += ",\"message\":" + JSONText.quoted(message)
    json += ",\"file\":" + JSONText.quoted(file.name)
    json += "," + JSONText.place(range, in: file)
    json += ",\"notes\":["
    for (index, note) in notes.enumerated() {
      if index > 0 { json += "," }
      json += "{\"message\":" + JSONText.quoted(note.message)
      if let range = note.range { json += "," + JSONText.place(range, in: file) }
      json += "}"
    }
    json += "],\"fixits\":["
    for (index, fixIt) in fixIts.enumerated() {
      if index > 0 { json += "," }
      json += "{" + JSONText.place(fixIt.range, in: file)
      json += ",\"replacement\":" + JSONText.quoted(fixIt.replacement) + "}"
    }
    return json + "]}"
  }
}

/// The pieces of JSON that diagnostics are made of.
public enum JSONText {
  /// `text` as a JSON string; control characters are escaped.
  public static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// The members `line`, `column`, `endLine` and `endColumn` of a range.
  static func place(_ range: SourceRange, in file: SourceFile) -> String {
    let start = file.position(at: range.start)
    let end = file.position(at: max(range.start, range.end))
    return "\"line\":\(start.line),\"column\":\(start.column)"
      + ",\"endLine\":\(end.line),\"endColumn\":\(end.column)"
  }
}
