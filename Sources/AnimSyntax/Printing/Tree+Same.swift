extension Tree {
  /// Whether both trees say the same, wherever it stood in their sources.
  ///
  /// The names of both must come from one `NameTable`.
  public func isSame(as other: Tree) -> Bool {
    var comparison = Comparison(left: self, right: other)
    guard comparison.lists(statements.raw, other.statements.raw) else { return false }
    // A stack instead of recursion: a tree may be high.
    while let (left, right) = comparison.open.popLast() {
      guard comparison.nodes(nodes[Int(left)], other.nodes[Int(right)]) else { return false }
    }
    return true
  }

  private struct Comparison {
    let left: Tree
    let right: Tree
    var open: [(UInt32, UInt32)] = []

    init(left: Tree, right: Tree) {
      self.left = left
      self.right = right
    }

    mutating func nodes(_ x: Node, _ y: Node) -> Bool {
      guard x.kind == y.kind, x.flag == y.flag else { return false }
      let layout = x.kind.layout
      return fields(layout.a, x.a, y.a) && fields(layout.b, x.b, y.b) && fields(layout.c, x.c, y.c)
    }

    mutating func fields(_ field: NodeField, _ x: UInt32, _ y: UInt32) -> Bool {
      switch field {
      case .unused: return true
      case .name, .optionalName, .raw: return x == y
      case .number: return left.numbers[Int(x)] == right.numbers[Int(y)]
      case .string: return left.strings[Int(x)] == right.strings[Int(y)]
      case .list: return lists(x, y)
      case .optionalNode where x == .max || y == .max: return x == y
      case .node, .optionalNode:
        open.append((x, y))
        return true
      }
    }

    mutating func lists(_ x: UInt32, _ y: UInt32) -> Bool {
      let count = left.lists[Int(x)]
      guard right.lists[Int(y)] == count else { return false }
      for offset in 0..<Int(count) {
        open.append((left.lists[Int(x) + 1 + offset], right.lists[Int(y) + 1 + offset]))
      }
      return true
    }
  }
}
