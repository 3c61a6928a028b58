import AnimSyntax

/// How a value that was moved out of its place to be changed gets back there.
enum StoreStep {
  case variable(Variable)
  /// A `let`: to arrive here with a changed value is an error.
  case constant(Name)
  case member(container: Int, name: Name)
  case element(container: Int, index: Int)

  /// The register of what holds the place, if that is not a variable.
  var container: Int? {
    switch self {
    case .variable, .constant: nil
    case .member(let container, _), .element(let container, _): container
    }
  }
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

  /// Compiles the indices of a place, in the order written, before anything is moved out of it.
  ///
  /// - Returns: the registers of the indices, outermost last.
  mutating func compileIndices(_ id: NodeID) -> [Int] {
    let node = tree[id]
    switch node.kind {
    case .group, .member: return compileIndices(NodeID(node.a))
    case .index:
      let inner = compileIndices(NodeID(node.a))
      let register = allocate()
      compile(NodeID(node.b), into: register)
      return inner + [register]
    default: return []
    }
  }

  /// Moves the value of a place into `target` (an object is only referred to), and notes the way back.
  mutating func compileContainer(
    _ id: NodeID, _ indices: [Int], into target: Int, _ steps: inout [StoreStep]
  ) {
    let node = tree[id]
    offset = node.range.start
    switch node.kind {
    case .group: compileContainer(NodeID(node.a), indices, into: target, &steps)
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
        steps.append(.constant(name))
      }
    case .member where tree[NodeID(node.a)].kind != .super:
      let (node, name) = wholeMember(node)
      let base = allocate()
      compileContainer(NodeID(node.a), indices, into: base, &steps)
      if node.flag == 1 { leaveIfNil(base, steps) }
      offset = tree[NodeID(node.a)].range.end
      emit(.takeMember, target, base, nameConstant(name))
      markDirty(target)
      steps.append(.member(container: base, name: name))
    case .index:
      let base = allocate()
      compileContainer(NodeID(node.a), indices.dropLast(), into: base, &steps)
      if node.flag == 1 { leaveIfNil(base, steps) }
      offset = node.range.start
      let index = indices.last ?? base
      emit(.takeIndex, target, base, index)
      markDirty(target)
      steps.append(.element(container: base, index: index))
    default:
      compile(id, into: target)
      markDirty(target)
    }
  }

  /// Leaves at once where an optional link is nil, before indices, arguments or values are evaluated.
  mutating func checkLinks(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .group: checkLinks(NodeID(node.a))
    case .member, .index:
      checkLinks(NodeID(node.a))
      if node.flag == 1 { checkLink(NodeID(node.a)) }
    default: break
    }
  }

  mutating func checkLink(_ base: NodeID) {
    let mark = state.nextRegister
    let register = compile(base)
    leaveIfNil(register, [])
    state.nextRegister = mark
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

  /// Stores a changed value where it came from, outwards to the first object: what holds that has
  /// not changed and only gets back what was moved out of it.
  mutating func storeBack(_ register: Int, _ steps: [StoreStep]) {
    checkRoot(register, steps)
    var register = register
    var skips: [Int] = []
    for step in steps.reversed() {
      if case .constant = step { break }
      skips.append(emit(.jumpIfReference, register))
      register = emitStore(register, step)
    }
    if steps.count > 1 {
      let end = emit(.jump)
      patch(skips)
      restore(steps.last?.container ?? register, Array(steps.dropLast()))
      patch(end)
    } else {
      patch(skips)
    }
  }

  /// Stores a register in its place; what holds the place is the next to be stored.
  private mutating func emitStore(_ register: Int, _ step: StoreStep) -> Int {
    switch step {
    case .variable(let variable): emitWrite(variable, from: register)
    case .constant: break
    case .member(let container, let name):
      emit(.setMember, container, nameConstant(name), register)
    case .element(let container, let index): emit(.setIndex, container, index, register)
    }
    return step.container ?? register
  }

  /// Gives back the collections that were moved out on the way to a place; no setter runs.
  private mutating func restore(_ register: Int, _ steps: [StoreStep]) {
    var register = register
    for step in steps.reversed() {
      if case .constant = step { return }
      let skip = emit(.jumpUnlessCollection, register)
      if case .member(let container, let name) = step {
        emit(.restoreMember, container, nameConstant(name), register)
      } else {
        _ = emitStore(register, step)
      }
      patch(skip)
      register = step.container ?? register
    }
  }

  /// A place that begins with a `let` may be changed only where its path leads through an object.
  private mutating func checkRoot(_ register: Int, _ steps: [StoreStep]) {
    guard case .constant(let name)? = steps.first else { return }
    let holders = steps.compactMap(\.container) + [register]
    let skips = holders.map { emit(.jumpIfReference, $0) }
    emit(.changedConstant, register, wide: nameConstant(name))
    patch(skips)
  }

  mutating func compileAssignment(_ node: Node) {
    let place = NodeID(node.a)
    let op = AssignOperator(rawValue: node.flag) ?? .set
    let target = tree[place]
    let exits = placeExits.count
    checkLinks(place)
    switch target.kind {
    case .name: compileVariableAssignment(Name(id: target.a), target.range, op, NodeID(node.b))
    case .member where tree[NodeID(target.a)].kind != .super:
      let (target, name) = wholeMember(target)
      // Everything is evaluated before the place is opened: it may mention the place itself.
      let indices = compileIndices(NodeID(target.a))
      let value = allocate()
      compile(NodeID(node.b), into: value)
      var steps: [StoreStep] = []
      let container = allocate()
      compileContainer(NodeID(target.a), indices, into: container, &steps)
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
      let indices = compileIndices(place)
      let value = allocate()
      compile(NodeID(node.b), into: value)
      var steps: [StoreStep] = []
      let container = allocate()
      compileContainer(NodeID(target.a), indices.dropLast(), into: container, &steps)
      if target.flag == 1 { leaveIfNil(container, steps) }
      let index = indices.last ?? container
      offset = target.range.start
      if op == .set {
        emit(.setIndex, container, index, value)
      } else {
        let old = allocate()
        emit(.takeIndex, old, container, index)
        emit(op.binary.opcode, old, old, value)
        emit(.setIndex, container, index, old)
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
