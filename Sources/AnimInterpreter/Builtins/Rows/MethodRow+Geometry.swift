extension MethodRow {
  private typealias Parameter = BuiltinParameter

  static let point: [MethodRow] = [
    MethodRow(
      .point(.dot), "dot", [Parameter("other", .point)], .number, "The scalar product.",
      "a.dot(b)"),
    MethodRow(
      .point(.cross), "cross", [Parameter("other", .point)], .number,
      "The z of the vector product; positive if the other point lies clockwise.", "a.cross(b)"),
    MethodRow(
      .point(.distance), "distance", [Parameter("other", .point, label: "to")], .number,
      "The distance to the other point.", "a.distance(to: b)"),
    MethodRow(
      .point(.rotated), "rotated",
      [
        Parameter("angle", .number, label: "by"),
        .optional("center", .point, "(0, 0)", label: "about"),
      ], .point, "The point rotated by an angle in radians, clockwise.", "v.rotated(by: 90deg)"),
    MethodRow(
      .point(.lerp), "lerp",
      [Parameter("other", .point, label: "to"), Parameter("t", .number, label: "by")], .point,
      "The point at fraction t of the way to the other.", "a.lerp(to: b, by: 0.5)"),
  ]

  static let rect: [MethodRow] = [
    MethodRow(
      .rect(.contains), "contains", [Parameter("place", [.point, .rect])], .boolean,
      "Whether the point or rect lies inside.", "frame.contains(touch.location)"),
    MethodRow(
      .rect(.intersects), "intersects", [Parameter("other", .rect)], .boolean,
      "Whether the two overlap in an area.", "a.frame.intersects(b.frame)"),
    MethodRow(
      .rect(.intersection), "intersection", [Parameter("other", .rect)], [.rect, .nil],
      "The common part, nil if there is none.", "a.frame.intersection(b.frame)"),
    MethodRow(
      .rect(.union), "union", [Parameter("other", .rect)], .rect,
      "The smallest rect that contains both.", "a.frame.union(b.frame)"),
    MethodRow(
      .rect(.insetBy), "insetBy",
      [Parameter("dx", .number), .optional("dy", .number, "dx")], .rect,
      "Inset by dx left and right and by dy above and below.", "bounds.insetBy(16, 8)"),
    MethodRow(
      .rect(.offsetBy), "offsetBy", [Parameter("dx", .number), Parameter("dy", .number)], .rect,
      "Moved by dx and dy.", "frame.offsetBy(10, 0)"),
  ]

  static let color: [MethodRow] = [
    MethodRow(
      .color(.withAlpha), "withAlpha", [Parameter("alpha", .number)], .color,
      "The same color with another opacity.", "#f00.withAlpha(0.5)"),
    MethodRow(
      .color(.mixed), "mixed",
      [Parameter("other", .color, label: "with"), .optional("t", .number, "0.5", label: "by")],
      .color, "The color at fraction t of the way to the other.",
      "#f00.mixed(with: #00f, by: 0.25)"),
  ]

  static let transform: [MethodRow] = [
    MethodRow(
      .transform(.rotated), "rotated", [Parameter("angle", .number, label: "by")], .transform,
      "The transform with a rotation applied first, by an angle in radians, clockwise.",
      "view.transform.rotated(by: 30deg)"),
    MethodRow(
      .transform(.scaled), "scaled",
      [Parameter("x", .number, label: "by"), .optional("y", .number, "x")], .transform,
      "The transform with a scaling applied first.", "view.transform.scaled(by: 2)"),
    MethodRow(
      .transform(.translated), "translated",
      [
        Parameter("x", [.number, .point], label: "by"), .optional("y", .number, "0"),
      ], .transform, "The transform with a translation applied first.",
      "view.transform.translated(by: (10, 0))"),
    MethodRow(
      .transform(.concatenating), "concatenating", [Parameter("next", .transform)], .transform,
      "This transform followed by the next.", "scaling(2).concatenating(rotation(90deg))"),
    MethodRow(
      .transform(.inverted), "inverted", [], [.transform, .nil],
      "The inverse, nil if there is none.", "view.transform.inverted()"),
    MethodRow(
      .transform(.apply), "apply", [Parameter("point", .point)], .point,
      "The image of the point.", "view.transform.apply((1, 0))"),
  ]
}
