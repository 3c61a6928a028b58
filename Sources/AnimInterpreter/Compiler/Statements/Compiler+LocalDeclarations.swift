import AnimSyntax

/// Variables and functions that a statement declares.
extension Compiler {
  mutating func compileVariable(_ node: Node, _ id: NodeID) {
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

  mutating func compileFunctionStatement(_ node: Node, _ id: NodeID) {
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
}
