import AnimSyntax

/// Members, and the chains of suffixes that an optional link may leave.
extension Compiler {
  mutating func compileMember(_ node: Node, into target: Int) {
    if tree[NodeID(node.a)].kind == .super {
      compileSuperMember(node, into: target)
      return
    }
    let mark = state.nextRegister
    let (node, name) = wholeMember(node)
    let chain = beginChain()
    let base = compileBase(NodeID(node.a), readThrough: target)
    if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
    offset = tree[NodeID(node.a)].range.end
    emit(.getMember, target, base, nameConstant(name))
    endChain(chain, target)
    state.nextRegister = mark
  }

  /// Begins a suffix: what its optional links jump out of is the whole chain it belongs to.
  ///
  /// - Returns: the exits that were there before, or nil if the suffix is itself a base.
  mutating func beginChain() -> Int? {
    defer { isInChain = false }
    return isInChain ? nil : chainExits.count
  }

  /// The value that a suffix is applied to, whose own value goes to `target`.
  mutating func compileBase(_ id: NodeID, readThrough target: Int) -> Int {
    isInChain = isSuffix(id)
    let register = compile(id, readThrough: target)
    isInChain = false
    return register
  }

  mutating func compileBase(_ id: NodeID, into target: Int) {
    isInChain = isSuffix(id)
    compile(id, into: target)
    isInChain = false
  }

  private func isSuffix(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .member, .index, .call: true
    default: false
    }
  }

  /// The member that `node` reads and its name: in `t.rotation.y` that is `rotation.y` of `t`.
  func wholeMember(_ node: Node) -> (node: Node, name: Name) {
    let inner = tree[NodeID(node.a)]
    if node.flag == 0, inner.kind == .member, tree[NodeID(inner.a)].kind != .super,
      let whole = tables.builtins.path(Name(id: inner.b), Name(id: node.b))
    {
      return (inner, whole)
    }
    return (node, Name(id: node.b))
  }

  /// Where an optional chain was cut short, its value is nil.
  mutating func endChain(_ chain: Int?, _ target: Int) {
    guard let chain, chainExits.count > chain else { return }
    let end = emit(.jump)
    patch(Array(chainExits[chain...]))
    chainExits.removeSubrange(chain...)
    emit(.loadNil, target)
    patch(end)
  }
}
