import AnimSyntax

/// The value at a place, moved out of it to be changed.
extension Compiler {
  /// Moves the value of a prepared place into `target` (an object is only referred to), and notes the
  /// way back. With `isRead` it is not moved: it stays where it is until it is stored back.
  mutating func compileContainer(
    _ id: NodeID, _ parts: PlaceParts, into target: Int, _ steps: inout [StoreStep],
    isRead: Bool = false
  ) {
    guard let register = parts.value(of: id), tree[id].kind == .member || tree[id].kind == .index
    else { return openContainer(id, parts, into: target, &steps, isRead) }
    // What an optional link has asked for is not asked again if it is an object; only values have
    // to be taken out of their place.
    let known = emit(.jumpIfReference, register)
    let count = steps.count
    openContainer(id, parts, into: target, &steps, isRead)
    let end = emit(.jump)
    patch(known)
    emit(.move, target, register)
    for step in steps[count...] {
      if let container = step.container { emit(.loadNil, container) }
    }
    patch(end)
  }

  private mutating func openContainer(
    _ id: NodeID, _ parts: PlaceParts, into target: Int, _ steps: inout [StoreStep],
    _ isRead: Bool
  ) {
    let node = tree[id]
    offset = node.range.start
    switch node.kind {
    case .group: compileContainer(NodeID(node.a), parts, into: target, &steps, isRead: isRead)
    case .name:
      let name = Name(id: node.a)
      guard let variable = resolve(name) else {
        compile(id, into: target)
        return
      }
      if !isMutable(variable) {
        compile(id, into: target)
        steps.append(.constant(name))
      } else if isRead {
        compile(id, into: target)
        steps.append(.variable(variable))
      } else {
        emitTake(variable, into: target)
        steps.append(.variable(variable))
      }
    case .member where tree[NodeID(node.a)].kind != .super:
      let (node, name) = wholeMember(node)
      let base = allocate()
      compileContainer(NodeID(node.a), parts, into: base, &steps, isRead: isRead)
      if node.flag == 1 { leaveIfNil(base, steps) }
      offset = tree[NodeID(node.a)].range.end
      emit(isRead ? .getMember : .takeMember, target, base, nameConstant(name))
      markDirty(target)
      steps.append(.member(container: base, name: name))
    case .index:
      let base = allocate()
      compileContainer(NodeID(node.a), parts, into: base, &steps, isRead: isRead)
      if node.flag == 1 { leaveIfNil(base, steps) }
      offset = node.range.start
      let index = parts.index(of: id) ?? base
      emit(isRead ? .getIndex : .takeIndex, target, base, index)
      markDirty(target)
      steps.append(.element(container: base, index: index))
    default:
      if let register = parts.value(of: id) {
        emit(.move, target, register)
      } else {
        compile(id, into: target)
      }
      markDirty(target)
    }
  }

  /// Where an optional link of a place meets nil, nothing is changed; what was moved out goes back.
  mutating func leaveIfNil(_ register: Int, _ steps: [StoreStep]) {
    placeExits.append((emit(.jumpIfNil, register), register, steps))
  }

  /// The ways out of a place whose optional links met nil, back to the end of the statement.
  mutating func endPlace(_ count: Int, result: Int? = nil) {
    guard placeExits.count > count else { return }
    var ends = [emit(.jump)]
    for exit in placeExits[count...] {
      patch(exit.jump)
      restore(exit.register, exit.steps)
      if let result { emit(.loadNil, result) }
      ends.append(emit(.jump))
    }
    placeExits.removeSubrange(count...)
    patch(ends)
  }
}
