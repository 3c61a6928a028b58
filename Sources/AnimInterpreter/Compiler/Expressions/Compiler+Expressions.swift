import AnimSyntax

extension Compiler {
  /// Compiles an expression and returns the register of its value: a local's own, or a temporary.
  mutating func compile(_ id: NodeID) -> Int {
    let node = tree[id]
    if node.kind == .name, case .local(let index)? = resolve(Name(id: node.a)) {
      let local = state.locals[index]
      if !local.isShared && local.strength == .strong { return local.register }
    }
    if node.kind == .self, let local = selfLocal, !local.isShared { return local.register }
    if node.kind == .group { return compile(NodeID(node.a)) }
    let register = allocate()
    compile(id, into: register)
    return register
  }

  private var selfLocal: Local? {
    state.locals.named(words.`self`)
  }

  /// Compiles an expression so that its value, owned, lands in `target`.
  mutating func compile(_ id: NodeID, into target: Int) {
    let node = tree[id]
    let outerOffset = offset
    offset = node.range.start
    defer { offset = outerOffset }
    switch node.kind {
    case .number: compileNumber(tree.numbers[Int(node.a)], into: target)
    case .string:
      emit(.loadConstant, target, wide: constant(.string(tree.strings[Int(node.a)])))
    case .color: emit(.loadConstant, target, wide: constant(.color(node.a)))
    case .symbol: emit(.loadConstant, target, wide: constant(.symbol(Name(id: node.a))))
    case .boolean: emit(.loadBoolean, target, Int(node.flag))
    case .nil: emit(.loadNil, target)
    case .self: compileName(words.`self`, node, into: target)
    case .super: report(.superAlone(at: node.range))
    case .name: compileName(Name(id: node.a), node, into: target)
    case .group: compile(NodeID(node.a), into: target)
    case .point:
      let mark = state.nextRegister
      let x = compile(NodeID(node.a))
      let y = compile(NodeID(node.b))
      emit(.makePoint, target, x, y)
      state.nextRegister = mark
    case .interpolation: compileRun(list(node.a), .interpolate, into: target)
    case .array: compileRun(list(node.a), .makeArray, into: target)
    case .dictionary: compileDictionary(list(node.a), into: target)
    case .closure: compileClosure(node, mode: .plain, into: target)
    case .member: compileMember(node, into: target)
    case .index:
      let mark = state.nextRegister
      let chain = beginChain()
      let base = compileBase(NodeID(node.a), readThrough: target)
      if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
      let index = compile(NodeID(node.b))
      offset = node.range.start
      emit(.getIndex, target, base, index)
      endChain(chain, target)
      state.nextRegister = mark
    case .call: compileCall(node, clauses: nil, into: target)
    case .sentence: compileSentence(node, into: target)
    case .unary: compileUnary(node, into: target)
    case .binary: compileBinary(node, into: target)
    case .ternary:
      let otherwise = compileCondition(NodeID(node.a))
      compile(NodeID(node.b), into: target)
      let end = emit(.jump)
      patch(otherwise)
      compile(NodeID(node.c), into: target)
      patch(end)
    case .argument, .clause: compile(NodeID(node.b), into: target)
    case .error: emit(.loadNil, target)
    default: report(.notAnExpression(at: node.range))
    }
    if canHoldCounted(node) { markDirty(target) }
  }

  /// Whether a temporary with this node's value may hold something whose end can be noticed.
  private func canHoldCounted(_ node: Node) -> Bool {
    switch node.kind {
    case .number, .boolean, .nil, .symbol, .string, .color, .point, .interpolation, .unary: false
    case .binary:
      switch BinaryOperator(rawValue: node.flag) {
      case .coalesce: true
      case .add: !isPlainNumber(NodeID(node.a)) && !isPlainNumber(NodeID(node.b))
      default: false
      }
    case .group: canHoldCounted(tree[NodeID(node.a)])
    default: true
    }
  }

  /// Whether an expression certainly gives a number or a value without counted parts.
  func isPlainNumber(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .number: return true
    case .group: return isPlainNumber(NodeID(node.a))
    case .name:
      return state.locals.named(Name(id: node.a))?.isNumber ?? false
    case .binary:
      switch BinaryOperator(rawValue: node.flag) {
      case .subtract, .multiply, .divide, .remainder: return true
      case .add: return isPlainNumber(NodeID(node.a)) || isPlainNumber(NodeID(node.b))
      default: return false
      }
    default: return false
    }
  }
}
