import AnimSyntax

/// `if`, `guard` and `switch`.
extension Compiler {
  /// Compiles conditions joined by commas; returns the jumps to take when one does not hold.
  mutating func compileConditions(_ conditions: NodeList) -> [Int] {
    var exits: [Int] = []
    for (index, id) in conditions.enumerated() {
      let node = tree[id]
      if node.kind == .binding {
        let name = Name(id: node.a)
        let register = allocate()
        if NodeID(node.b).isNone {
          if let variable = resolve(name) {
            emitRead(variable, name: name, into: register)
            // Where a later condition does not hold, the end of the statement releases it.
            if index < conditions.count - 1 { markDirty(register) }
          } else {
            reportUnknown(name, at: node.range, isBound: true)
          }
        } else {
          compile(NodeID(node.b), into: register)
        }
        exits.append(emit(.jumpIfNil, register))
        state.locals.append(
          Local(name: name, register: register, isShared: false, isMutable: false))
        state.nextRegister = register + 1
        if keeping(of: id) == .shared {
          emit(.makeCell, register)
          state.locals[state.locals.count - 1].isShared = true
        }
      } else {
        exits += compileCondition(id)
      }
    }
    return exits
  }

  mutating func compileIf(_ node: Node) {
    let scope = openScope()
    let exits = compileConditions(list(node.a))
    for statement in list(tree[NodeID(node.b)].a) { compileStatement(statement) }
    closeScope(scope)
    let other = NodeID(node.c)
    if other.isNone {
      patch(exits)
      return
    }
    let end = emit(.jump)
    patch(exits)
    if tree[other].kind == .if { compileIf(tree[other]) } else { compileBlock(other) }
    patch(end)
  }

  mutating func compileGuard(_ node: Node) {
    let exits = compileConditions(list(node.a))
    let pass = emit(.jump)
    patch(exits)
    let block = NodeID(node.b)
    compileBlock(block)
    if !endsWithExit(block) { report(.guardFallsThrough(at: tree[block].range)) }
    patch(pass)
  }

  private func endsWithExit(_ block: NodeID) -> Bool {
    guard let last = list(tree[block].a).last else { return false }
    let node = tree[last]
    switch node.kind {
    case .return, .break, .continue, .error: return true
    case .expression:
      let call = tree[NodeID(node.a)]
      return call.kind == .call && tree[NodeID(call.a)].kind == .name
        && Name(id: tree[NodeID(call.a)].a) == words.stop
    default: return false
    }
  }

  mutating func compileSwitch(_ node: Node) {
    let subject = allocate()
    compile(NodeID(node.a), into: subject)
    markDirty(subject)
    // The subject is kept in a nameless local, so that bodies place their own locals above it.
    let scope = openScope()
    state.locals.append(Local(name: .none, register: subject, isShared: false, isMutable: false))
    state.jumpables.append(BreakTarget(isLoop: false, localCount: state.locals.count))
    var ends: [Int] = []
    var fallback: Node?
    for id in list(node.b) {
      let choice = tree[id]
      if choice.flag == 1 {
        fallback = choice
        continue
      }
      var hits: [Int] = []
      for operand in list(choice.a) {
        let mark = state.nextRegister
        let test = allocate()
        compile(operand, into: test)
        emit(.matches, test, subject, test)
        hits.append(emit(.jumpIf, test))
        state.nextRegister = mark
      }
      let miss = emit(.jump)
      patch(hits)
      compileStatements(list(choice.c))
      ends.append(emit(.jump))
      patch(miss)
    }
    if let fallback { compileStatements(list(fallback.c)) }
    patch(ends)
    let jumpable = state.jumpables.removeLast()
    patch(jumpable.breaks)
    closeScope(scope)
  }
}
