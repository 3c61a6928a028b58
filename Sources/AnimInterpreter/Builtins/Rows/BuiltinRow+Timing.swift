extension BuiltinRow {
  /// The curves that are made by a call.
  static let timing: [BuiltinRow] = [
    BuiltinRow(
      .steps, ".steps",
      [
        BuiltinParameter("count", .count),
        .optional("position", .symbol, ".jumpEnd"),
      ], .curve,
      "Moves in `count` equal steps, as the function of CSS does. `position` says at which ends the "
        + "curve jumps: `.jumpStart`, `.jumpEnd`, `.jumpNone` or `.jumpBoth`. Exactly at a jump it "
        + "has the value after the jump.",
      "animate 1s curve .steps(4) { box.alpha = 0 }"),
    BuiltinRow(
      .linear, ".linear", [BuiltinParameter("stops", .array)], .curve,
      "Joins stops by straight lines, as the function of CSS does. A stop is a value, or a point "
        + "(value, input) where CSS writes `0.3 20%`. Stops without an input are spread evenly, and "
        + "two stops with the same input make a jump.",
      "animate 1s curve .linear([0, (0.3, 0.2), 1]) { box.alpha = 0 }"),
  ]
}
