import AnimSyntax

extension Compiler {
  mutating func compileUnary(_ node: Node, into target: Int) {
    let operand = NodeID(node.a)
    if node.flag == UnaryOperator.minus.rawValue, tree[operand].kind == .number {
      compileNumber(-tree.numbers[Int(tree[operand].a)], into: target)
      return
    }
    let mark = state.nextRegister
    let register = compile(operand)
    emit(node.flag == UnaryOperator.minus.rawValue ? .negate : .not, target, register)
    state.nextRegister = mark
  }

  mutating func compileBinary(_ node: Node, into target: Int) {
    guard let op = BinaryOperator(rawValue: node.flag) else { return }
    let (left, right) = (NodeID(node.a), NodeID(node.b))
    switch op {
    case .and, .or:
      compileBoolean(node, op, into: target)
      return
    case .coalesce:
      compile(left, into: target)
      let end = emit(.jumpUnlessNil, target)
      compile(right, into: target)
      patch(end)
      return
    case .is:
      let mark = state.nextRegister
      let value = compile(left, readThrough: target)
      compileTypeName(right, value, into: target)
      state.nextRegister = mark
      return
    default: break
    }
    let mark = state.nextRegister
    let a = compile(left, readThrough: target)
    if let small = smallInteger(right), let opcode = op.immediate {
      emit(opcode, target, a, small)
      state.nextRegister = mark
      return
    }
    let b = compile(right)
    switch op {
    case .greater: emit(.less, target, b, a)
    case .greaterEqual: emit(.lessEqual, target, b, a)
    default: emit(op.opcode, target, a, b)
    }
    state.nextRegister = mark
  }

  private mutating func compileTypeName(_ id: NodeID, _ value: Int, into target: Int) {
    let node = tree[id]
    guard node.kind == .name else {
      report(.notATypeName(at: node.range))
      return
    }
    emit(.isType, target, value, nameConstant(Name(id: node.a)))
    let name = Name(id: node.a)
    if environment.types[name] == nil, !tables.isKindName(name), !hasGivenUp {
      report(.unknownType(text(name), suggestion: suggestion(for: name), at: node.range))
    }
  }

  private mutating func compileBoolean(_ node: Node, _ op: BinaryOperator, into target: Int) {
    compile(NodeID(node.a), into: target)
    let end = emit(op == .and ? .jumpUnless : .jumpIf, target)
    compile(NodeID(node.b), into: target)
    // The second operand must be a boolean too; a jump to the next instruction checks it.
    let check = emit(.jumpIf, target)
    patch(check)
    patch(end)
  }
}
