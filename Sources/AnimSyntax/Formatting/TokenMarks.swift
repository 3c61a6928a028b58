/// What the tree says about the tokens it was made of.
struct TokenMarks {
  private(set) var roles: [TokenRole]
  private(set) var seams: [Seam]
  private let finder: TokenFinder
  private let tokens: [Token]
  private let tree: Tree

  /// Reads the marks off `tree`, which was made of `tokens` without an error.
  init(tree: Tree, tokens: [Token]) {
    self.tree = tree
    self.tokens = tokens
    finder = TokenFinder(tokens)
    roles = Array(repeating: [], count: tokens.count)
    seams = Array(repeating: .none, count: tokens.count)
    seams[tokens.count - 1] = .statement
    mark(all: tree.statements.raw, .statement)
    // Every node is in the tree, so no walk is needed.
    for node in tree.nodes { mark(node) }
  }

  private mutating func mark(_ node: Node) {
    switch node.kind {
    case .number, .string, .interpolation, .color, .boolean, .nil, .`self`, .super: break
    case .name, .symbol, .capture, .argument, .expression, .parameter, .deinitializer: break
    case .observer, .clause, .break, .continue, .return, .for, .error, .binding: break
    case .group, .point, .array, .dictionary, .call, .index: markBrackets(node)
    case .closure: markClosure(node)
    case .member:
      markOptional(node)
      roles[after(node.a) + (node.flag == 1 ? 1 : 0)].insert(.member)
      if node.flag == 0 { seams[after(node.a)] = .member }
    case .unary: roles[finder.index(from: node.range.start)].insert(.prefix)
    case .binary: markOperator(node)
    case .ternary:
      for side in [node.a, node.b] {
        roles[after(side)].insert(.ternary)
        seams[after(side) + 1] = .ternary
      }
    case .sentence: markClauses(node)
    case .assign: mark(node.b, .value)
    case .variable: if node.b != .max { mark(node.b, .value) }
    case .function, .initializer:
      let start = finder.index(from: node.range.start)
      roles[start + (node.kind == .function ? 2 : 1)].insert(.suffix)
      mark(all: node.b, .element)
    case .class: mark(all: node.c, .statement)
    case .if, .guard, .while: mark(rest: node.a)
    case .switch: mark(all: node.b, .choice)
    case .case:
      mark(rest: node.a)
      mark(all: node.c, .statement)
    case .block: mark(all: node.a, .statement)
    }
  }

  private mutating func markBrackets(_ node: Node) {
    let start = finder.index(from: node.range.start)
    switch node.kind {
    case .group:
      roles[start].insert(.grouping)
      mark(node.a, .element)
    case .point:
      roles[start].insert(.point)
      mark(node.a, .element)
      mark(node.b, .element)
    case .array:
      roles[start].insert(.collection)
      mark(all: node.a, .element)
    case .dictionary:
      roles[start].insert(.collection)
      for (index, element) in tree[ListID(node.a)].enumerated() where index.isMultiple(of: 2) {
        mark(element.raw, .element)
      }
    default:
      markOptional(node)
      let opener = after(node.a) + (node.flag == 1 ? 1 : 0)
      roles[opener].insert(.suffix)
      if node.kind == .call { return mark(all: node.b, .element) }
      roles[opener].insert(.grouping)
      mark(node.b, .element)
    }
  }

  private mutating func markClosure(_ node: Node) {
    let opener = finder.index(from: node.range.start)
    roles[opener].insert(.closure)
    mark(all: node.c, .statement)
    guard node.flag == 1 else { return }
    let captures = tree[ListID(node.a)]
    let parameters = tree[ListID(node.b)]
    if !captures.isEmpty { roles[opener + 1].insert(.captures) }
    // After the last of them only closers and commas stand before the `in`.
    let last = parameters.last ?? captures.last
    var index = last.map { after($0.raw) } ?? opener + 1
    while index < tokens.count - 1, tokens[index].kind != .in { index += 1 }
    roles[index].insert(.headEnd)
  }

  /// Marks the clauses that may begin a line: all with a label, unless there is but the head before.
  private mutating func markClauses(_ node: Node) {
    let clauses = tree[ListID(node.c)]
    for clause in node.b == .max ? clauses.dropFirst() : clauses[...] {
      if tree[clause].a != Name.none.id { mark(clause.raw, .clause) }
    }
  }

  private mutating func markOperator(_ node: Node) {
    guard let operation = BinaryOperator(rawValue: node.flag) else { return }
    let sign = after(node.a)
    seams[sign + 1] = Seam(after: operation)
    if operation.isTight(between: tree[NodeID(node.a)], tree[NodeID(node.b)]) {
      roles[sign].insert(.tight)
    }
  }

  private mutating func markOptional(_ node: Node) {
    if node.flag == 1 { roles[after(node.a)].insert(.optional) }
  }

  /// The index of the token after a node.
  private func after(_ id: UInt32) -> Int { finder.index(from: tree[NodeID(id)].range.end) }

  private mutating func mark(_ id: UInt32, _ seam: Seam) {
    mark(offset: tree[NodeID(id)].range.start, seam)
  }

  private mutating func mark(offset: UInt32, _ seam: Seam) {
    seams[finder.index(from: offset)] = seam
  }

  private mutating func mark(all list: UInt32, _ seam: Seam) {
    for node in tree[ListID(list)] { mark(node.raw, seam) }
  }

  /// Marks all nodes of a list but the first, which stands beside its keyword.
  private mutating func mark(rest list: UInt32) {
    for node in tree[ListID(list)].dropFirst() { mark(node.raw, .condition) }
  }
}

/// Finds tokens by their place in the text, each in constant time.
struct TokenFinder {
  private let tokens: [Token]
  /// For every 32 bytes of text the first token that starts in them or after.
  private var firsts: [UInt32] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
    firsts.reserveCapacity(Int(tokens.last?.start ?? 0) / 32 + 1)
    for (index, token) in tokens.enumerated() {
      while firsts.count <= Int(token.start) / 32 { firsts.append(UInt32(index)) }
    }
  }

  /// The first token that starts at `offset` or after it; the last one if none does.
  func index(from offset: UInt32) -> Int {
    let block = Int(offset) / 32
    guard block < firsts.count else { return tokens.count - 1 }
    var index = Int(firsts[block])
    while index < tokens.count - 1, tokens[index].start < offset { index += 1 }
    return index
  }
}
