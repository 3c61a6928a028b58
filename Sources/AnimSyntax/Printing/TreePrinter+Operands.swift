extension TreePrinter {
  /// Writes an expression; false if `node` is a statement.
  mutating func printOperand(_ node: Node) -> Bool {
    switch node.kind {
    case .number:
      let unit = NumberUnit(rawValue: node.flag) ?? .none
      text += NumberText.literal(tree.numbers[Int(node.a)], in: unit)
    case .string: text += StringText.quoted(tree.strings[Int(node.a)])
    case .interpolation: printInterpolation(node)
    case .color: text += ColorText.spelling(of: node.a)
    case .boolean: text += node.flag == 1 ? "true" : "false"
    case .nil: text += "nil"
    case .`self`: text += "self"
    case .super: text += "super"
    case .name: text += name(node.a)
    case .symbol: text += "." + name(node.a)
    case .group: wrap("(", NodeID(node.a), ")")
    case .point:
      wrap("(", NodeID(node.a), ", ")
      wrap("", NodeID(node.b), ")")
    case .array:
      text += "["
      print(list: node.a)
      text += "]"
    case .dictionary: printDictionary(node)
    case .closure: printClosure(node)
    case .capture: printCapture(node)
    case .member, .call, .index: printSuffix(node)
    case .argument:
      if node.a != Name.none.id { text += name(node.a) + ": " }
      print(NodeID(node.b))
    case .unary:
      text += node.flag == UnaryOperator.minus.rawValue ? "-" : "!"
      print(NodeID(node.a))
    case .binary: printBinary(node)
    case .ternary:
      print(NodeID(node.a))
      wrap(" ? ", NodeID(node.b), " : ")
      print(NodeID(node.c))
    case .sentence: printSentence(node)
    case .clause:
      if node.a != Name.none.id { text += name(node.a) + " " }
      print(NodeID(node.b))
    default: return false
    }
    return true
  }

  private mutating func printBinary(_ node: Node) {
    let operation = BinaryOperator(rawValue: node.flag) ?? .or
    let space = operation.isTight(between: tree[NodeID(node.a)], tree[NodeID(node.b)]) ? "" : " "
    print(NodeID(node.a))
    text += space + operation.spelling + space
    print(NodeID(node.b))
  }

  private mutating func wrap(_ before: String, _ id: NodeID, _ after: String) {
    text += before
    print(id)
    text += after
  }

  /// A string among the parts is text, unless it would be lost or run together with its neighbour.
  private mutating func printInterpolation(_ node: Node) {
    let outer = inline
    inline = true
    text += "\""
    let parts = tree[ListID(node.a)]
    var followsText = parts.count == 1
    for part in parts {
      let string = tree[part].kind == .string ? tree.strings[Int(tree[part].a)] : []
      if string.isEmpty || followsText {
        wrap("\\(", part, ")")
        followsText = false
      } else {
        text += StringText.escaped(string)
        followsText = true
      }
    }
    text += "\""
    inline = outer
  }

  private mutating func printDictionary(_ node: Node) {
    let elements = tree[ListID(node.a)]
    text += "["
    if elements.isEmpty { text += ":" }
    for index in elements.indices {
      if index > 0 { text += index.isMultiple(of: 2) ? ", " : ": " }
      print(elements[index])
    }
    text += "]"
  }

  private mutating func printClosure(_ node: Node) {
    var head = TreePrinter(tree: tree, names: names)
    head.inline = true
    if !tree[ListID(node.a)].isEmpty {
      head.text += " ["
      head.print(list: node.a)
      head.text += "]"
    }
    if !tree[ListID(node.b)].isEmpty {
      head.text += " "
      head.print(list: node.b)
    }
    if node.flag == 1 { head.text += " in" }
    let body = tree[ListID(node.c)]
    if node.flag == 0, let first = body.first, beginsWithBracket(first) {
      // Right after the brace a bracket would open captures.
      head.text += " ;"
    }
    if body.count == 1, isShort(body[0]) {
      text += "{" + head.text + " "
      print(body[0])
      text += " }"
    } else {
      print(braces: node.c, head: head.text)
    }
  }

  private func beginsWithBracket(_ id: NodeID) -> Bool {
    let first = tree[leftmost(of: id)]
    return first.kind == .array || first.kind == .dictionary
  }

  /// Whether a closure's only statement stays on the line of its braces.
  private func isShort(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .expression: !hasBraces(NodeID(tree[id].a))
    case .assign: !hasBraces(NodeID(tree[id].a)) && !hasBraces(NodeID(tree[id].b))
    case .return where tree[id].a != .max: !hasBraces(NodeID(tree[id].a))
    case .return, .break, .continue: true
    default: false
    }
  }

  /// Whether an expression has a closure in one of its own clauses.
  private func hasBraces(_ id: NodeID) -> Bool {
    let node = tree[id]
    if node.kind == .closure { return true }
    guard node.kind == .sentence else { return false }
    return tree[ListID(node.c)].contains { tree[NodeID(tree[$0].b)].kind == .closure }
  }

  private mutating func printCapture(_ node: Node) {
    switch CaptureStrength(rawValue: node.flag) ?? .strong {
    case .weak: text += "weak "
    case .unowned: text += "unowned "
    case .strong: break
    }
    text += name(node.a)
    if node.b != .max { wrap(" = ", NodeID(node.b), "") }
  }

  private mutating func printSuffix(_ node: Node) {
    print(NodeID(node.a))
    if node.flag == 1 { text += "?" }
    switch node.kind {
    case .member: text += "." + name(node.b)
    case .call:
      text += "("
      print(list: node.b)
      text += ")"
    default: wrap("[", NodeID(node.b), "]")
    }
  }

  private mutating func printSentence(_ node: Node) {
    print(NodeID(node.a))
    if node.b != .max { wrap(" ", NodeID(node.b), "") }
    for clause in tree[ListID(node.c)] { wrap(" ", clause, "") }
  }
}
