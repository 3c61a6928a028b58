import AnimSyntax

extension Compiler {
  mutating func compileAssignment(_ node: Node) {
    let place = NodeID(node.a)
    let op = AssignOperator(rawValue: node.flag) ?? .set
    let target = tree[place]
    let exits = placeExits.count
    var parts = PlaceParts()
    switch target.kind {
    case .name: compileVariableAssignment(Name(id: target.a), target.range, op, NodeID(node.b))
    case .member where tree[NodeID(target.a)].kind != .super:
      let (target, name) = wholeMember(target)
      // Everything is evaluated before the place is opened: it may mention the place itself.
      preparePlace(place, &parts)
      let value = allocate()
      compile(NodeID(node.b), into: value)
      var steps: [StoreStep] = []
      let container = allocate()
      releaseReads(parts)
      compileContainer(NodeID(target.a), parts, into: container, &steps)
      if target.flag == 1 { leaveIfNil(container, steps) }
      if op == .set {
        emitNaming(NodeID(node.b), value, name)
        offset = target.range.start
        emit(.setMember, container, nameConstant(name), value)
      } else {
        let old = allocate()
        emit(.takeMember, old, container, nameConstant(name))
        emit(op.binary.opcode, old, old, value)
        offset = target.range.start
        emit(.setMember, container, nameConstant(name), old)
      }
      storeBack(container, steps)
      markDirty(container)
      markDirty(value)
    case .index:
      preparePlace(place, &parts)
      let value = allocate()
      compile(NodeID(node.b), into: value)
      var steps: [StoreStep] = []
      let container = allocate()
      releaseReads(parts)
      compileContainer(NodeID(target.a), parts, into: container, &steps)
      if target.flag == 1 { leaveIfNil(container, steps) }
      let index = parts.index(of: place) ?? container
      offset = target.range.start
      if op == .set {
        emit(.setIndex, container, index, value)
      } else {
        let old = allocate()
        emit(.takeIndex, old, container, index)
        emit(op.binary.opcode, old, old, value)
        emit(.setIndex, container, index, old)
        markDirty(old)
      }
      storeBack(container, steps)
      markDirty(container)
      markDirty(value)
    default: report(.notAPlace(at: target.range))
    }
    endPlace(exits)
  }

  private mutating func compileVariableAssignment(
    _ name: Name, _ range: SourceRange, _ op: AssignOperator, _ value: NodeID
  ) {
    guard let variable = resolve(name) else {
      reportUnknown(name, at: range, isAssigned: true)
      compile(value, into: allocate())
      return
    }
    guard isMutable(variable) else {
      report(.assignedConstant(text(name), variable, at: range))
      compile(value, into: allocate())
      return
    }
    // Plain locals are worked on in place; the others pass through a temporary.
    if case .local(let index) = variable, !state.locals[index].isShared,
      state.locals[index].strength == .strong
    {
      let register = state.locals[index].register
      if op == .set {
        if isDirect(value) {
          compile(value, into: register)
        } else {
          let temporary = allocate()
          compile(value, into: temporary)
          emitNaming(value, temporary, name)
          emit(.take, register, temporary)
          markClean(temporary)
        }
      } else {
        compileOperation(op, register, value)
      }
      return
    }
    let temporary = allocate()
    compile(value, into: temporary)
    if op == .set {
      emitNaming(value, temporary, name)
      emitWrite(variable, from: temporary)
      markClean(temporary)
    } else {
      // The operand comes first: it may mention the variable, which is empty while it is out.
      let old = allocate()
      emitTake(variable, into: old)
      emit(op.binary.opcode, old, old, temporary)
      markDirty(temporary)
      emitWrite(variable, from: old)
    }
  }

  /// Whether compiling straight into a variable cannot change it before it was read.
  private func isDirect(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .number, .string, .boolean, .nil, .symbol, .color, .unary, .point: return true
    case .binary:
      switch BinaryOperator(rawValue: node.flag) {
      case .and, .or, .coalesce: return false
      default: return true
      }
    case .group: return isDirect(NodeID(node.a))
    default: return false
    }
  }

  /// `register op= value`.
  private mutating func compileOperation(_ op: AssignOperator, _ register: Int, _ value: NodeID) {
    let binary = op.binary
    let mark = state.nextRegister
    if let small = smallInteger(value), let opcode = binary.immediate {
      emit(opcode, register, register, small)
    } else {
      let operand = compile(value)
      emit(binary.opcode, register, register, operand)
    }
    state.nextRegister = mark
  }

  /// An object is called after the variable it is first stored in.
  mutating func emitNaming(_ value: NodeID, _ register: Int, _ name: Name) {
    if value.isNone { return }
    let node = tree[value]
    switch node.kind {
    case .group: emitNaming(NodeID(node.a), register, name)
    // Of all operators only this one may give an object.
    case .binary where node.flag != BinaryOperator.coalesce.rawValue: break
    case .call, .sentence, .name, .ternary, .binary, .member, .index:
      emit(.nameObject, register, wide: nameConstant(name))
    default: break
    }
  }
}

extension AssignOperator {
  /// The operator that a compound assignment applies.
  var binary: BinaryOperator {
    switch self {
    case .set, .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}
