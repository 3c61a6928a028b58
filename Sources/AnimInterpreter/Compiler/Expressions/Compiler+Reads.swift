import AnimSyntax

/// What is only read must not be held when it is changed: it would be copied for nobody.
extension Compiler {
  /// Compiles an operand of what goes to `target`, and returns the register of its value.
  ///
  /// What is only read from a place goes through `target` itself, so that nobody holds it any more
  /// once the result is there: a collection that is then changed need not be copied for a reader
  /// that has read it already.
  mutating func compile(_ id: NodeID, readThrough target: Int) -> Int {
    guard target >= localTop, isRead(id) else { return compile(id) }
    compile(id, into: target)
    return target
  }

  /// Whether an expression reads what is in a place and stays there, from where a temporary would
  /// have to hold it.
  mutating func isRead(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .group: return isRead(NodeID(node.a))
    case .member, .index: return true
    case .name, .self:
      let name = node.kind == .self ? words.`self` : Name(id: node.a)
      guard case .local(let index)? = resolve(name) else { return true }
      return state.locals[index].isShared || state.locals[index].strength != .strong
    default: return false
    }
  }

  /// Whether an expression is written as a text, an array or a dictionary.
  func isCollectionLiteral(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .string, .interpolation, .array, .dictionary: return true
    case .group: return isCollectionLiteral(NodeID(node.a))
    default: return false
    }
  }
}
