import AnimSyntax

/// How a variable must be kept so that the closures that mention it see what they should.
enum CaptureMode: UInt8, Sendable {
  /// No closure mentions it: a register.
  case register
  /// Closures mention it, but it never changes after they are made: each takes a copy.
  case copied
  /// Closures mention it and it may change: a cell they share.
  case shared
}

/// Finds out, before any code is made, which variables closures capture.
///
/// A single pass over the tree with the scopes the compiler will open; the result is a `CaptureMode`
/// for every node that declares a variable.
struct Resolver {
  private struct Declaration: Sendable {
    var node: NodeID
    var depth: Int
    var isMutable: Bool
    /// Still inside its own initial value: a closure there sees it before it has one.
    var isBeingInitialized: Bool
  }

  private let tree: Tree
  private var declarations = ScopeTable<Declaration>()
  private var depth = 0
  private(set) var keepings: [CaptureMode]

  private init(_ tree: Tree) {
    self.tree = tree
    keepings = Array(repeating: .register, count: tree.nodes.count)
  }

  static func keepings(of tree: Tree) -> [CaptureMode] {
    var resolver = Resolver(tree)
    // Variables of the outermost level always live in cells, so only blocks below it declare.
    var first = 0
    for statement in tree[tree.statements] {
      // The nodes of a statement are those since the one before it.
      if resolver.mayCapture(statement, from: first) { resolver.visitOutermost(statement) }
      first = max(first, Int(statement.raw) + 1)
    }
    return resolver.keepings
  }

  /// Whether a statement may have closures in it; a function without any need not be looked at.
  private func mayCapture(_ statement: NodeID, from first: Int) -> Bool {
    guard tree[statement].kind == .function, first <= Int(statement.raw) else { return true }
    return tree.nodes[first..<Int(statement.raw)].contains { node in
      node.kind == .closure || node.kind == .function || node.kind == .class
    }
  }

