extension BuiltinRow {
  private typealias Parameter = BuiltinParameter

  /// Every function, in the order of its id.
  static let all = Array(joining: [texts, numbers, curves, collections, shapes, timing])

  static let texts: [BuiltinRow] = [
    BuiltinRow(
      .print, "print", [.rest("values", .any)], .nil,
      "Prints the values to the trace, joined by spaces.", "print(\"alpha is\", box.alpha)"),
    BuiltinRow(
      .string, "string", [Parameter("value", .any)], .string,
      "The text that `print` shows for a value.",
      "string(3.5)"),
    BuiltinRow(
      .number, "number", [Parameter("value", [.string, .number])], [.number, .nil],
      "The number that a string contains, nil if it contains none.", "number(\"3.5\")"),
    BuiltinRow(
      .kind, "kind", [Parameter("value", .any)], .string,
      "The name of a value's kind, or an object's class.", "kind((1, 2))"),
  ]

  static let numbers: [BuiltinRow] = [
    unary(.abs, "abs", "The number without its sign.", "abs(-3)"),
    unary(.sign, "sign", "-1, 0 or 1.", "sign(-3)"),
    unary(.floor, "floor", "The largest whole number not above x.", "floor(2.7)"),
    unary(.ceil, "ceil", "The smallest whole number not below x.", "ceil(2.2)"),
    BuiltinRow(
      .round, "round", [Parameter("x", .number), .optional("places", .count, "0")], .number,
      "Rounds to that number of decimal places; halves are rounded away from zero.",
      "round(2.345, 2)"),
    unary(.trunc, "trunc", "The number without its fraction.", "trunc(-2.7)"),
    BuiltinRow(
      .min, "min", [.rest("numbers", [.number, .array])], .number,
      "The least of the numbers, or of those in an array.", "min(3, 1, 2)"),
    BuiltinRow(
      .max, "max", [.rest("numbers", [.number, .array])], .number,
      "The greatest of the numbers, or of those in an array.", "max(40, length - 10)"),
    BuiltinRow(
      .clamp, "clamp",
      [Parameter("x", .number), Parameter("low", .number), Parameter("high", .number)], .number,
      "The number from low to high that is nearest to x.", "clamp(x, 0, 1)"),
    BuiltinRow(
      .lerp, "lerp",
      [
        Parameter("a", [.number, .point, .rect, .color, .transform]),
        Parameter("b", [.number, .point, .rect, .color, .transform]), Parameter("t", .number),
      ], [.number, .point, .rect, .color, .transform],
      "The value at fraction t of the way from a to b.", "lerp(0, 10, 0.5)"),
  ]

  static let curves: [BuiltinRow] = [
    unary(.sqrt, "sqrt", "The number whose square is x.", "sqrt(2)"),
    unary(.cbrt, "cbrt", "The number whose cube is x.", "cbrt(-8)"),
    binary(.pow, "pow", "x", "y", "x to the power of y.", "pow(2, 10)"),
    binary(.hypot, "hypot", "x", "y", "The length of (x, y).", "hypot(3, 4)"),
    unary(.exp, "exp", "e to the power of x.", "exp(1)"),
    unary(.log, "log", "The natural logarithm.", "log(10)"),
    unary(.log2, "log2", "The logarithm to base 2.", "log2(8)"),
    unary(.log10, "log10", "The logarithm to base 10.", "log10(1000)"),
    unary(.sin, "sin", "The sine of an angle in radians.", "sin(30deg)"),
    unary(.cos, "cos", "The cosine of an angle in radians.", "cos(60deg)"),
    unary(.tan, "tan", "The tangent of an angle in radians.", "tan(45deg)"),
    unary(.asin, "asin", "The angle whose sine is x, -pi/2 to pi/2.", "asin(1)"),
    unary(.acos, "acos", "The angle whose cosine is x, 0 to pi.", "acos(0)"),
    unary(.atan, "atan", "The angle whose tangent is x, -pi/2 to pi/2.", "atan(1)"),
    binary(.atan2, "atan2", "y", "x", "The direction of (x, y), -pi to pi.", "atan2(1, 1)"),
    unary(.degrees, "degrees", "Converts an angle from radians to degrees.", "degrees(pi)"),
    unary(.radians, "radians", "Converts an angle from degrees to radians.", "radians(180)"),
  ]

  private static func unary(
    _ id: BuiltinID, _ name: String, _ text: String, _ example: String
  ) -> BuiltinRow {
    BuiltinRow(id, name, [Parameter("x", .number)], .number, text, example)
  }

  private static func binary(
    _ id: BuiltinID, _ name: String, _ first: String, _ second: String, _ text: String,
    _ example: String
  ) -> BuiltinRow {
    BuiltinRow(
      id, name, [Parameter(first, .number), Parameter(second, .number)], .number, text, example)
  }
}
