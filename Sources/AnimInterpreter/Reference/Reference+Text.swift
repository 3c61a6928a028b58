extension Reference {
  /// All entries in short, one a line, by section.
  public static var overview: String {
    var text = ""
    for section in ReferenceEntry.Section.allCases {
      let entries = all.filter { $0.section == section }
      text += "\(text.isEmpty ? "" : "\n")\(section.plural)\n"
      var owner = ""
      for entry in entries {
        if entry.owner != owner {
          owner = entry.owner
          text += "  of \(Spelling.article(owner))\n"
        }
        let indent = owner.isEmpty ? "  " : "    "
        text += "\(indent)\(entry.signature)\n\(indent)    \(entry.text)\n"
      }
    }
    return text
  }
}

extension ReferenceEntry {
  /// The entry as a page for people.
  public var page: String {
    var page = owner.isEmpty || section == .option ? signature : "\(owner).\(signature)"
    page += type.isEmpty ? "\n" : "  → \(type)\n"
    page += "    \(text)\n"
    for (name, value) in facts {
      if let words = value.words(name) { page += "    \(words)\n" }
    }
    let width = parts.map(\.label.count).max() ?? 0
    for part in parts {
      let gap = String(repeating: " ", count: width + 2 - part.label.count)
      page += "  \(part.label)\(gap)\(part.type)"
      if !part.text.isEmpty { page += ": \(part.text)" }
      if !part.defaultText.isEmpty {
        page +=
          part.role == .parameter && !part.isRequired
          ? " (\(part.defaultText))" : " (default \(part.defaultText))"
      }
      page += "\n"
      if !part.symbols.isEmpty {
        page += ReferenceEntry.lines(of: part.symbols.map { "." + $0 })
      }
    }
    if !example.isEmpty { page += "  as in  \(example)\n" }
    return page
  }

  /// Words in indented lines of at most a hundred characters.
  private static func lines(of words: [String]) -> String {
    var text = ""
    var width = 101
    for word in words {
      let isNewLine = width + 1 + word.count > 100
      text += isNewLine ? "\n      " + word : " " + word
      width = isNewLine ? 6 + word.count : width + 1 + word.count
    }
    return text.dropFirst() + "\n"
  }
}
