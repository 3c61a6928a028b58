import AnimSyntax

/// Places: what is reached through variables, members and elements, and can be changed there.
extension Compiler {
  /// Whether an expression names a place that can be changed.
  func isPlace(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .name: return tables.builtins.constant(Name(id: node.a)) == nil
    case .member, .index:
      let base = tree[NodeID(node.a)]
      return base.kind == .name ? isPlace(NodeID(node.a)) : base.kind != .super
    case .group: return isPlace(NodeID(node.a))
    case .self: return true
    default: return false
    }
  }

  /// Evaluates, in the order written, what a place is reached through: the value it begins with, its
  /// indices, and whatever is asked for by an optional link, where nil leaves at once.
  ///
  /// All that happens before anything is moved out of the place, and happens once.
  mutating func preparePlace(_ id: NodeID, _ parts: inout PlaceParts) {
    let node = tree[id]
    switch node.kind {
    case .group: preparePlace(NodeID(node.a), &parts)
    case .name, .self: break
    case .member where tree[NodeID(node.a)].kind != .super:
      let base = NodeID(wholeMember(node).node.a)
      preparePlace(base, &parts)
      if wholeMember(node).node.flag == 1 { checkLink(base, &parts) }
    case .index:
      preparePlace(NodeID(node.a), &parts)
      if node.flag == 1 { checkLink(NodeID(node.a), &parts) }
      let register = allocate()
      compile(NodeID(node.b), into: register)
      parts.indices.append((id, register))
    default:
      let register = allocate()
      compile(id, into: register)
      markDirty(register)
      parts.values.append((id, register))
    }
  }

  /// Leaves where the value of `base`, which has been prepared, is nil.
  mutating func checkLink(_ base: NodeID, _ parts: inout PlaceParts) {
    let register = readPlace(base, &parts)
    leaveIfNil(register, [])
  }

  /// The register of the value at a prepared place, which stays where it is.
  private mutating func readPlace(_ id: NodeID, _ parts: inout PlaceParts) -> Int {
    if let register = parts.value(of: id) { return register }
    let node = tree[id]
    let register: Int
    switch node.kind {
    case .group: return readPlace(NodeID(node.a), &parts)
    case .member where tree[NodeID(node.a)].kind != .super:
      let (node, name) = wholeMember(node)
      let base = readPlace(NodeID(node.a), &parts)
      register = allocate()
      offset = tree[NodeID(node.a)].range.end
      emit(.getMember, register, base, nameConstant(name))
    case .index:
      let base = readPlace(NodeID(node.a), &parts)
      register = allocate()
      offset = node.range.start
      emit(.getIndex, register, base, parts.index(of: id) ?? base)
    default:
      register = compile(id)
      parts.reads.append(register)
      return register
    }
    markDirty(register)
    parts.reads.append(register)
    parts.values.append((id, register))
    return register
  }

  /// Lets go of the collections that optional links have asked for: the place is opened now, and what
  /// it is to change in place must have no other owner. Objects stay, to be used as they were found.
  mutating func releaseReads(_ parts: PlaceParts) {
    for register in parts.reads where register >= localTop {
      let skip = emit(.jumpUnlessCollection, register)
      emit(.loadNil, register)
      patch(skip)
    }
  }
}
