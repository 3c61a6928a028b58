import AnimRuntime

/// A property of views or constraints that belongs to layout.
enum LayoutProperty: Hashable, Sendable {
  case anchor(LayoutAttribute)
  case margins, safeArea, layoutMargins, safeAreaInsets
  case intrinsicSize, hugging, compressionResistance, constraints
  case constant, multiplier, priority, identifier, isActive
  case firstItem, firstAttribute, relation, secondItem, secondAttribute
}

extension ObjectRow {
  private static func view(
    _ name: String, _ property: LayoutProperty, _ type: String, settable: Bool = false,
    _ text: String
  ) -> ObjectRow {
    .property(.view, name, .layout(property), type, settable: settable, text)
  }

  private static func constraint(
    _ name: String, _ property: LayoutProperty, _ type: String, settable: Bool = false,
    _ text: String
  ) -> ObjectRow {
    .property(.constraint, name, .layout(property), type, settable: settable, text)
  }

  /// What layout adds to views, and constraints.
  static let layout: [ObjectRow] =
    LayoutAttribute.allCases.map { attribute in
      view(
        attribute.name, .anchor(attribute), "number",
        attribute.isSize
          ? "How long its frame is; as an anchor, for constraints."
          : "Where it is in its superview; as an anchor, for constraints.")
    } + [
      view(
        "margins", .margins, "rect",
        "Its bounds without its layout margins; its sides and lengths are anchors too."),
      view(
        "safeArea", .safeArea, "rect",
        "Of the stage: its bounds without its safe area insets; its sides and lengths are anchors."),
      view(
        "layoutMargins", .layoutMargins, "array", settable: true,
        "Points at the top, left, bottom and right, 8 unless set; one number sets all four."),
      view(
        "safeAreaInsets", .safeAreaInsets, "array", settable: true,
        "Of the stage: points at the top, left, bottom and right that a device would cover."),
      view(
        "intrinsicSize", .intrinsicSize, "point", settable: true,
        "The size its content has, for layout: what it was made with; a side of 0 is none."),
      view(
        "hugging", .hugging, "point", settable: true,
        "How much it minds being wider (x) and higher (y) than its content, (250, 250) unless set."),
      view(
        "compressionResistance", .compressionResistance, "point", settable: true,
        "How much it minds being narrower (x) and lower (y) than that, (750, 750) unless set."),
      view(
        "constraints", .constraints, "array",
        "The active constraints that mention it, in order of activation."),
      .method(
        .view, "constraint", .constraint, "(identifier)", labels: [""],
        "The active constraint of that identifier that mentions it or a view in it, or nil."),
      .method(
        .view, "setNeedsLayout", .setNeedsLayout, "()",
        "Asks for a layout pass before the instant ends."),
      .method(
        .view, "layoutIfNeeded", .layoutIfNeeded, "()",
        "Gives the views in it the frames that follow from constraints now; in `animate`, animated."
      ),
      constraint(
        "constant", .constant, "number", settable: true,
        "The points it adds; takes effect at the next layout pass."),
      constraint("multiplier", .multiplier, "number", "What it multiplies the second anchor by."),
      constraint(
        "priority", .priority, "number", settable: true, "From 1 to 1000, which is required."),
      constraint(
        "identifier", .identifier, "string or nil", settable: true,
        "What it is found and called by."),
      constraint("isActive", .isActive, "boolean", settable: true, "Whether it counts."),
      constraint("firstItem", .firstItem, "view or nil", "The view it speaks of."),
      constraint("firstAttribute", .firstAttribute, "symbol", "What of that view, such as `.top`."),
      constraint("relation", .relation, "symbol", "`.equals`, `.atLeast` or `.atMost`."),
      constraint(
        "secondItem", .secondItem, "view or nil", "The view it compares with, if there is one."),
      constraint(
        "secondAttribute", .secondAttribute, "symbol or nil", "What of that view, if there is one."),
    ]
}
