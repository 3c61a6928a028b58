/// An option of `animate`.
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
  /// Nil for an option that works.
  var absence: Absence?

  static let all: [OptionRow] =
    [
      OptionRow(
        name: "curveEaseInOut", text: "Slow at both ends; what holds without an option.",
        isCurve: true),
      OptionRow(name: "curveEaseIn", text: "Slow at the beginning.", isCurve: true),
      OptionRow(name: "curveEaseOut", text: "Slow at the end.", isCurve: true),
      OptionRow(name: "curveLinear", text: "The same speed all the way.", isCurve: true),
      OptionRow(name: "repeat", text: "Runs again and again, for ever."),
      OptionRow(name: "autoreverse", text: "Each run goes there and back."),
      OptionRow(
        name: "beginFromCurrentState",
        text: "Begins where the property is seen now, not where its model is."),
      OptionRow(
        name: "overrideInheritedDuration",
        text: "Inside another `animate`: keeps its own duration instead of the outer one."),
      OptionRow(
        name: "overrideInheritedCurve",
        text: "Inside another `animate`: keeps its own curve instead of the outer one."),
      OptionRow(
        name: "overrideInheritedOptions",
        text: "Inside another `animate`: takes no option over from it."),
      OptionRow(
        name: "allowUserInteraction", text: "Lets input reach the view while it moves.",
        absence: .notYet(system: "input")),
      OptionRow(
        name: "layoutSubviews", text: "Lays subviews out while it moves.",
        absence: .notYet(system: "layout")),
      OptionRow(
        name: "allowAnimatedContent", text: "Redraws the content during a transition.",
        absence: .notYet(system: "transitions")),
      OptionRow(
        name: "showHideTransitionViews", text: "Hides and shows instead of removing and adding.",
        absence: .notYet(system: "transitions")),
    ] + frameRates

  private static let frameRates = ["", "Default", "30", "60"].map { rate in
    OptionRow(
      name: "preferredFramesPerSecond" + rate, text: "How often a screen should draw.",
      absence: .needless(
        reason: "a value is exact at every time, and no screen draws it; `--fps` sets where "
          + "`every .frame` samples"))
  }

  static func named(_ name: String) -> OptionRow? { all.first { $0.name == name } }
}
