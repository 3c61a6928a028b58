extension MethodRow {
  private typealias Parameter = BuiltinParameter

  static let point: [MethodRow] = [
    MethodRow(
      .point(.dot), "dot", [Parameter("other", .point)], .number, "The scalar product.",
      "a.dot(b)"),
    MethodRow(
      .point(.cross), "cross", [Parameter("other", .point)], .number,
      "The vector product's height; positive where the other lies clockwise.", "a.cross(b)"),
    MethodRow(
      .point(.distance), "distance", [Parameter("other", .point, label: "to")], .number,
      "How far the other point is.", "a.distance(to: b)"),
    MethodRow(
      .point(.rotated), "rotated",
      [
        Parameter("angle", .number, label: "by"),
        .optional("center", .point, "(0, 0)", label: "about"),
      ], .point, "Turned by so many radians, clockwise.", "v.rotated(by: 90deg)"),
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
      "Whether the two have some area in common.", "a.frame.intersects(b.frame)"),
    MethodRow(
      .rect(.intersection), "intersection", [Parameter("other", .rect)], [.rect, .nil],
      "The common part, nil if there is none.", "a.frame.intersection(b.frame)"),
    MethodRow(
      .rect(.union), "union", [Parameter("other", .rect)], .rect,
      "The smallest rect that holds both.", "a.frame.union(b.frame)"),
    MethodRow(
      .rect(.insetBy), "insetBy",
      [Parameter("dx", .number), .optional("dy", .number, "dx")], .rect,
      "Smaller by dx left and right and by dy above and below.", "bounds.insetBy(16, 8)"),
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
      "Turned by so many radians, clockwise, before it acts.",
      "view.transform.rotated(by: 30deg)"),
    MethodRow(
      .transform(.scaled), "scaled",
      [Parameter("x", .number, label: "by"), .optional("y", .number, "x")], .transform,
      "Scaled before it acts.", "view.transform.scaled(by: 2)"),
    MethodRow(
      .transform(.translated), "translated",
      [
        Parameter("x", [.number, .point], label: "by"), .optional("y", .number, "0"),
      ], .transform, "Moved before it acts.", "view.transform.translated(by: (10, 0))"),
    MethodRow(
      .transform(.concatenating), "concatenating", [Parameter("next", .transform)], .transform,
      "First this, then the next.", "scaling(2).concatenating(rotation(90deg))"),
    MethodRow(
      .transform(.inverted), "inverted", [], [.transform, .nil],
      "What undoes it, nil if nothing can.", "view.transform.inverted()"),
    MethodRow(
      .transform(.apply), "apply", [Parameter("point", .point)], .point,
      "Where it takes the point.", "view.transform.apply((1, 0))"),
  ]
}
