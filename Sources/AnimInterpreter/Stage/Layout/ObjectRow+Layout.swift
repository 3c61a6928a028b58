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
          ? "The length of its frame; as an anchor, for constraints."
          : "Its position in its superview; as an anchor, for constraints.")
    } + [
      view(
        "margins", .margins, "rect",
        "Its bounds without its layout margins; its sides and lengths are anchors too."),
      view(
        "safeArea", .safeArea, "rect",
        "Of the stage: its bounds without its safe area insets; its sides and lengths are anchors."),
      view(
        "layoutMargins", .layoutMargins, "array", settable: true,
        "Points at the top, left, bottom and right, 8 by default; one number sets all four."),
      view(
        "safeAreaInsets", .safeAreaInsets, "array", settable: true,
        "Of the stage: points at the top, left, bottom and right that a device would cover."),
      view(
        "intrinsicSize", .intrinsicSize, "point", settable: true,
        "The size of its content, for layout: its initial size; a side of 0 means none."),
      view(
        "hugging", .hugging, "point", settable: true,
        "How strongly it resists being larger than its content, x and y; default (250, 250)."),
      view(
        "compressionResistance", .compressionResistance, "point", settable: true,
        "How strongly it resists being smaller than its content, x and y; default (750, 750)."),
      view(
        "constraints", .constraints, "array",
        "The active constraints that mention it, in order of activation."),
      .method(
        .view, "constraint", .constraint, "(identifier)", labels: [""],
        "The active constraint with that identifier that mentions it or a view in it, or nil."),
      .method(
        .view, "setNeedsLayout", .setNeedsLayout, "()",
        "Requests a layout pass before the instant ends."),
      .method(
        .view, "layoutIfNeeded", .layoutIfNeeded, "()",
        "Places the views in it by their constraints now; in `animate`, animated."
      ),
      constraint(
        "constant", .constant, "number", settable: true,
        "The points it adds; a change takes effect at the next layout pass."),
      constraint("multiplier", .multiplier, "number", "The factor of the second anchor."),
      constraint(
        "priority", .priority, "number", settable: true, "From 1 to 1000; 1000 is required."),
      constraint(
        "identifier", .identifier, "string or nil", settable: true,
        "The name by which notes and look-ups identify it."),
      constraint("isActive", .isActive, "boolean", settable: true, "Whether it takes effect."),
      constraint("firstItem", .firstItem, "view or nil", "The view it constrains."),
      constraint(
        "firstAttribute", .firstAttribute, "symbol", "The anchor of that view, such as `.top`."),
      constraint("relation", .relation, "symbol", "`.equals`, `.atLeast` or `.atMost`."),
      constraint(
        "secondItem", .secondItem, "view or nil", "The view it compares with, if there is one."),
      constraint(
        "secondAttribute", .secondAttribute, "symbol or nil",
        "The anchor of that view, if there is one."),
    ]
}
