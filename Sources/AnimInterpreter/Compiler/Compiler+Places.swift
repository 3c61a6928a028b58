import AnimSyntax

/// How a value that was moved out of its place to be changed gets back there.
enum StoreStep {
  case variable(Variable)
  case member(container: Int, name: Name)
  case element(container: Int, index: Int)
}

extension Compiler {
  /// Whether an expression names a place that can be changed.
  func isPlace(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .name: return tables.builtins.constant(Name(id: node.a)) == nil
    case .member, .index: return isPlace(NodeID(node.a))
    case .group: return isPlace(NodeID(node.a))
    case .self: return true
    default: return false
    }
  }

  /// Moves the value of a place into `target` (an object is only referred to), and notes the way back.
  mutating func compileContainer(_ id: NodeID, into target: Int, _ steps: inout [StoreStep]) {
    let node = tree[id]
    offset = node.range.start
    switch node.kind {
    case .group: compileContainer(NodeID(node.a), into: target, &steps)
    case .name:
      let name = Name(id: node.a)
      guard let variable = resolve(name) else {
        compile(id, into: target)
        return
      }
      if isMutable(variable) {
        emitTake(variable, into: target)
        steps.append(.variable(variable))
      } else {
        compile(id, into: target)
        emit(.checkMutable, target, wide: nameConstant(name))
      }
    case .member where tree[NodeID(node.a)].kind != .super:
      let (node, name) = wholeMember(node)
      let base = allocate()
      compileContainer(NodeID(node.a), into: base, &steps)
      if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
      offset = tree[NodeID(node.a)].range.end
      emit(.takeMember, target, base, nameConstant(name))
      markDirty(target)
      steps.append(.member(container: base, name: name))
    case .index:
      let base = allocate()
      compileContainer(NodeID(node.a), into: base, &steps)
      if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
      let index = allocate()
      compile(NodeID(node.b), into: index)
      offset = node.range.start
      emit(.takeIndex, target, base, index)
      markDirty(target)
      steps.append(.element(container: base, index: index))
    default:
      compile(id, into: target)
      markDirty(target)
    }
  }

  /// Puts a changed value back where it came from; what is an object never left.
  mutating func storeBack(_ register: Int, _ steps: [StoreStep]) {
    var register = register
    var skips: [Int] = []
    for step in steps.reversed() {
      skips.append(emit(.jumpIfReference, register))
      switch step {
      case .variable(let variable): emitWrite(variable, from: register)
      case .member(let container, let name):
        emit(.setMember, container, nameConstant(name), register)
        register = container
      case .element(let container, let index):
        emit(.setIndex, container, index, register)
        register = container
      }
    }
    patch(skips)
  }

  mutating func compileAssignment(_ node: Node) {
    let place = NodeID(node.a)
    let op = AssignOperator(rawValue: node.flag) ?? .set
    let target = tree[place]
    let chain = chainExits.count
    defer {
      // Where the place does not exist, nothing is set.
      patch(Array(chainExits[chain...]))
      chainExits.removeSubrange(chain...)
    }
    switch target.kind {
    case .name: compileVariableAssignment(Name(id: target.a), target.range, op, NodeID(node.b))
    case .member where tree[NodeID(target.a)].kind != .super:
      var steps: [StoreStep] = []
      let container = allocate()
      let (target, name) = wholeMember(target)
      compileContainer(NodeID(target.a), into: container, &steps)
      if target.flag == 1 { chainExits.append(emit(.jumpIfNil, container)) }
      let value = allocate()
      if op == .set {
        compile(NodeID(node.b), into: value)
        emitNaming(NodeID(node.b), value, name)
      } else {
        emit(.takeMember, value, container, nameConstant(name))
        compileOperation(op, value, NodeID(node.b))
      }
      offset = target.range.start
      emit(.setMember, container, nameConstant(name), value)
      storeBack(container, steps)
      markDirty(container)
    case .index:
      var steps: [StoreStep] = []
      let container = allocate()
      compileContainer(NodeID(target.a), into: container, &steps)
      let index = allocate()
      compile(NodeID(target.b), into: index)
      let value = allocate()
      if op == .set {
        compile(NodeID(node.b), into: value)
      } else {
        emit(.takeIndex, value, container, index)
        compileOperation(op, value, NodeID(node.b))
      }
      offset = target.range.start
      emit(.setIndex, container, index, value)
      storeBack(container, steps)
      markDirty(container)
    default: report(.notAPlace(at: target.range))
    }
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
    if case .local(let index) = variable, !state.locals[index].isShared, !state.locals[index].isWeak
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
        }
      } else {
        compileOperation(op, register, value)
      }
      return
    }
    let temporary = allocate()
    if op == .set {
      compile(value, into: temporary)
      emitNaming(value, temporary, name)
    } else {
      emitTake(variable, into: temporary)
      compileOperation(op, temporary, value)
    }
    emitWrite(variable, from: temporary)
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
    let binary: BinaryOperator =
      switch op {
      case .set, .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      case .remainder: .remainder
      }
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
    switch tree[value].kind {
    case .call, .sentence, .name, .ternary, .binary, .group, .member, .index:
      emit(.nameObject, register, wide: nameConstant(name))
    default: break
    }
  }
}
