extension MemberRow {
  static let point: [MemberRow] = [
    MemberRow(.point(.x), "x", .number, settable: true, "The distance to the right.", "p.x = 20"),
    MemberRow(.point(.y), "y", .number, settable: true, "The distance down.", "p.y += 5"),
    MemberRow(
      .point(.width), "width", .number, settable: true, "The first number, as a width.",
      "size.width"),
    MemberRow(
      .point(.height), "height", .number, settable: true,
      "The second number, as a height.", "size.height"),
    MemberRow(.point(.length), "length", .number, "The distance from (0, 0).", "velocity.length"),
    MemberRow(
      .point(.unit), "unit", .point,
      "A point in the same direction with length 1; (0, 0) stays (0, 0).",
      "velocity.unit * 100"),
    MemberRow(
      .point(.angle), "angle", .number,
      "The direction in radians, clockwise from the right, -pi to pi.", "velocity.angle"),
  ]

  static let rect: [MemberRow] = [
    MemberRow(.rect(.x), "x", .number, settable: true, "The left edge.", "frame.x"),
    MemberRow(.rect(.y), "y", .number, settable: true, "The upper edge.", "frame.y"),
    MemberRow(.rect(.width), "width", .number, settable: true, "The width.", "frame.width += 2"),
    MemberRow(.rect(.height), "height", .number, settable: true, "The height.", "frame.height"),
    MemberRow(
      .rect(.origin), "origin", .point, settable: true, "The upper left corner.", "frame.origin"),
    MemberRow(
      .rect(.size), "size", .point, settable: true, "Width and height.", "frame.size = (10, 20)"),
    MemberRow(
      .rect(.center), "center", .point, settable: true,
      "The middle; setting it keeps the size.", "frame.center"),
    MemberRow(.rect(.minX), "minX", .number, "The least x.", "frame.minX"),
    MemberRow(.rect(.midX), "midX", .number, "The x of the middle.", "frame.midX"),
    MemberRow(.rect(.maxX), "maxX", .number, "The greatest x.", "frame.maxX"),
    MemberRow(.rect(.minY), "minY", .number, "The least y.", "frame.minY"),
    MemberRow(.rect(.midY), "midY", .number, "The y of the middle.", "frame.midY"),
    MemberRow(.rect(.maxY), "maxY", .number, "The greatest y.", "frame.maxY"),
    MemberRow(.rect(.area), "area", .number, "Width times height, without sign.", "frame.area"),
    MemberRow(.rect(.isEmpty), "isEmpty", .boolean, "Whether it has no area.", "frame.isEmpty"),
    MemberRow(
      .rect(.standardized), "standardized", .rect,
      "The same rect with width and height not negative.", "dragged.standardized"),
  ]

  static let color: [MemberRow] = [
    MemberRow(.color(.red), "red", .number, settable: true, "Its red, 0 to 1.", "tint.red"),
    MemberRow(.color(.green), "green", .number, settable: true, "Its green, 0 to 1.", "tint.green"),
    MemberRow(.color(.blue), "blue", .number, settable: true, "Its blue, 0 to 1.", "tint.blue"),
    MemberRow(
      .color(.alpha), "alpha", .number, settable: true, "Its opacity, 0 to 1.",
      "tint.alpha = 0.5"),
  ]

  static let plane: [MemberRow] = [
    part(.a, "a", "x' per x, the same as m11."), part(.b, "b", "y' per x, the same as m12."),
    part(.c, "c", "x' per y, the same as m21."), part(.d, "d", "y' per y, the same as m22."),
    part(.tx, "tx", "The number added to x, the same as m41."),
    part(.ty, "ty", "The number added to y, the same as m42."),
    MemberRow(
      .transform(.isIdentity), "isIdentity", .boolean, "Whether it is the identity.",
      "card.transform.isIdentity"),
    MemberRow(
      .transform(.isAffine), "isAffine", .boolean, "Whether it stays in the plane.",
      "card.transform.isAffine"),
    MemberRow(
      .transform(.determinant), "determinant", .number, "The factor by which it scales areas.",
      "card.transform.determinant"),
  ]

  private static func part(
    _ member: TransformMember, _ name: String, _ text: String
  ) -> MemberRow {
    MemberRow(.transform(member), name, .number, settable: true, text, "t.\(name)")
  }

  /// Rotation, scale and translation as key paths name them: a number each, also where another
  /// component follows after a second dot.
  static let components: [MemberRow] = [
    part(.rotation, "rotation", "The turn in the plane in radians, clockwise."),
    part(.rotationX, "rotation.x", "The turn about the x axis in radians."),
    part(.rotationY, "rotation.y", "The turn about the y axis in radians."),
    part(.rotationZ, "rotation.z", "The same as `rotation`."),
    part(.scale, "scale", "The mean of the scales along x and y; setting it sets both."),
    part(.scaleX, "scaleX", "The scale along x."),
    part(.scaleY, "scaleY", "The scale along y."),
    part(.scaleXPath, "scale.x", "The scale along x."),
    part(.scaleYPath, "scale.y", "The scale along y."),
    part(.scaleZ, "scale.z", "The scale along z."),
    MemberRow(
      .transform(.translation), "translation", .point, settable: true,
      "The vector that it adds to a point.",
      "t.translation = (10, 0)"),
    part(.translationX, "translation.x", "The number that it adds to x."),
    part(.translationY, "translation.y", "The number that it adds to y."),
    part(.translationZ, "translation.z", "The number that it adds to z."),
  ]

  static let entries: [MemberRow] = [
    entry(.m11, "1", "1"), entry(.m12, "1", "2"), entry(.m13, "1", "3"), entry(.m14, "1", "4"),
    entry(.m21, "2", "1"), entry(.m22, "2", "2"), entry(.m23, "2", "3"), entry(.m24, "2", "4"),
    entry(.m31, "3", "1"), entry(.m32, "3", "2"), entry(.m33, "3", "3"), entry(.m34, "3", "4"),
    entry(.m41, "4", "1"), entry(.m42, "4", "2"), entry(.m43, "4", "3"), entry(.m44, "4", "4"),
  ]

  private static func entry(_ member: TransformMember, _ row: String, _ column: String) -> MemberRow
  {
    let name = "m" + row + column
    return MemberRow(
      .transform(member), name, .number, settable: true,
      "The entry in row " + row + ", column " + column
        + (member == .m34 ? ". -1 / distance gives perspective." : "."), "t." + name)
  }
}
