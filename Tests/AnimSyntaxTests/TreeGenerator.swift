@testable import AnimSyntax

/// Makes random trees that the grammar can spell.
struct TreeGenerator {
  var tree = Tree()
  var names = NameTable()
  var random: RandomNumbers
  /// How many more levels may nest.
  private var fuel = 6

  var isExhausted: Bool { fuel <= 0 }

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    var statements: [NodeID] = []
    for _ in 0...random.below(4) { statements.append(statement()) }
    tree.statements = list(statements)
  }

  // MARK: Pieces

  mutating func add(
    _ kind: NodeKind, flag: UInt8 = 0, _ a: UInt32 = 0, _ b: UInt32 = 0, _ c: UInt32 = 0
  ) -> NodeID {
    tree.append(Node(kind, flag: flag, a: a, b: b, c: c, SourceRange(0, 0)))
  }

  mutating func list(_ nodes: [NodeID]) -> ListID {
    nodes.isEmpty ? ListID(0) : tree.append(list: nodes.map(\.raw)[...])
  }

  mutating func name() -> UInt32 {
    names.intern(random.pick(["a", "b", "box", "größe", "日本", "x1", "_y", "view"])).id
  }

  mutating func word() -> UInt32 {
    random.once(in: 3)
      ? names.intern(random.pick(["in", "for", "default", "init", "is"])).id : name()
  }

  mutating func label() -> UInt32 {
    random.once(in: 4) ? names.intern("in").id : names.intern(random.pick(["to", "by", "at"])).id
  }

  /// Up to `most` nodes, fewer as nesting grows.
  mutating func several(_ most: Int, _ make: (inout TreeGenerator) -> NodeID) -> ListID {
    var nodes: [NodeID] = []
    for _ in 0..<(fuel <= 0 ? 0 : random.below(most + 1)) { nodes.append(make(&self)) }
    return list(nodes)
  }

  mutating func nested(_ make: (inout TreeGenerator) -> NodeID) -> NodeID {
    fuel -= 1
    defer { fuel += 1 }
    return make(&self)
  }

  mutating func maybe(_ make: (inout TreeGenerator) -> NodeID) -> NodeID {
    random.once(in: 2) ? make(&self) : .none
  }

  // MARK: Expressions

  mutating func expression() -> NodeID {
    fuel > 0 && random.once(in: 3) ? nested { $0.sentence() } : operand()
  }

  mutating func operand() -> NodeID {
    guard fuel > 0, random.once(in: 8) else { return binary(1) }
    return nested {
      let condition = $0.binary(1)
      let first = $0.operand()
      return $0.add(.ternary, condition.raw, first.raw, $0.operand().raw)
    }
  }

  /// An operand whose operators bind at least as tightly as `least`.
  mutating func binary(_ least: UInt8) -> NodeID {
    guard fuel > 0, random.once(in: 3) else { return prefixed() }
    let operation = BinaryOperator(rawValue: UInt8(random.below(17)))!
    let precedence = operation.precedence
    guard precedence >= least else { return prefixed() }
    return nested {
      let chainsLeft = operation.chains && operation != .coalesce
      let left = $0.binary(chainsLeft ? precedence : precedence + 1)
      let right = $0.binary(operation == .coalesce ? precedence : precedence + 1)
      return $0.add(.binary, flag: operation.rawValue, left.raw, right.raw)
    }
  }

  mutating func prefixed() -> NodeID {
    guard random.once(in: 8) else { return suffixed() }
    return add(.unary, flag: UInt8(random.below(2)), prefixed().raw)
  }

  mutating func suffixed() -> NodeID {
    var node = primary()
    while fuel > 0, random.once(in: 3) {
      node = nested { generator in
        let flag: UInt8 = generator.random.once(in: 4) ? 1 : 0
        switch generator.random.below(3) {
        case 0: return generator.add(.member, flag: flag, node.raw, generator.word())
        case 1: return generator.call(node, flag)
        default:
          let index = generator.expression()
          return generator.add(.index, flag: flag, node.raw, index.raw)
        }
      }
    }
    return node
  }

  mutating func call(_ node: NodeID, _ flag: UInt8) -> NodeID {
    let arguments = several(3) {
      let label = $0.random.once(in: 2) ? $0.word() : Name.none.id
      return $0.add(.argument, label, $0.value().raw)
    }
    return add(.call, flag: flag, node.raw, arguments.raw)
  }

  /// An expression or a closure, where either may stand.
  mutating func value() -> NodeID {
    fuel > 0 && random.once(in: 4) ? nested { $0.closure() } : expression()
  }

  mutating func sentence() -> NodeID {
    var head = add(.name, name())
    var subject = NodeID.none
    var clauses: [NodeID] = []
    var hasBlock = false
    switch random.below(4) {
    case 0: head = call(head, 0)
    case 1:
      head = add(.member, head.raw, word())
      clauses.append(clause(bare: true))
      hasBlock = true
    default: subject = subjectOperand()
    }
    let isCall = tree[head].kind == .call
    for _ in 0..<(random.below(3) + (isCall ? 1 : 0)) {
      let bare = !hasBlock && random.once(in: 3)
      hasBlock = hasBlock || bare
      clauses.append(clause(bare: bare))
    }
    return add(.sentence, head.raw, subject.raw, list(clauses).raw)
  }

  /// An operand that does not begin with a minus.
  mutating func subjectOperand() -> NodeID {
    let operand = operand()
    return beginsWithMinus(operand) ? add(.group, operand.raw) : operand
  }

  func beginsWithMinus(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .unary: return node.flag == UnaryOperator.minus.rawValue
    case .binary, .ternary: return beginsWithMinus(NodeID(node.a))
    default: return false
    }
  }

  mutating func clause(bare: Bool) -> NodeID {
    if bare { return add(.clause, Name.none.id, nested { $0.closure() }.raw) }
    let value = fuel > 0 && random.once(in: 3) ? nested { $0.closure() } : operand()
    return add(.clause, label(), value.raw)
  }
}
