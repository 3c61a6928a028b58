/// Writes a tree as indented lists, one node a line: `dump tree`.
public struct TreeDumper: ~Copyable {
  private let tree: Tree
  private let names: NameTable
  private var text = ""

  /// The nodes of `tree`, children two spaces further in; `names` is the table it was parsed with.
  public static func dump(_ tree: Tree, names: NameTable) -> String {
    var dumper = TreeDumper(tree: tree, names: names)
    for statement in tree[tree.statements] { dumper.dump(statement, 0) }
    return dumper.text
  }

  private init(tree: Tree, names: NameTable) {
    self.tree = tree
    self.names = names
  }

  private mutating func dump(_ id: NodeID, _ depth: Int) {
    let node = tree[id]
    indent(depth)
    text += "(\(node.kind)"
    let flag = describe(flagOf: node)
    if !flag.isEmpty { text += " " + flag }
    let layout = node.kind.layout
    atom(layout.a, node.a)
    atom(layout.b, node.b)
    atom(layout.c, node.c)
    branch(layout.a, node.a, depth + 1)
    branch(layout.b, node.b, depth + 1)
    branch(layout.c, node.c, depth + 1)
    text += ")"
    if depth == 0 { text += "\n" }
  }

  private mutating func indent(_ depth: Int) {
    if depth > 0 { text += "\n" + String(repeating: "  ", count: depth) }
  }

  /// Appends what a field holds if it is no node.
  private mutating func atom(_ field: NodeField, _ value: UInt32) {
    switch field {
    case .name, .optionalName: text += value == .max ? " -" : " " + names[Name(id: value)]
    case .number: text += " " + NumberText.shortest(tree.numbers[Int(value)])
    case .string: text += " " + StringText.quoted(tree.strings[Int(value)])
    case .raw: text += " " + ColorText.spelling(of: value)
    default: break
    }
  }

  /// Appends the nodes of a field; an absent one is a dash, a list stands in brackets.
  private mutating func branch(_ field: NodeField, _ value: UInt32, _ depth: Int) {
    switch field {
    case .node: dump(NodeID(value), depth)
    case .optionalNode where value == .max:
      indent(depth)
      text += "-"
    case .optionalNode: dump(NodeID(value), depth)
    case .list:
      indent(depth)
      text += "["
      for element in tree[ListID(value)] { dump(element, depth + 1) }
      text += "]"
    default: break
    }
  }

  private func describe(flagOf node: Node) -> String {
    switch node.kind {
    case .number: return NumberUnit(rawValue: node.flag)?.spelling ?? ""
    case .boolean: return node.flag == 1 ? "true" : "false"
    case .closure: return node.flag == 1 ? "in" : ""
    case .member, .call, .index: return node.flag == 1 ? "?" : ""
    case .case: return node.flag == 1 ? "default" : ""
    case .capture: return CaptureStrength(rawValue: node.flag).map { "\($0)" } ?? ""
    case .unary: return node.flag == UnaryOperator.minus.rawValue ? "-" : "!"
    case .binary: return BinaryOperator(rawValue: node.flag)?.spelling ?? ""
    case .assign: return AssignOperator(rawValue: node.flag)?.spelling ?? ""
    case .variable: return VariableFlags(rawValue: node.flag).words.joined(separator: " ")
    default: return ""
    }
  }
}

extension AssignOperator {
  /// How the assignment is written.
  public var spelling: String {
    switch self {
    case .set: "="
    case .add: "+="
    case .subtract: "-="
    case .multiply: "*="
    case .divide: "/="
    case .remainder: "%="
    }
  }
}

extension VariableFlags {
  /// The words before the variable's name, `let` or `var` last.
  var words: [String] {
    var words: [String] = []
    if contains(.weak) { words.append("weak") }
    if contains(.unowned) { words.append("unowned") }
    if contains(.lazy) { words.append("lazy") }
    if contains(.static) { words.append("static") }
    words.append(contains(.mutable) ? "var" : "let")
    return words
  }
}

/// Writes tokens one a line: `dump tokens`.
public enum TokenDumper {
  /// Each token of `file`: line and column, kind, text, and `glued` where it touches the one before.
  public static func dump(_ file: SourceFile) -> String {
    var text = ""
    for token in Lexer.lex(file).tokens {
      let position = file.position(at: token.start)
      text += "\(position.line):\(position.column) \(token.kind)"
      if token.end > token.start { text += " " + file.text(of: token.range) }
      if token.isGlued { text += " glued" }
      text += "\n"
    }
    return text
  }
}
