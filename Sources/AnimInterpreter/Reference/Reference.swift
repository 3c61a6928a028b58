import AnimRuntime

/// Everything that scripts can name, derived from the tables.
public enum Reference {
  /// Every entry, those of one section together.
  public static let all: [ReferenceEntry] =
    directives + options + easings + properties + functions + methods + members + constants
    + physics + values + colors + keywordEntries + units

  /// The entries called `name`, with or without their owner or a leading dot.
  public static func entries(named name: String) -> [ReferenceEntry] {
    let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return all.filter { $0.name == name || $0.fullName == name }
  }

  private static let options = OptionRow.all.filter { $0.absence == nil }.map { row in
    ReferenceEntry(
      section: .option, owner: row.isForAnimations ? "animate" : "transition", name: row.name,
      signature: "." + row.name,
      type: "symbol", text: row.text,
      example: row.isForAnimations
        ? "animate 1s options .\(row.name) { box.alpha = 0 }"
        : "transition card duration 1s options .\(row.name) { card.faceUp = true }")
  }

  private static let easings =
    NamedCurve.all.map { curve in
      let row = curve.row
      let points = row.controlPoints.map { [$0.x, $0.y, $0.z, $0.w] }
      return ReferenceEntry(
        section: .easing, owner: "", name: row.name, signature: "." + row.name, type: "curve",
        text: row.documentation, example: "animate 1s curve .\(row.name) { box.alpha = 0 }",
        facts: (points.map { [("controlPoints", .numbers($0))] } ?? [])
          + [("source", .text(row.source))])
    }
    + BuiltinRow.all.filter(\.isSymbol).map { row in
      ReferenceEntry(
        section: .easing, owner: "", name: String(row.name.dropFirst()), signature: row.signature,
        type: row.result.text, text: row.text, example: row.example,
        parts: row.parameters.map(part))
    }

  private static let properties =
    Property.table.map { row in
      ReferenceEntry(
        section: .property, owner: "view", name: row.name.description,
        signature: row.name.description, type: row.type.text,
        text: row.isAnimatable ? "`animate` moves it." : "Changes at once, also in `animate`.",
        example: "box.\(row.name)",
        facts: [
          ("settable", .flag(true)), ("animatable", .flag(row.isAnimatable)),
          ("additive", .flag(row.isAdditive)), ("default", .text(initial(row))),
        ])
    }
    + ObjectRow.all[Property.table.count...].filter { $0.method == nil }.map { row in
      ReferenceEntry(
        section: .property, owner: "\(row.base)", name: row.name, signature: row.name,
        type: row.signature, text: row.documentation, example: "",
        facts: [("settable", .flag(row.isSettable)), ("animatable", .flag(false))])
    }

  /// The value of a new view's property, as a script would write it.
  private static func initial(_ row: Property.Row) -> String {
    let lanes = row.initial
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    switch (row.property, row.type) {
    case (.bounds, _), (.center, _), (.frame, _): return "as it is made"
    case (_, .number): return text(lanes.x)
    case (_, .bool): return lanes.x != 0 ? "true" : "false"
    case (_, .point): return "(\(text(lanes.x)), \(text(lanes.y)))"
    case (_, .rect): return "rect(0, 0, 0, 0)"
    case (_, .color): return lanes.w == 0 ? "clear" : "black"
    case (_, .transform): return "identity"
    case (_, .corners): return "all four"
    }
  }

  private static let functions = BuiltinRow.all.filter { !$0.isSymbol }.map { row in
    ReferenceEntry(
      section: .function, owner: "", name: row.name, signature: row.signature,
      type: row.result.text, text: row.text, example: row.example,
      parts: row.parameters.map(part))
  }

  private static let methods =
    MethodRow.all.map { row in
      ReferenceEntry(
        section: .method, owner: row.owner.text, name: row.name, signature: row.signature,
        type: row.result.text, text: row.text, example: row.example,
        parts: row.parameters.map(part), facts: [("mutating", .flag(row.isMutating))])
    }
    + ObjectRow.all.filter { $0.method != nil }.map { row in
      ReferenceEntry(
        section: .method, owner: "\(row.base)", name: row.name,
        signature: row.name + row.signature, type: "", text: row.text, example: "",
        facts: [("mutating", .flag(false))])
    }

  private static func part(_ parameter: BuiltinParameter) -> ReferenceEntry.Part {
    var defaultText = ""
    if case .optional(let text) = parameter.presence { defaultText = text }
    if case .rest = parameter.presence { defaultText = "any number of them" }
    return ReferenceEntry.Part(
      role: .parameter, label: parameter.written, type: parameter.type.text,
      isRequired: parameter.isRequired, defaultText: defaultText, symbols: [], text: "")
  }

  private static let members = MemberRow.all.map { row in
    ReferenceEntry(
      section: .member, owner: row.owner.text, name: row.name, signature: row.name,
      type: row.type.text, text: row.text, example: row.example,
      facts: [("settable", .flag(row.isSettable))])
  }

  private static let constants = ConstantRow.all.map { row in
    ReferenceEntry(
      section: .constant, owner: "", name: row.name, signature: row.name, type: "number",
      text: row.text, example: "",
      facts: [
        ("value", .number(row.value)), ("unit", .text(row.unit ?? "")),
        ("source", .text(row.source)),
      ])
  }

  private static let physics = DynamicsConstant.all.map { row in
    ReferenceEntry(
      section: .constant, owner: "dynamics", name: row.name, signature: row.name, type: "number",
      text: row.text + " Not a name of the language.", example: "",
      facts: [
        ("value", .number(row.value)), ("unit", .text(row.unit)), ("source", .text(row.source)),
      ])
  }

  private static let values = [
    ReferenceEntry(
      section: .value, owner: "", name: "as it is made", signature: "now", type: "number",
      text: "The virtual time in seconds.", example: "print(now)"),
    ReferenceEntry(
      section: .value, owner: "", name: "stage", signature: "stage", type: "view",
      text: "The root view, the default superview.",
      example: "print(stage.subviews.count)"),
  ]
}
