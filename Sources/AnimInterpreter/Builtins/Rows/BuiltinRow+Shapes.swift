extension BuiltinRow {
  private typealias Parameter = BuiltinParameter

  static let collections: [BuiltinRow] = [
    BuiltinRow(
      .random, "random",
      [
        .optional("range", .range, "0..<1"),
        .optional("whole", .range, "any number", label: "whole"),
      ], .number,
      "A random number from the range, by the seed of the run; a whole one with `whole:`.",
      "random(whole: 1...6)"),
    BuiltinRow(
      .stride, "stride",
      [
        Parameter("start", .number, label: "from"),
        .optional("end", .number, "through", label: "to"),
        .optional("last", .number, "to", label: "through"),
        Parameter("step", .number, label: "by"),
      ], .array,
      "The numbers from the start in equal steps, with the end included (`through`) "
        + "or excluded (`to`).", "stride(from: 10, to: 0, by: -2)"),
    BuiltinRow(
      .zip, "zip", [Parameter("a", .array), Parameter("b", .array)], .array,
      "Pairs of the elements with the same index; as many as the shorter array has.",
      "zip(names, ages)"),
  ]

  static let shapes: [BuiltinRow] = [
    BuiltinRow(
      .point, "point", [Parameter("x", .number), Parameter("y", .number)], .point,
      "The same as `(x, y)`.", "point(160, 240)"),
    BuiltinRow(
      .rect, "rect",
      [
        Parameter("x", [.number, .point]), Parameter("y", [.number, .point]),
        .optional("width", .number, "needed with numbers"),
        .optional("height", .number, "needed with numbers"),
      ], .rect, "A rect by its upper left corner and its size, as four numbers or two points.",
      "rect(0, 0, 320, 480)"),
    BuiltinRow(
      .rgb, "rgb",
      [
        Parameter("red", .number), Parameter("green", .number), Parameter("blue", .number),
        .optional("alpha", .number, "1"),
      ], .color, "A color by its components, each clamped to 0…1.", "rgb(1, 0.5, 0)"),
    BuiltinRow(
      .hsb, "hsb",
      [
        Parameter("hue", .number), Parameter("saturation", .number),
        Parameter("brightness", .number), .optional("alpha", .number, "1"),
      ], .color, "A color by hue (a turn is 1), saturation and brightness.", "hsb(0.6, 1, 1)"),
    BuiltinRow(
      .gray, "gray", [Parameter("white", .number), .optional("alpha", .number, "1")], .color,
      "A gray from black (0) to white (1).", "gray(0.5)"),
    BuiltinRow(
      .transform, "transform",
      [
        .optional("a", .number, "1"), .optional("b", .number, "0"), .optional("c", .number, "0"),
        .optional("d", .number, "1"), .optional("tx", .number, "0"),
        .optional("ty", .number, "0"),
      ], .transform, "The transform x' = a·x + c·y + tx, y' = b·x + d·y + ty.",
      "transform(1, 0, 0, 1, 10, 20)"),
    BuiltinRow(
      .rotation, "rotation",
      [
        Parameter("angle", .number), .optional("x", .number, "0", label: "x"),
        .optional("y", .number, "0", label: "y"), .optional("z", .number, "0", label: "z"),
      ], .transform,
      "A rotation by an angle in radians, clockwise in the plane, or about the axis (x, y, z).",
      "rotation(45deg)"),
    BuiltinRow(
      .scaling, "scaling", [Parameter("x", .number), .optional("y", .number, "x")], .transform,
      "A transform that scales.", "scaling(3)"),
    BuiltinRow(
      .translation, "translation",
      [Parameter("x", [.number, .point]), .optional("y", .number, "0")], .transform,
      "A transform that moves, by two numbers or a point.", "translation(10, 0)"),
  ]
}
