extension TreePrinter {
  mutating func printStatement(_ node: Node) {
    switch node.kind {
    case .expression: print(NodeID(node.a))
    case .assign:
      print(NodeID(node.a))
      text += " " + (AssignOperator(rawValue: node.flag) ?? .set).spelling + " "
      print(NodeID(node.b))
    case .variable: printVariable(node)
    case .function: printFunction("func " + name(node.a), node)
    case .initializer: printFunction("init", node)
    case .deinitializer: after("deinit ", node.c)
    case .parameter: printParameter(node)
    case .class: printClass(node)
    case .observer: after("didSet \(name(node.a)) ", node.b)
    case .if: printIf(node)
    case .guard:
      text += "guard "
      print(list: node.a)
      after(" else ", node.b)
    case .while:
      text += "while "
      print(list: node.a)
      after(" ", node.b)
    case .switch: printSwitch(node)
    case .case: printCase(node)
    case .for:
      text += "for "
      print(list: node.a)
      after(" in ", node.b)
      after(" ", node.c)
    case .return:
      text += "return"
      if node.a != .max { after(" ", node.a) }
    case .break: text += "break"
    case .continue: text += "continue"
    case .binding:
      text += "let " + name(node.a)
      if node.b != .max { after(" = ", node.b) }
    case .block: print(braces: node.a)
    default: break
    }
  }

  /// Writes `words` and the node with this index.
  private mutating func after(_ words: String, _ id: UInt32) {
    text += words
    print(NodeID(id))
  }

  private mutating func printVariable(_ node: Node) {
    text += VariableFlags(rawValue: node.flag).words.joined(separator: " ")
    text += " " + name(node.a)
    if node.b != .max { after(" = ", node.b) }
    if node.c != .max { after(" ", node.c) }
  }

  private mutating func printFunction(_ head: String, _ node: Node) {
    text += head + "("
    print(list: node.b)
    text += ")"
    after(" ", node.c)
  }

  private mutating func printParameter(_ node: Node) {
    if node.a != Name.none.id { text += name(node.a) + " " }
    text += name(node.b)
    if node.c != .max { after(" = ", node.c) }
  }

  private mutating func printClass(_ node: Node) {
    text += "class " + name(node.a)
    if node.b != Name.none.id { text += ": " + name(node.b) }
    text += " "
    print(braces: node.c)
  }

  private mutating func printIf(_ node: Node) {
    text += "if "
    print(list: node.a)
    after(" ", node.b)
    if node.c != .max { after(" else ", node.c) }
  }

  private mutating func printSwitch(_ node: Node) {
    after("switch ", node.a)
    text += " {"
    if tree[ListID(node.b)].isEmpty {
      text += " }"
      return
    }
    for (index, choice) in tree[ListID(node.b)].enumerated() {
      if inline, index > 0 { text += ";" }
      newline()
      print(choice)
    }
    newline()
    text += "}"
  }

  private mutating func printCase(_ node: Node) {
    if node.flag == 1 {
      text += "default:"
    } else {
      text += "case "
      print(list: node.a)
      text += ":"
    }
    depth += 1
    print(statements: tree[ListID(node.c)])
    depth -= 1
  }
}
