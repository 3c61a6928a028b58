import AnimSyntax

/// The registers of what a place is reached through, once it has been evaluated.
struct PlaceParts {
  /// Values that links lead on from, and those that places begin with.
  var values: [(node: NodeID, register: Int)] = []
  var indices: [(node: NodeID, register: Int)] = []
  /// Registers that optional links have read a place into.
  var reads: [Int] = []

  func value(of node: NodeID) -> Int? { values.first { $0.node == node }?.register }
  func index(of node: NodeID) -> Int? { indices.first { $0.node == node }?.register }
}

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
    case .member, .index:
      let base = tree[NodeID(node.a)]
      return base.kind == .name ? isPlace(NodeID(node.a)) : base.kind != .super
    case .group: return isPlace(NodeID(node.a))
    case .self: return true
    default: return false
    }
  }

  /// Evaluates, in the order written, what a place is reached through: the value it begins with, its
  /// indices, and whatever is asked for by an optional link, where nil leaves at once.
  ///
  /// All that happens before anything is moved out of the place, and happens once.
  mutating func preparePlace(_ id: NodeID, _ parts: inout PlaceParts) {
    let node = tree[id]
    switch node.kind {
    case .group: preparePlace(NodeID(node.a), &parts)
    case .name, .self: break
    case .member where tree[NodeID(node.a)].kind != .super:
      let base = NodeID(wholeMember(node).node.a)
      preparePlace(base, &parts)
      if wholeMember(node).node.flag == 1 { checkLink(base, &parts) }
    case .index:
      preparePlace(NodeID(node.a), &parts)
      if node.flag == 1 { checkLink(NodeID(node.a), &parts) }
      let register = allocate()
      compile(NodeID(node.b), into: register)
      parts.indices.append((id, register))
    default:
      let register = allocate()
      compile(id, into: register)
      markDirty(register)
      parts.values.append((id, register))
    }
  }

  /// Leaves where the value of `base`, which has been prepared, is nil.
  mutating func checkLink(_ base: NodeID, _ parts: inout PlaceParts) {
    let register = readPlace(base, &parts)
    leaveIfNil(register, [])
  }

  /// The register of the value at a prepared place, which stays where it is.
  private mutating func readPlace(_ id: NodeID, _ parts: inout PlaceParts) -> Int {
    if let register = parts.value(of: id) { return register }
    let node = tree[id]
    let register: Int
    switch node.kind {
    case .group: return readPlace(NodeID(node.a), &parts)
    case .member where tree[NodeID(node.a)].kind != .super:
      let (node, name) = wholeMember(node)
      let base = readPlace(NodeID(node.a), &parts)
      register = allocate()
      offset = tree[NodeID(node.a)].range.end
      emit(.getMember, register, base, nameConstant(name))
    case .index:
      let base = readPlace(NodeID(node.a), &parts)
      register = allocate()
      offset = node.range.start
      emit(.getIndex, register, base, parts.index(of: id) ?? base)
    default:
      register = compile(id)
      parts.reads.append(register)
      return register
    }
    markDirty(register)
    parts.reads.append(register)
    parts.values.append((id, register))
    return register
  }

  /// Lets go of the collections that optional links have asked for: the place is opened now, and what
  /// it is to change in place must have no other owner. Objects stay, to be used as they were found.
  mutating func releaseReads(_ parts: PlaceParts) {
    for register in parts.reads where register >= localTop {
      let skip = emit(.jumpUnlessCollection, register)
      emit(.loadNil, register)
      patch(skip)
    }
  }

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
