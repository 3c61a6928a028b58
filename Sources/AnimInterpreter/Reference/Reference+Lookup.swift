import AnimSyntax

extension Reference {
  /// All there is to say about a name, with or without its owner or a leading dot: its entries,
  /// what a kind of value has, and the sentences that take it as a clause; nil where nothing is
  /// called so.
  public static func page(named name: String) -> String? {
    let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
    var parts = entries(named: name).map(\.page)
    let general = NativeKind.allCases.first { $0.name == name }?.general?.name
    let kind = all.filter { $0.owner == name } + all.filter { $0.owner == general }
    if !kind.isEmpty {
      let names = kind.map { $0.parts.isEmpty && $0.section != .method ? $0.name : $0.signature }
      parts.append("\(Spelling.article(name)) has\n" + columns(unique(names)))
    }
    if name == "color"
      || entries(named: name).contains(where: { $0.section != .color && isColor($0) })
    {
      parts.append("colors by name\n" + columns(colors.map(\.signature)))
    }
    if let topic = topics[name] { parts.append(topic + "\n") }
    parts += Directive.all.flatMap { directive in
      directive.clauses.filter { $0.label == name }.map { clause in
        "\(directive.head) … \(name)  → \(clause.type.text)\n    \(clause.text)\n"
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Every name that has a page.
  public static let names = unique(
    all.map(\.name) + all.map(\.owner).filter { !$0.isEmpty }
      + Directive.all.flatMap { $0.clauses.map(\.label) } + topics.keys.sorted())

  /// The names of sections that scripts can write as they are, in the order of the documentation.
  public static func names(of sections: ReferenceEntry.Section...) -> [String] {
    unique(
      all.filter { sections.contains($0.section) && ($0.section != .constant || $0.owner.isEmpty) }
        .map(\.name))
  }

  /// Words that the grammar reserves.
  static let keywords = TokenKind.allCases.filter(\.isKeyword).map(\.spelling.description)

  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Names in as many columns as 80 characters hold.
  public static func columns(_ names: [String]) -> String {
    let width = (names.map(\.count).max() ?? 0) + 2
    let count = max(1, 78 / width)
    var text = ""
    for (index, name) in names.enumerated() {
      let isLast = index % count == count - 1 || index == names.count - 1
      if index % count == 0 { text += "  " }
      text += isLast ? name + "\n" : padded(name, width)
    }
    return text
  }

  /// A text and spaces, `width` characters in all.
  public static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
