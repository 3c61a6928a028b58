import AnimRuntime

/// An option of `animate` or `transition`.
struct OptionRow: Sendable {
  /// Why an option of the platform does nothing here.
  enum Absence: Sendable {
    /// What it concerns is designed but not built.
    case notYet(system: String)
    /// It could have no effect that shows.
    case needless(reason: String)
  }

  var name: String
  var text: String
  /// Whether it names a timing curve.
  var isCurve = false
  var isForAnimations = true
  var isForTransitions = false
  /// Nil for an option that works.
  var absence: Absence?

  static let all = Array(joining: [ours, effects, frameRates])

  private static let ours: [OptionRow] = [
    OptionRow(
      name: "curveEaseInOut", text: "Slow at both ends; the default.",
      isCurve: true, isForTransitions: true),
    OptionRow(
      name: "curveEaseIn", text: "Slow at the beginning.", isCurve: true, isForTransitions: true),
    OptionRow(
      name: "curveEaseOut", text: "Slow at the end.", isCurve: true, isForTransitions: true),
    OptionRow(
      name: "curveLinear", text: "Constant speed.", isCurve: true,
      isForTransitions: true),
    OptionRow(name: "repeat", text: "Repeats without end."),
    OptionRow(name: "autoreverse", text: "Each run goes there and back."),
    OptionRow(
      name: "beginFromCurrentState",
      text: "Begins at the presentation of the property, not at its model."),
    OptionRow(
      name: "overrideInheritedDuration",
      text: "Inside another `animate`: keeps its own duration instead of the outer one."),
    OptionRow(
      name: "overrideInheritedCurve",
      text: "Inside another `animate`: keeps its own curve instead of the outer one."),
    OptionRow(
      name: "overrideInheritedOptions",
      text: "Inside another `animate`: inherits no option from it."),
    OptionRow(
      name: "allowUserInteraction",
      text: "Lets input reach a view, and its descendants, while the block moves it.",
      isForTransitions: true),
    OptionRow(
      name: "layoutSubviews",
      text: "Makes a layout pass at the block's end, whose changes are part of the block.",
      isForTransitions: true),
    OptionRow(
      name: "allowAnimatedContent",
      text: "Animates the animatable changes of the block; the others are swapped.",
      isForAnimations: false, isForTransitions: true),
    OptionRow(
      name: "showHideTransitionViews",
      text: "Hides and shows the views instead of removing and adding them.",
      isForAnimations: false, isForTransitions: true),
  ]

  private static let frameRates = ["", "Default", "30", "60"].map { rate in
    OptionRow(
      name: "preferredFramesPerSecond" + rate, text: "How often a screen should draw.",
      absence: .needless(
        reason: "a value is exact at every time, and nothing is drawn; `--fps` sets where "
          + "`every .frame` samples"))
  }

  private static let effects = zip(
    TransitionEffect.allCases,
    [
      "No effect: the change becomes visible when the delay is over.",
      "Turns about the vertical axis, the left side coming forward.",
      "Turns about the vertical axis, the right side coming forward.",
      "Turns about the horizontal axis, the upper side coming forward.",
      "Turns about the horizontal axis, the lower side coming forward.",
      "The old contents curl up, like a page.", "The new contents curl down over the old.",
      "The old contents fade out while the new fade in.",
    ]
  ).map { effect, text in
    OptionRow(
      name: effect.rawValue, text: text, isForAnimations: false, isForTransitions: true)
  }

  /// Why an option that the platform has does nothing in a sentence; nil if it works there, or is
  /// none.
  static func absence(of name: String, in head: String) -> Absence? {
    guard let row = named(name) else { return nil }
    if let absence = row.absence { return absence }
    if head == "transition" {
      return row.isForTransitions
        ? nil
        : .needless(
          reason: "a transition moves no property, runs once, and inherits nothing from a block "
            + "around it")
    }
    return row.isForAnimations
      ? nil
      : .needless(reason: "`animate` moves properties; `transition` swaps contents")
  }

  static func named(_ name: String) -> OptionRow? { all.first { $0.name == name } }
}
