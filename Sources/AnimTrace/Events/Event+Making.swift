extension Event {
  /// `T print TEXT`
  public static func print(_ text: String, time: Int64, line: Int) -> Event {
    Event(time: time, .print, details: [Detail("text", .text(text), .bare)], line: line)
  }

  /// The last line after an error: `T error ID line N MESSAGE`.
  public static func error(id: String, _ message: String, time: Int64, line: Int) -> Event {
    remark(.error, id: id, message, time: time, line: line)
  }

  /// A remark that does not end the run: `T note ID line N MESSAGE`.
  public static func note(id: String, _ message: String, time: Int64, line: Int) -> Event {
    remark(.note, id: id, message, time: time, line: line)
  }

  /// The last line after a limit: `T limit NAME`.
  public static func limit(_ name: String, time: Int64, line: Int = 0) -> Event {
    Event(time: time, .limit, details: [Detail("limit", .word(name), .bare)], line: line)
  }

  /// The names from an object back to itself: `T leak a door b door a`.
  public static func leak(path: [String], time: Int64, line: Int = 0) -> Event {
    Event(time: time, .leak, details: [Detail("path", .words(path), .bare)], line: line)
  }

  /// The value of a place: `T sample box.alpha 0.667 model 0.000`.
  ///
  /// - Parameters:
  ///   - property: the path from the subject; empty for a variable.
  ///   - value: what is seen.
  ///   - model: the model's value where it differs from what is seen.
  public static func sample(
    of subject: String, property: String, _ value: DetailValue, model: DetailValue? = nil,
    time: Int64, line: Int = 0
  ) -> Event {
    var details: [Detail] = []
    if !property.isEmpty { details.append(Detail("property", .word(property), .member)) }
    details.append(Detail("value", value, .bare))
    if let model { details.append(Detail("model", model)) }
    return Event(time: time, .sample, subject: subject, details: details, line: line)
  }

  /// The path of a sample from its subject; empty for a variable and for other events.
  var property: String {
    guard case .word(let property)? = self["property"] else { return "" }
    return property
  }

  private static func remark(
    _ kind: EventKind, id: String, _ message: String, time: Int64, line: Int
  ) -> Event {
    var details = [Detail("id", .word(id), .bare)]
    if line > 0 { details.append(Detail("line", .integer(line), .textOnly)) }
    details.append(Detail("message", .text(message), .bare))
    return Event(time: time, kind, details: details, line: line)
  }
}
