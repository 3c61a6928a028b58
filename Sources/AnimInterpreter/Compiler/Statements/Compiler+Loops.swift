import AnimSyntax

/// Loops, and the statements that leave a loop or a function.
extension Compiler {
  mutating func compileWhile(_ node: Node) {
    let scope = openScope()
    let start = state.code.count
    state.jumpables.append(BreakTarget(isLoop: true, localCount: state.locals.count))
    let exits = compileConditions(list(node.a))
    for statement in list(tree[NodeID(node.b)].a) { compileStatement(statement) }
    let jumpable = state.jumpables.removeLast()
    patch(jumpable.continues)
    closeScope(scope)
    emitLoop(to: start)
    patch(exits)
    patch(jumpable.breaks)
  }

  mutating func compileFor(_ node: Node) {
    let scope = openScope()
    let names = list(node.a)
    let base = allocate(names.count > 1 ? 4 : 3)
    compile(NodeID(node.b), into: base)
    emit(.loadUnset, base + 1, names.count > 1 ? 3 : 2)
    let isRange = isRangeLiteral(NodeID(node.b))
    // The collection and its state are nameless locals, released with the loop.
    state.locals.append(Local(name: .none, register: base, isShared: false, isMutable: false))
    state.locals.append(Local(name: .none, register: base + 1, isShared: false, isMutable: false))
    for (index, id) in names.enumerated() {
      state.locals.append(
        Local(
          name: Name(id: tree[id].a), register: base + 2 + index, isShared: false,
          isMutable: false, isNumber: isRange))
    }
    let empty = emit(.forPrepare, base)
    let next = emit(.jump)
    let start = state.code.count
    state.jumpables.append(BreakTarget(isLoop: true, localCount: state.locals.count))
    compileBlock(NodeID(node.c))
    let jumpable = state.jumpables.removeLast()
    patch(jumpable.continues)
    patch(next)
    emit(names.count > 1 ? .forNextPair : .forNext, base, wide: start - state.code.count - 1)
    patch(empty)
    patch(jumpable.breaks)
    closeScope(scope)
  }

  private func isRangeLiteral(_ id: NodeID) -> Bool {
    let node = tree[id]
    if node.kind == .group { return isRangeLiteral(NodeID(node.a)) }
    guard node.kind == .binary else { return false }
    return node.flag == BinaryOperator.closedRange.rawValue
      || node.flag == BinaryOperator.halfOpenRange.rawValue
  }

  mutating func compileJump(_ node: Node) {
    let isBreak = node.kind == .break
    guard let index = state.jumpables.lastIndex(where: { isBreak || $0.isLoop }) else {
      report(.jumpOutsideLoop(isBreak ? "break" : "continue", at: node.range))
      return
    }
    let count = state.jumpables[index].localCount
    if count < state.locals.count {
      emit(.drop, state.locals[count].register, localTop - 1)
    }
    // A `continue` also leaves the switches inside the loop it continues.
    let jump = emit(.jump)
    if isBreak {
      state.jumpables[index].breaks.append(jump)
    } else {
      state.jumpables[index].continues.append(jump)
    }
  }

  mutating func compileReturn(_ node: Node) {
    if state.role == .script {
      report(.returnOutsideFunction(at: node.range))
      return
    }
    if NodeID(node.a).isNone {
      emit(.returnNil)
    } else {
      let register = compile(NodeID(node.a))
      emit(.returnValue, register)
    }
    (state.firstDirty, state.lastDirty) = (.max, -1)
  }
}
