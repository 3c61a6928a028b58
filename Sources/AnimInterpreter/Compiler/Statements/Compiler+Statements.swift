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

  mutating func compileStatement(_ node: Node, _ id: NodeID) {
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

  mutating func compileBlock(_ id: NodeID) {
    let scope = openScope()
    for statement in list(tree[id].a) { compileStatement(statement) }
    closeScope(scope)
  }

  mutating func compileStatements(_ statements: NodeList) {
    let scope = openScope()
    for statement in statements { compileStatement(statement) }
    closeScope(scope)
  }
}
