/// An option of `animate`.
struct OptionRow: Sendable {
  var name: String
  var text: String

  static let all: [OptionRow] = [
    OptionRow(name: "curveEaseInOut", text: "Slow at both ends; what holds without an option."),
    OptionRow(name: "curveEaseIn", text: "Slow at the beginning."),
    OptionRow(name: "curveEaseOut", text: "Slow at the end."),
    OptionRow(name: "curveLinear", text: "The same speed all the way."),
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
      name: "layoutSubviews",
      text: "At the block's end there is a layout pass, whose changes are animated too."),
  ]
}
