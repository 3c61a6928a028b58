import AnimSyntax

extension Compiler {
  mutating func compileStatement(_ id: NodeID) {
    let node = tree[id]
    state.blockDepth += 1
    defer { state.blockDepth -= 1 }
    let outerDirty = (state.firstDirty, state.lastDirty)
    (state.firstDirty, state.lastDirty) = (.max, -1)
    let mark = state.nextRegister
    let localCount = state.locals.count
    offset = node.range.start
    compileStatement(node, id)
    // Locals the statement declared stay; everything above them ends here.
    let top = state.locals.count > localCount ? localTop : mark
    releaseTemporaries(downTo: top)
    (state.firstDirty, state.lastDirty) = outerDirty
  }

  private mutating func compileStatement(_ node: Node, _ id: NodeID) {
    switch node.kind {
    case .expression: compileExpressionStatement(node)
    case .assign: compileAssignment(node)
    case .variable: compileVariable(node, id)
    case .function: compileFunctionStatement(node, id)
    case .class: if !isOutermost { report(.nestedClass(at: node.range)) }
    case .if: compileIf(node)
    case .guard: compileGuard(node)
    case .switch: compileSwitch(node)
    case .while: compileWhile(node)
    case .for: compileFor(node)
    case .return: compileReturn(node)
    case .break, .continue: compileJump(node)
    case .block: compileBlock(id)
    case .error: break
    default: report(.misplacedMember(at: node.range))
    }
  }

  /// Whether the statement stands at the script's outermost level, not in a block.
  var isOutermost: Bool { state.role == .script && state.blockDepth == 0 }

  private mutating func compileExpressionStatement(_ node: Node) {
    let value = NodeID(node.a)
    let isCall = hasEffect(value)
    if !isCall && !isSession {
      report(.unusedValue(isComparison: isEquality(value), at: node.range))
    }
    let register = allocate()
    compile(value, into: register)
    switch state.mode {
    case .plain:
      // A sentence is told by its trace; its value is for those who keep it.
      if isSession, isOutermost, outer.isEmpty, tree[value].kind != .sentence {
        emit(.echo, register, isCall ? 1 : 0)
      }
    case .sequence: if isCall { emit(.awaitTimed, register) }
    case .parallel: if isCall { emit(.collectTimed, register) }
    }
    if isCall { markDirty(register) }
  }

  private func isEquality(_ id: NodeID) -> Bool {
    tree[id].kind == .binary && tree[id].flag == BinaryOperator.equal.rawValue
  }

  private func hasEffect(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .call, .sentence, .error: return true
    case .group: return hasEffect(NodeID(node.a))
    case .name:
      // A bare head such as `leaks` is refused elsewhere; a name alone does nothing.
      return tables.directives.isHead(Name(id: node.a))
    default: return false
    }
  }

  private mutating func compileVariable(_ node: Node, _ id: NodeID) {
    let name = Name(id: node.a)
    let flags = VariableFlags(rawValue: node.flag)
    let value = NodeID(node.b)
    if !NodeID(node.c).isNone || flags.contains(.lazy) || flags.contains(.static) {
      report(.memberOnly(text(name), at: node.range))
      return
    }
    beingDeclared = name
    defer { beingDeclared = .none }
    if isOutermost {
      let register = allocate()
      compileInitial(value, into: register)
      emitNaming(value, register, name)
      redeclarations.removeAll { $0.statement == id }
      if let global = resolve(name) { emitWrite(global, from: register) }
      return
    }
    let keeping = keeping(of: id)
    if keeping == .shared {
      let index = declareLocal(name, keeping: .shared, isMutable: flags.contains(.mutable))
      let register = state.locals[index].register
      state.locals[index].strength = flags.strength
      emit(.loadUnset, register, 1)
      emit(.makeCell, register)
      let temporary = allocate()
      compileInitial(value, into: temporary)
      emitNaming(value, temporary, name)
      emitWrite(.local(index), from: temporary)
      return
    }
    // The initial value is compiled before the name is in scope: it may mention an outer one.
    let register = allocate()
    compileInitial(value, into: register)
    emitNaming(value, register, name)
    emitWeakening(register, flags.strength)
    state.locals.append(
      Local(
        name: name, register: register, isShared: false, isMutable: flags.contains(.mutable),
        strength: flags.strength,
        isNumber: !flags.contains(.mutable) && !value.isNone && isPlainNumber(value)))
    state.nextRegister = register + 1
  }

  private mutating func compileInitial(_ value: NodeID, into register: Int) {
    if value.isNone { emit(.loadNil, register) } else { compile(value, into: register) }
  }

  private mutating func compileFunctionStatement(_ node: Node, _ id: NodeID) {
    if isOutermost {
      compileHoistedFunction(node, id)
      return
    }
    // Inside a block a function is a closure in a constant of that name.
    let name = Name(id: node.a)
    let index = declareLocal(name, keeping: keeping(of: id), isMutable: false)
    let register = state.locals[index].register
    let isShared = state.locals[index].isShared
    if isShared {
      emit(.loadUnset, register, 1)
      emit(.makeCell, register)
    }
    begin(.closure, name)
    let parameters = compileFunction(ListID(node.b), NodeID(node.c))
    let function = end(parameters: parameters)
    let target = isShared ? allocate() : register
    emit(.closure, target, wide: function)
    if isShared { emit(.setCell, register, target) }
  }

  // MARK: Choices

  mutating func compileBlock(_ id: NodeID) {
    let scope = openScope()
    for statement in list(tree[id].a) { compileStatement(statement) }
    closeScope(scope)
  }

  /// Compiles conditions joined by commas; returns the jumps to take when one does not hold.
  private mutating func compileConditions(_ conditions: NodeList) -> [Int] {
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

  private mutating func compileIf(_ node: Node) {
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

  private mutating func compileGuard(_ node: Node) {
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

  private mutating func compileSwitch(_ node: Node) {
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

  private mutating func compileStatements(_ statements: NodeList) {
    let scope = openScope()
    for statement in statements { compileStatement(statement) }
    closeScope(scope)
  }

  // MARK: Loops

  private mutating func compileWhile(_ node: Node) {
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

  private mutating func compileFor(_ node: Node) {
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

  private mutating func compileJump(_ node: Node) {
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

  private mutating func compileReturn(_ node: Node) {
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
