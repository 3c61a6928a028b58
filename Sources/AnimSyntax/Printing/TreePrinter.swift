/// Writes a tree as canonical source: parsing what it writes gives the same tree.
///
/// It adds no parentheses: the tree must have the groups its source needs, as parsed trees do.
public struct TreePrinter: ~Copyable {
  let tree: Tree
  let names: NameTable
  var text = ""
  /// How far statements are indented, in steps of two spaces.
  var depth = 0
  /// Whether everything must stay on one line, as in a string's interpolation.
  var inline = false

  /// The source of `tree`; `names` is the table it was parsed with.
  public static func print(_ tree: Tree, names: NameTable) -> String {
    var printer = TreePrinter(tree: tree, names: names)
    for (index, statement) in tree[tree.statements].enumerated() {
      if index > 0 { printer.text += printer.needsSemicolon(statement) ? ";\n" : "\n" }
      printer.print(statement)
    }
    return printer.text.isEmpty ? "" : printer.text + "\n"
  }

  init(tree: Tree, names: NameTable) {
    self.tree = tree
    self.names = names
  }

  func name(_ id: UInt32) -> String { names[Name(id: id)] }

  /// Ends a line, or separates statements where lines may not end.
  mutating func newline() {
    text += inline ? " " : "\n" + String(repeating: "  ", count: depth)
  }

  /// Writes the nodes of a list with `separator` between them.
  mutating func print(list: UInt32, separator: String = ", ") {
    for (index, element) in tree[ListID(list)].enumerated() {
      if index > 0 { text += separator }
      print(element)
    }
  }

  /// Writes `{`, the statements of a list and `}`; `head` follows the brace on its line.
  mutating func print(braces list: UInt32, head: String = "") {
    text += "{" + head
    let statements = tree[ListID(list)]
    if statements.isEmpty {
      text += " }"
      return
    }
    depth += 1
    print(statements: statements)
    depth -= 1
    newline()
    text += "}"
  }

  /// Writes statements, each on a line of its own.
  mutating func print(statements: NodeList) {
    for (index, statement) in statements.enumerated() {
      if index > 0, inline || needsSemicolon(statement) { text += ";" }
      newline()
      print(statement)
    }
  }

  /// The node whose text a node's text begins with.
  func leftmost(of id: NodeID) -> NodeID {
    var id = id
    while true {
      switch tree[id].kind {
      case .expression, .assign, .member, .call, .index, .binary, .ternary, .sentence:
        id = NodeID(tree[id].a)
      default: return id
      }
    }
  }

  /// Whether a statement would go on with the line above if it began a line.
  private func needsSemicolon(_ statement: NodeID) -> Bool {
    let first = tree[leftmost(of: statement)]
    switch first.kind {
    case .symbol: return true
    case .name: return Parser.handlers.contains { name(first.a) == $0.description }
    default: return false
    }
  }

  mutating func print(_ id: NodeID) {
    guard !id.isNone else { return }
    let node = tree[id]
    if !printOperand(node) { printStatement(node) }
  }
}
