extension Failure {
  private static let anchorExample = "as in `constraint box.left equals stage.left constant 8`"

  static func noAnchor(_ head: String) -> Failure {
    Failure(
      .wrongArgument, "`\(head)` begins with a side, center or length of a view",
      note: anchorExample)
  }

  static func noRelation() -> Failure {
    Failure(
      .missingArgument, "`constraint` needs `equals`, `atLeast` or `atMost`", note: anchorExample)
  }

  static func twoRelations(_ a: String, _ b: String) -> Failure {
    Failure(
      .wrongArgument, "a constraint has one relation, and this one has '\(a)' and '\(b)'",
      note: "write two constraints")
  }

  static func badMultiplier() -> Failure {
    Failure(
      .wrongArgument, "'multiplier' is a number from 0.000001 to 1000000, or its negative")
  }

  static func uselessMultiplier() -> Failure {
    Failure(
      .wrongArgument, "'multiplier' multiplies an anchor, and this constraint has only a number",
      note: "write the product")
  }

  static func badPriority(_ label: String, _ most: Int) -> Failure {
    Failure(
      .wrongArgument, "'\(label)' is a whole number from 1 to \(most)",
      note: most == 1000 ? "1000 is required, less is a wish" : nil)
  }

  static func wrongLength(_ label: String) -> Failure {
    Failure(.wrongArgument, "'\(label)' is at most a billion points")
  }

  static func lengthAndPlace(_ length: String, _ place: String) -> Failure {
    Failure(
      .wrongArgument, "'\(length)' is a length and '\(place)' a place: they cannot be compared",
      note: "compare sides and centers with each other, and widths and heights with each other")
  }

  static func otherAxis(_ a: String, _ b: String) -> Failure {
    Failure(
      .wrongArgument, "'\(a)' and '\(b)' lie along different axes",
      note: "left, right and centerX go together, and top, bottom and centerY")
  }

  static func stageIsPlaced() -> Failure {
    Failure(
      .wrongArgument, "the stage cannot be placed or resized by a constraint",
      note: "its size is what `scene` says; begin with the view that is to be placed")
  }

  static func safeAreaOfView(_ name: String) -> Failure {
    Failure(
      .wrongArgument, "only the stage has a safe area, not '\(name)'",
      note: "as in `constraint box.top equals stage.safeArea.top`")
  }
}
