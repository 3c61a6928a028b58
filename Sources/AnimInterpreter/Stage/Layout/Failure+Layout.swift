extension Failure {
  private static let anchorExample = "as in `constraint box.left equals stage.left constant 8`"

  static func noAnchor(_ head: String) -> Failure {
    Failure(
      .wrongArgument, "`\(head)` needs a side, center or length of a view first",
      note: anchorExample)
  }

  static func noRelation() -> Failure {
    Failure(
      .missingArgument, "`constraint` needs `equals`, `atLeast` or `atMost`", note: anchorExample)
  }

  static func twoRelations(_ a: String, _ b: String) -> Failure {
    Failure(
      .wrongArgument, "a constraint has one relation, but this one has '\(a)' and '\(b)'",
      note: "write two constraints")
  }

  static func badMultiplier() -> Failure {
    Failure(
      .wrongArgument, "'multiplier' must be a number from 0.000001 to 1000000, or its negative")
  }

  static func uselessMultiplier() -> Failure {
    Failure(
      .wrongArgument, "'multiplier' multiplies an anchor, but this constraint has only a number",
      note: "write the product")
  }

  static func badPriority(_ label: String, _ most: Int) -> Failure {
    Failure(
      .wrongArgument, "'\(label)' must be a whole number from 1 to \(most)",
      note: most == 1000 ? "1000 is required, less is optional" : nil)
  }

  static func wrongLength(_ label: String) -> Failure {
    Failure(.wrongArgument, "'\(label)' must be at most a billion points")
  }

  static func lengthAndPlace(_ length: String, _ place: String) -> Failure {
    Failure(
      .wrongArgument, "'\(length)' is a length and '\(place)' a position: they cannot be compared",
      note: "compare sides and centers with each other, and widths and heights with each other")
  }

  static func otherAxis(_ a: String, _ b: String) -> Failure {
    Failure(
      .wrongArgument, "'\(a)' and '\(b)' are on different axes",
      note: "compare horizontal anchors with each other, and vertical ones with each other")
  }

  static func stageIsPlaced() -> Failure {
    Failure(
      .wrongArgument, "the stage cannot be placed or resized by a constraint",
      note: "`scene` specifies its size; begin with the view that the constraint places")
  }

  static func safeAreaOfView(_ name: String) -> Failure {
    Failure(
      .wrongArgument, "only the stage has a safe area, not '\(name)'",
      note: "as in `constraint box.top equals stage.safeArea.top`")
  }
}