  private mutating func visitOutermost(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .variable:
      visit(NodeID(node.b))
    case .function: enterFunction(ListID(node.b), NodeID(node.c))
    default: visit(id)
    }
  }

  private mutating func declare(_ name: UInt32, _ node: NodeID, isMutable: Bool) {
    declarations.append(
      Name(id: name),
      Declaration(node: node, depth: depth, isMutable: isMutable, isBeingInitialized: false))
  }

  private mutating func use(_ name: UInt32) {
    guard let found = declarations.index(of: Name(id: name)) else { return }
    let declaration = declarations[found]
    guard declaration.depth < depth else { return }
    let shared = declaration.isMutable || declaration.isBeingInitialized
    let keeping: CaptureMode = shared ? .shared : .copied
    let index = Int(declaration.node.raw)
    if keeping.rawValue > keepings[index].rawValue { keepings[index] = keeping }
  }

  private mutating func scope(_ body: (inout Resolver) -> Void) {
    let start = declarations.count
    body(&self)
    declarations.truncate(to: start)
  }

  private mutating func enterFunction(_ parameters: ListID, _ block: NodeID) {
    depth += 1
    scope { resolver in
      for parameter in resolver.tree[parameters] {
        let node = resolver.tree[parameter]
        resolver.visit(NodeID(node.c))
        resolver.declare(node.b, parameter, isMutable: false)
      }
      if !block.isNone { resolver.visitList(ListID(resolver.tree[block].a)) }
    }
    depth -= 1
  }

  private mutating func visitList(_ list: ListID) {
    for node in tree[list] { visit(node) }
  }

  private mutating func visitBlock(_ id: NodeID) {
    if id.isNone { return }
    scope { $0.visitList(ListID($0.tree[id].a)) }
  }

  private mutating func visit(_ id: NodeID) {
    if id.isNone { return }
    let node = tree[id]
    switch node.kind {
    case .number, .string, .color, .boolean, .nil, .self, .super, .symbol, .break, .continue,
      .error,
      .parameter, .capture:
      break
    case .name: use(node.a)
    case .interpolation, .array, .dictionary: visitList(ListID(node.a))
    case .group, .member, .unary, .return, .expression: visit(NodeID(node.a))
    case .point, .index, .binary, .assign:
      visit(NodeID(node.a))
      visit(NodeID(node.b))
    case .ternary:
      visit(NodeID(node.a))
      visit(NodeID(node.b))
      visit(NodeID(node.c))
    case .call:
      visit(NodeID(node.a))
      visitList(ListID(node.b))
    case .argument, .clause: visit(NodeID(node.b))
    case .sentence:
      visit(NodeID(node.a))
      visit(NodeID(node.b))
      visitList(ListID(node.c))
    case .closure: visitClosure(node)
    case .variable: visitVariable(id, node)
    case .function:
      // Below the outermost level a function is a closure that may mention itself.
      declarations.append(
        Name(id: node.a),
        Declaration(node: id, depth: depth, isMutable: false, isBeingInitialized: true))
      let at = declarations.count - 1
      enterFunction(ListID(node.b), NodeID(node.c))
      declarations[at].isBeingInitialized = false
    case .class: for member in tree[ListID(node.c)] { visitMember(member) }
    case .initializer, .deinitializer, .observer: visitMember(id)
    case .if:
      scope {
        $0.visitList(ListID(node.a))
        $0.visitBlock(NodeID(node.b))
      }
      let other = NodeID(node.c)
      if !other.isNone {
        if tree[other].kind == .if { visit(other) } else { visitBlock(other) }
      }
    case .guard:
      // What a guard binds lives on in the scope around it.
      visitList(ListID(node.a))
      visitBlock(NodeID(node.b))
    case .switch:
      visit(NodeID(node.a))
      visitList(ListID(node.b))
    case .case:
      visitList(ListID(node.a))
      scope { $0.visitList(ListID(node.c)) }
    case .while:
      scope {
        $0.visitList(ListID(node.a))
        $0.visitBlock(NodeID(node.b))
      }
    case .for:
      visit(NodeID(node.b))
      scope {
        for name in $0.tree[ListID(node.a)] { $0.declare($0.tree[name].a, name, isMutable: false) }
        $0.visitBlock(NodeID(node.c))
      }
    case .binding:
      if NodeID(node.b).isNone { use(node.a) } else { visit(NodeID(node.b)) }
      declare(node.a, id, isMutable: false)
    case .block: visitBlock(id)
    }
  }

  private mutating func visitVariable(_ id: NodeID, _ node: Node) {
    let flags = VariableFlags(rawValue: node.flag)
    declarations.append(
      Name(id: node.a),
      Declaration(
        node: id, depth: depth, isMutable: flags.contains(.mutable), isBeingInitialized: true))
    let at = declarations.count - 1
    visit(NodeID(node.b))
    declarations[at].isBeingInitialized = false
  }

  private mutating func visitClosure(_ node: Node) {
    let captures = tree[ListID(node.a)]
    for capture in captures {
      let capture = tree[capture]
      if NodeID(capture.b).isNone { use(capture.a) } else { visit(NodeID(capture.b)) }
    }
    depth += 1
    scope { resolver in
      for capture in captures {
        resolver.declare(resolver.tree[capture].a, capture, isMutable: false)
      }
      for parameter in resolver.tree[ListID(node.b)] {
        resolver.declare(resolver.tree[parameter].a, parameter, isMutable: false)
      }
      resolver.visitList(ListID(node.c))
    }
    depth -= 1
  }

  private mutating func visitMember(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .variable:
      depth += 1
      visit(NodeID(node.b))
      if !NodeID(node.c).isNone { visitBlock(NodeID(node.c)) }
      depth -= 1
    case .function, .initializer: enterFunction(ListID(node.b), NodeID(node.c))
    case .deinitializer:
      depth += 1
      visitBlock(NodeID(node.c))
      depth -= 1
    case .observer: visit(NodeID(node.b))
    default: visit(id)
    }
  }
}
