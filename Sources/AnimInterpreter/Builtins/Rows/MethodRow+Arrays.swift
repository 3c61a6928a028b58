extension MethodRow {
  private typealias Parameter = BuiltinParameter

  static let arrayChanges: [MethodRow] = [
    MethodRow(
      .arrayChange(.append), "append", [Parameter("value", .any)], .nil, mutating: true,
      "Adds a value at the end.", "cards.append(card)"),
    MethodRow(
      .arrayChange(.appendContents), "append", [Parameter("values", .array, label: "contentsOf")],
      .nil, mutating: true, "Adds the elements of another array at the end.",
      "cards.append(contentsOf: others)"),
    MethodRow(
      .arrayChange(.insert), "insert",
      [Parameter("value", .any), Parameter("index", .whole, label: "at")], .nil, mutating: true,
      "Inserts a value at an index; the elements from there on move up.",
      "cards.insert(card, at: 0)"),
    MethodRow(
      .arrayChange(.remove), "remove", [Parameter("index", .whole, label: "at")], .any,
      mutating: true, "Removes the element at an index and returns it.", "cards.remove(at: 0)"),
    MethodRow(
      .arrayChange(.removeFirst), "removeFirst", [], .any, mutating: true,
      "Removes the first element and returns it.", "queue.removeFirst()"),
    MethodRow(
      .arrayChange(.removeLast), "removeLast", [], .any, mutating: true,
      "Removes the last element and returns it.", "stack.removeLast()"),
    MethodRow(
      .arrayChange(.popLast), "popLast", [], .any, mutating: true,
      "Removes the last element and returns it, nil if there is none.", "stack.popLast()"),
    MethodRow(
      .arrayChange(.removeAll), "removeAll", [], .nil, mutating: true, "Removes every element.",
      "cards.removeAll()"),
    MethodRow(
      .arrayChange(.removeAllWhere), "removeAll",
      [Parameter("condition", .closure, label: "where")], .nil, mutating: true,
      "Removes the elements for which the closure returns true.", "cards.removeAll { $0.hidden }"),
    MethodRow(
      .arrayChange(.swapAt), "swapAt", [Parameter("i", .whole), Parameter("j", .whole)], .nil,
      mutating: true, "Exchanges the elements at two indices.", "cards.swapAt(0, 1)"),
    MethodRow(
      .arrayChange(.reverse), "reverse", [], .nil, mutating: true, "Reverses the order.",
      "cards.reverse()"),
    MethodRow(
      .arrayChange(.shuffle), "shuffle", [], .nil, mutating: true,
      "Shuffles the elements, by the seed of the run.", "cards.shuffle()"),
    MethodRow(
      .arrayChange(.sort), "sort", [.optional("isBefore", .closure, "<", label: "by")], .nil,
      mutating: true, "Sorts the elements; equal ones keep their order.",
      "cards.sort { $0.rank < $1.rank }"),
  ]

  static let arrayWalks: [MethodRow] = [
    MethodRow(
      .array(.map), "map", [Parameter("transform", .closure)], .array,
      "The result of the closure for each element.", "xs.map { $0 * 2 }"),
    MethodRow(
      .array(.compactMap), "compactMap", [Parameter("transform", .closure)], .array,
      "The result of the closure for each element, without nils.", "texts.compactMap { number($0) }"
    ),
    MethodRow(
      .array(.flatMap), "flatMap", [Parameter("transform", .closure)], .array,
      "The elements of the arrays that the closure returns.", "rows.flatMap { $0 }"),
    MethodRow(
      .array(.filter), "filter", [Parameter("isIncluded", .closure)], .array,
      "The elements for which the closure returns true.", "xs.filter { $0 > 0 }"),
    MethodRow(
      .array(.reduce), "reduce", [Parameter("initial", .any), Parameter("combine", .closure)],
      .any, "Combines the elements one after another by the closure.", "xs.reduce(0) { $0 + $1 }"),
    MethodRow(
      .array(.forEach), "forEach", [Parameter("body", .closure)], .nil,
      "Calls the closure with each element.", "cards.forEach { $0.alpha = 1 }"),
    MethodRow(
      .array(.enumerated), "enumerated", [], .array,
      "Pairs [index, element] of all elements.", "names.enumerated()"),
    MethodRow(
      .array(.sum), "sum", [], [.number, .point], "The sum of its numbers or points, 0 if empty.",
      "xs.sum()"),
    MethodRow(
      .array(.joined), "joined", [.optional("separator", .string, "\"\"", label: "separator")],
      .string, "The strings of its elements, joined.", "names.joined(separator: \", \")"),
  ]

  static let arraySearches: [MethodRow] = [
    MethodRow(
      .array(.contains), "contains", [Parameter("value", .any)], .boolean,
      "Whether an element equals the value.", "xs.contains(3)"),
    MethodRow(
      .array(.containsWhere), "contains", [Parameter("condition", .closure, label: "where")],
      .boolean, "Whether the closure returns true for an element.", "xs.contains { $0 < 0 }"),
    MethodRow(
      .array(.allSatisfy), "allSatisfy", [Parameter("condition", .closure)], .boolean,
      "Whether the closure returns true for every element.", "xs.allSatisfy { $0 > 0 }"),
    MethodRow(
      .array(.firstWhere), "first", [Parameter("condition", .closure, label: "where")], .any,
      "The first element for which the closure returns true, else nil.", "cards.first { $0.faceUp }"
    ),
    MethodRow(
      .array(.lastWhere), "last", [Parameter("condition", .closure, label: "where")], .any,
      "The last element for which the closure returns true, else nil.", "cards.last { $0.faceUp }"),
    MethodRow(
      .array(.firstIndex), "firstIndex", [Parameter("value", .any, label: "of")], [.count, .nil],
      "The index of the first element that equals the value, else nil.", "xs.firstIndex(of: 3)"),
    MethodRow(
      .array(.firstIndexWhere), "firstIndex",
      [Parameter("condition", .closure, label: "where")], [.count, .nil],
      "The index of the first element for which the closure returns true, else nil.",
      "xs.firstIndex { $0 > 2 }"),
    MethodRow(
      .array(.index), "index", [Parameter("value", .any, label: "of")], [.count, .nil],
      "The same as `firstIndex(of:)`.", "xs.index(of: 3)"),
    MethodRow(
      .array(.min), "min", [.optional("isBefore", .closure, "<", label: "by")], .any,
      "The least element, nil if there is none.", "xs.min()"),
    MethodRow(
      .array(.max), "max", [.optional("isBefore", .closure, "<", label: "by")], .any,
      "The greatest element, nil if there is none.", "cards.max { $0.rank < $1.rank }"),
    MethodRow(
      .array(.randomElement), "randomElement", [], .any,
      "A random element, by the seed of the run; nil if there is none.",
      "cards.randomElement()"),
  ]

  static let arrayParts: [MethodRow] = [
    MethodRow(
      .array(.prefix), "prefix", [Parameter("count", .count)], .array,
      "At most that many elements from the beginning.", "xs.prefix(3)"),
    MethodRow(
      .array(.suffix), "suffix", [Parameter("count", .count)], .array,
      "At most that many elements from the end.", "xs.suffix(3)"),
    MethodRow(
      .array(.dropFirst), "dropFirst", [.optional("count", .count, "1")], .array,
      "All elements except that many at the beginning.", "xs.dropFirst()"),
    MethodRow(
      .array(.dropLast), "dropLast", [.optional("count", .count, "1")], .array,
      "All elements except that many at the end.", "xs.dropLast(2)"),
    MethodRow(
      .array(.reversed), "reversed", [], .array, "The elements in reverse order.",
      "xs.reversed()"),
    MethodRow(
      .array(.shuffled), "shuffled", [], .array,
      "The elements in random order, by the seed of the run.", "cards.shuffled()"),
    MethodRow(
      .array(.sorted), "sorted", [.optional("isBefore", .closure, "<", label: "by")], .array,
      "The sorted elements; equal ones keep their order.", "xs.sorted(by: { $0 > $1 })"),
  ]
}
