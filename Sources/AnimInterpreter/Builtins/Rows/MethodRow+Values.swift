extension MethodRow {
  private typealias Parameter = BuiltinParameter

  static let number: [MethodRow] = [
    MethodRow(
      .number(.clamped), "clamped", [Parameter("range", .range, label: "to")], .number,
      "The number of the range that is nearest to it.", "x.clamped(to: 0...1)"),
    MethodRow(
      .number(.rounded), "rounded", [.optional("places", .count, "0")], .number,
      "Rounds to that number of decimal places; halves are rounded away from zero.",
      "2.345.rounded(2)"),
  ]

  static let boolean: [MethodRow] = [
    MethodRow(
      .boolean(.toggle), "toggle", [], .nil, mutating: true,
      "Changes true to false, and false to true.",
      "isOpen.toggle()")
  ]

  static let string: [MethodRow] = [
    MethodRow(
      .string(.uppercased), "uppercased", [], .string, "The string in upper case.",
      "name.uppercased()"),
    MethodRow(
      .string(.lowercased), "lowercased", [], .string, "The string in lower case.",
      "name.lowercased()"),
    MethodRow(
      .string(.contains), "contains", [Parameter("text", .string)], .boolean,
      "Whether the string contains the other.", "name.contains(\"an\")"),
    MethodRow(
      .string(.hasPrefix), "hasPrefix", [Parameter("text", .string)], .boolean,
      "Whether it begins with the other.", "name.hasPrefix(\"A\")"),
    MethodRow(
      .string(.hasSuffix), "hasSuffix", [Parameter("text", .string)], .boolean,
      "Whether it ends with the other.", "name.hasSuffix(\"z\")"),
    MethodRow(
      .string(.split), "split", [.optional("separator", .string, "white space")], .array,
      "The parts between separators; without an argument, its words.", "\"a,b\".split(\",\")"),
    MethodRow(
      .string(.trimmed), "trimmed", [], .string, "Without white space at its ends.",
      "line.trimmed()"),
    MethodRow(
      .string(.replacing), "replacing",
      [Parameter("text", .string), Parameter("replacement", .string, label: "with")], .string,
      "The string with every occurrence replaced.", "line.replacing(\"-\", with: \" \")"),
    MethodRow(
      .string(.reversed), "reversed", [], .string, "Its scalars in reverse order.",
      "name.reversed()"),
    MethodRow(
      .string(.repeated), "repeated", [Parameter("count", .count)], .string,
      "The string repeated that many times.", "\"-\".repeated(20)"),
    MethodRow(
      .string(.index), "index", [Parameter("text", .string, label: "of")], [.count, .nil],
      "The index of the first occurrence, nil if there is none.", "name.index(of: \"a\")"),
    MethodRow(
      .string(.prefix), "prefix", [Parameter("count", .count)], .string,
      "At most that many scalars from its beginning.", "name.prefix(3)"),
    MethodRow(
      .string(.suffix), "suffix", [Parameter("count", .count)], .string,
      "At most that many scalars from its end.", "name.suffix(3)"),
    MethodRow(
      .string(.dropFirst), "dropFirst", [.optional("count", .count, "1")], .string,
      "All scalars except that many at its beginning.", "name.dropFirst()"),
    MethodRow(
      .string(.dropLast), "dropLast", [.optional("count", .count, "1")], .string,
      "All scalars except that many at its end.", "name.dropLast()"),
    MethodRow(
      .string(.append), "append", [Parameter("text", .string)], .nil, mutating: true,
      "Appends the string.", "line.append(\"!\")"),
  ]

  static let dictionary: [MethodRow] = [
    MethodRow(
      .dictionary(.contains), "contains", [Parameter("key", .any)], .boolean,
      "Whether it contains the key.", "ages.contains(\"Ada\")"),
    MethodRow(
      .dictionary(.map), "map", [Parameter("transform", .closure)], .array,
      "The result of the closure for each key and value.", "ages.map { name, age in age * 2 }"),
    MethodRow(
      .dictionary(.filter), "filter", [Parameter("isIncluded", .closure)], .dictionary,
      "The keys and values for which the closure returns true.",
      "ages.filter { name, age in age > 30 }"),
    MethodRow(
      .dictionary(.forEach), "forEach", [Parameter("body", .closure)], .nil,
      "Calls the closure with each key and value.", "ages.forEach { name, age in print(name) }"),
    MethodRow(
      .dictionary(.mapValues), "mapValues", [Parameter("transform", .closure)], .dictionary,
      "The same keys, each with the result of the closure for its value.",
      "ages.mapValues { $0 + 1 }"),
    MethodRow(
      .dictionary(.removeValue), "removeValue", [Parameter("key", .any, label: "forKey")], .any,
      mutating: true, "Removes a key and returns its value, nil if there was none.",
      "ages.removeValue(forKey: \"Ada\")"),
    MethodRow(
      .dictionary(.removeAll), "removeAll", [], .nil, mutating: true, "Removes every key.",
      "ages.removeAll()"),
    MethodRow(
      .dictionary(.merge), "merge", [Parameter("other", .dictionary)], .nil, mutating: true,
      "Adds the keys and values of another dictionary, whose values win for common keys.",
      "ages.merge([\"Bob\": 40])"),
  ]

  static let range: [MethodRow] = [
    MethodRow(
      .range(.contains), "contains", [Parameter("number", .number)], .boolean,
      "Whether it contains the number.", "(0...1).contains(x)"),
    MethodRow(.range(.array), "array", [], .array, "Its numbers in steps of 1.", "(1...6).array()"),
    MethodRow(
      .range(.map), "map", [Parameter("transform", .closure)], .array,
      "The result of the closure for each of its numbers.", "(0..<3).map { $0 * $0 }"),
    MethodRow(
      .range(.filter), "filter", [Parameter("isIncluded", .closure)], .array,
      "The numbers for which the closure returns true.", "(0..<9).filter { $0 % 2 == 0 }"),
    MethodRow(
      .range(.reduce), "reduce",
      [Parameter("initial", .any), Parameter("combine", .closure)], .any,
      "Combines its numbers one after another by the closure.", "(1...5).reduce(1) { $0 * $1 }"),
    MethodRow(
      .range(.forEach), "forEach", [Parameter("body", .closure)], .nil,
      "Calls the closure with each of its numbers.", "(1...3).forEach { print($0) }"),
    MethodRow(
      .range(.allSatisfy), "allSatisfy", [Parameter("condition", .closure)], .boolean,
      "Whether the closure returns true for each of its numbers.", "(1...3).allSatisfy { $0 > 0 }"),
    MethodRow(
      .range(.firstWhere), "first", [Parameter("condition", .closure, label: "where")],
      [.number, .nil], "The first of its numbers for which the closure returns true, else nil.",
      "(1...9).first { $0 * $0 > 20 }"),
    MethodRow(
      .range(.reversed), "reversed", [], .array, "Its numbers in reverse order.",
      "(1...3).reversed()"),
    MethodRow(
      .range(.shuffled), "shuffled", [], .array, "Its numbers in random order.",
      "(1...6).shuffled()"),
  ]
}
