import AnimGeometry
import AnimRuntime
import AnimSyntax

/// What the grammar itself knows: reserved words, units, and colors by name.
extension Reference {
  static let colors = Color.named.map { name, color in
    ReferenceEntry(
      section: .color, owner: "", name: name, signature: "." + name, type: "color",
      text: "Red, green, blue and alpha: "
        + [color.red, color.green, color.blue, color.alpha].map { short($0) }
        .joined(separator: ", ") + ".",
      example: "box.backgroundColor = .\(name)")
  }

  static let keywordEntries = TokenKind.allCases.filter(\.isKeyword).map { kind in
    let word = kind.word
    return ReferenceEntry(
      section: .keyword, owner: "", name: kind.spelling.description, signature: word.form,
      type: "", text: word.text, example: word.example)
  }

  static let units = NumberUnit.allCases.filter { $0 != .none }.map { unit in
    ReferenceEntry(
      section: .unit, owner: "", name: "\(unit)", signature: "1\(unit)", type: "number",
      text: unit.text, example: unit.example)
  }

  /// Whether an entry is a property that holds a color.
  static func isColor(_ entry: ReferenceEntry) -> Bool {
    entry.section == .property && entry.type == PropertyType.color.text
  }

  /// Words that name no part of the language, with where to look instead.
  static let topics = [
    "spring": """
    a spring is a curve of `animate`
    With a given duration: `animate 0.4s damping 0.7 { … }`. With the time that it needs:
    `animate() stiffness 100 damping 10 { … }`. See `anim docs damping`, `stiffness`,
    `mass` and `velocity`, and Springs in Grammar/semantics.md.
    """,
    "grammar": """
    the grammar
    Grammar/anim.ebnf is the grammar; Grammar/semantics.md describes the behaviour.
    """,
  ]

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension NumberUnit {
  /// What the unit measures, as documentation says it.
  var text: String {
    switch self {
    case .none: ""
    case .s: "Seconds, the unit of times."
    case .ms: "Milliseconds: 1000 are a second."
    case .min: "Minutes: 60 seconds."
    case .deg: "Degrees: 360 are a turn. The number is converted to radians."
    case .rad: "Radians, the unit of angles: 2 pi are a turn."
    case .turn: "Whole turns. The number is converted to radians."
    case .Hz: "Times a second; the number is not converted."
    }
  }

  var example: String {
    switch self {
    case .none: ""
    case .s: "animate 0.5s { box.alpha = 0 }"
    case .ms: "animate 500ms { box.alpha = 0 }"
    case .min: "after 1min { stop() }"
    case .deg: "box.transform = rotation(90deg)"
    case .rad: "box.transform = rotation(1.5rad)"
    case .turn: "box.transform = rotation(0.25turn)"
    case .Hz: "print(2Hz)"
    }
  }
}
