extension MemberRow {
  static let number: [MemberRow] = [
    MemberRow(
      .number(.floor), "floor", .number, "The largest whole number not above it.", "2.7.floor"),
    MemberRow(
      .number(.ceil), "ceil", .number, "The smallest whole number not below it.", "2.2.ceil"),
    MemberRow(
      .number(.rounded), "rounded", .number,
      "The nearest whole number; halves go away from zero.", "2.5.rounded"),
    MemberRow(
      .number(.truncated), "truncated", .number, "The number without its fraction.",
      "(-2.7).truncated"),
    MemberRow(.number(.abs), "abs", .number, "The number without its sign.", "(-3).abs"),
    MemberRow(.number(.sign), "sign", .number, "-1, 0 or 1.", "(-3).sign"),
    MemberRow(
      .number(.squareRoot), "squareRoot", .number, "The number whose square it is.",
      "2.squareRoot"),
    MemberRow(.number(.isWhole), "isWhole", .boolean, "Whether it has no fraction.", "2.5.isWhole"),
    MemberRow(
      .number(.isFinite), "isFinite", .boolean, "Whether it is not infinite.", "x.isFinite"),
  ]

  static let symbol: [MemberRow] = [
    MemberRow(.symbol(.name), "name", .string, "The symbol's name, without the dot.", ".left.name")
  ]

  static let string: [MemberRow] = [
    MemberRow(.string(.count), "count", .count, "The number of Unicode scalars.", "name.count"),
    MemberRow(.string(.isEmpty), "isEmpty", .boolean, "Whether it is empty.", "name.isEmpty"),
    MemberRow(
      .string(.first), "first", [.string, .nil], "The first scalar, nil if it is empty.",
      "name.first"),
    MemberRow(
      .string(.last), "last", [.string, .nil], "The last scalar, nil if it is empty.",
      "name.last"),
    MemberRow(
      .string(.characters), "characters", .array, "Its scalars, each a string.",
      "name.characters"),
  ]

  static let collection: [MemberRow] = [
    MemberRow(.array(.count), "count", .count, "The number of elements.", "cards.count"),
    MemberRow(
      .array(.isEmpty), "isEmpty", .boolean, "Whether there is no element.", "cards.isEmpty"),
    MemberRow(
      .array(.first), "first", .any, "The first element, nil if there is none.", "cards.first"),
    MemberRow(.array(.last), "last", .any, "The last element, nil if there is none.", "cards.last"),
    MemberRow(
      .array(.indices), "indices", .range, "The range of its indices.",
      "for i in cards.indices { print(i) }"),
    MemberRow(.dictionary(.count), "count", .count, "The number of keys.", "ages.count"),
    MemberRow(
      .dictionary(.isEmpty), "isEmpty", .boolean, "Whether there is no key.", "ages.isEmpty"),
    MemberRow(
      .dictionary(.keys), "keys", .array, "The keys in the order they were added.", "ages.keys"),
    MemberRow(
      .dictionary(.values), "values", .array, "The values in the order of their keys.",
      "ages.values"),
  ]

  static let range: [MemberRow] = [
    MemberRow(.range(.lower), "lower", .number, "Its lower end.", "(1...6).lower"),
    MemberRow(.range(.upper), "upper", .number, "Its upper end.", "(1...6).upper"),
    MemberRow(
      .range(.count), "count", .number,
      "The number of its whole numbers, in steps of 1 from its lower end.", "(1...6).count"),
    MemberRow(
      .range(.isEmpty), "isEmpty", .boolean, "Whether it contains no number.", "(0..<n).isEmpty"),
    MemberRow(
      .range(.isClosed), "isClosed", .boolean, "Whether its upper end belongs to it.",
      "(1...6).isClosed"),
  ]
}
