import AnimSyntax

extension Reference {
  /// All entries as one JSON object on one line: an array for each section, by its plural.
  public static var json: String { json(of: all) }

  /// Some entries as one JSON object on one line.
  public static func json(of some: [ReferenceEntry]) -> String {
    var json = "{\"format\":1"
    for section in ReferenceEntry.Section.allCases {
      let entries = some.filter { $0.section == section }
      json += ",\"\(section.plural)\":[" + entries.map(\.json).joined(separator: ",") + "]"
    }
    return json + "}\n"
  }
}

extension ReferenceEntry {
  fileprivate var json: String {
    var json = "{"
    if !owner.isEmpty { json += "\"owner\":\(JSONText.quoted(owner))," }
    json += "\"name\":\(JSONText.quoted(name)),\"signature\":\(JSONText.quoted(signature))"
    json += ",\"type\":\(JSONText.quoted(type)),\"text\":\(JSONText.quoted(text))"
    json += ",\"example\":\(JSONText.quoted(example))"
    for (name, value) in facts { json += ",\(JSONText.quoted(name)):\(value.json)" }
    switch section {
    case .directive:
      json += ",\"subject\":\(parts.first { $0.role == .subject }?.json ?? "null")"
      json += ",\"clauses\":\(ReferenceEntry.json(parts.filter { $0.role == .clause }))"
    case .function, .method: json += ",\"parameters\":\(ReferenceEntry.json(parts))"
    default: break
    }
    return json + "}"
  }

  private static func json(_ parts: [Part]) -> String {
    "[" + parts.map(\.json).joined(separator: ",") + "]"
  }
}

extension ReferenceEntry.Part {
  fileprivate var json: String {
    "{\"label\":\(JSONText.quoted(label)),\"type\":\(JSONText.quoted(type))"
      + ",\"required\":\(isRequired),\"default\":\(JSONText.quoted(defaultText)),\"symbols\":["
      + symbols.map { JSONText.quoted($0) }.joined(separator: ",")
      + "],\"text\":\(JSONText.quoted(text))}"
  }
}

extension ReferenceEntry.Fact {
  /// JSON has no infinity: it is the string that scripts write.
  fileprivate var json: String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .number(let number): number.isFinite ? "\(number)" : "\"infinity\""
    case .flag(let flag): "\(flag)"
    case .numbers(let numbers): "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
    }
  }
}
