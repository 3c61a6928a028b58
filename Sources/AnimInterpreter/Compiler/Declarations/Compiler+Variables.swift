import AnimSyntax

/// Where a name leads.
enum Variable {
  case local(Int)  // index into the locals
  case capture(Int)
  case global(Environment.Global)
  case function(Int)
  case type(Int)
}

/// A variable of the outermost level that takes over a name which is in use.
struct Redeclaration {
  var name: Name
  var statement: NodeID
  /// What the name means up to the end of the statement.
  var before: Variable
}

extension Environment {
  /// What a name means at the outermost level.
  func variable(_ name: Name) -> Variable? {
    if let global = globals[name] { return .global(global) }
    if let function = functions[name] { return .function(function) }
    if let type = types[name] { return .type(type) }
    return nil
  }
}

extension Compiler {
  /// What `name` means here, or nil when nothing of that name is declared.
  mutating func resolve(_ name: Name) -> Variable? {
    if let index = state.locals.index(of: name) { return .local(index) }
    if state.role == .closure, let capture = resolveCapture(name, of: outer.count) {
      return .capture(capture)
    }
    // The outermost statements run in order, so a name that a session declares again keeps its old
    // meaning up to there; functions and closures run later and have the new one.
    if state.role == .script, let again = redeclarations.first(where: { $0.name == name }) {
      return again.before
    }
    return environment.variable(name)
  }

  /// The capture that brings `name` into a closure, added if it is not there yet; `level` counts
  /// the functions under construction around it.
  private mutating func resolveCapture(_ name: Name, of level: Int) -> Int? {
    let isInnermost = level == outer.count
    let known =
      isInnermost ? state.captureIndex(of: name) : outer[level].captureIndex(of: name)
    if let known { return known }
    guard level > 0 else { return nil }
    let (source, variable): (CaptureSource, CapturedVariable)
    if let local = outer[level - 1].locals.named(name) {
      source = .register(UInt16(truncatingIfNeeded: local.register))
      variable = CapturedVariable(isMutable: local.isMutable, strength: local.strength)
    } else if outer[level - 1].role == .closure, let index = resolveCapture(name, of: level - 1) {
      source = .capture(UInt16(truncatingIfNeeded: index))
      variable = outer[level - 1].captured[index]
    } else if let global = environment.globals[name] {
      source = .global(UInt32(global.slot))
      variable = CapturedVariable(isMutable: global.isMutable, strength: global.strength)
    } else {
      return nil
    }
    let capture = Capture(name: name, source: source, strength: .strong)
    let index =
      isInnermost
      ? state.addCapture(capture, variable) : outer[level].addCapture(capture, variable)
    if index > Compiler.maximumRegisters { reportTooLong() }
    return index
  }

  /// Declares a local in a fresh register and returns its index.
  mutating func declareLocal(_ name: Name, keeping: CaptureMode, isMutable: Bool) -> Int {
    let register = allocate()
    state.locals.append(
      Local(name: name, register: register, isShared: keeping == .shared, isMutable: isMutable))
    return state.locals.count - 1
  }

  /// Opens a scope: the number of locals to come back to.
  func openScope() -> Int { state.locals.count }

  /// Ends the locals of a scope in reverse order of declaration.
  mutating func closeScope(_ count: Int) {
    guard count < state.locals.count else { return }
    let first = state.locals[count].register
    let last = state.locals[state.locals.count - 1].register
    emit(.drop, first, last)
    state.locals.truncate(to: count)
    state.nextRegister = first
  }

  /// Reads a variable into `target`.
  mutating func emitRead(_ variable: Variable, name: Name, into target: Int) {
    switch variable {
    case .local(let index):
      let local = state.locals[index]
      if local.isShared {
        emit(.getCell, target, local.register, nameConstant(name))
      } else if local.strength != .strong {
        emit(.readWeak, target, local.register)
      } else if local.register != target {
        emit(.move, target, local.register)
      }
    case .capture(let index): emit(.getCapture, target, index)
    case .global(let global): emit(.getGlobal, target, wide: global.slot)
    case .function(let index): emit(.loadFunction, target, wide: index)
    case .type(let index): emit(.loadType, target, wide: index)
    }
  }

  /// Stores `source`, whose ownership moves, in a variable.
  mutating func emitWrite(_ variable: Variable, from source: Int) {
    switch variable {
    case .local(let index):
      let local = state.locals[index]
      if local.isShared {
        emitWeakening(source, local.strength)
        emit(.setCell, local.register, source)
      } else {
        if local.register != source { emit(.take, local.register, source) }
        emitWeakening(local.register, local.strength)
      }
    case .capture(let index):
      emitWeakening(source, state.captured[index].strength)
      emit(.setCapture, source, index)
    case .global(let global):
      emitWeakening(source, global.strength)
      emit(.setGlobal, source, wide: global.slot)
    case .function, .type: break
    }
  }

  /// Makes a handle of the object in a register where a weak or unowned variable is to hold it.
  mutating func emitWeakening(_ register: Int, _ strength: CaptureStrength) {
    if strength != .strong { emit(.makeWeak, register, Int(strength.rawValue)) }
  }

  /// Moves a collection out of a variable so that it can be changed in place.
  mutating func emitTake(_ variable: Variable, into target: Int) {
    switch variable {
    case .local(let index):
      let local = state.locals[index]
      if local.isShared {
        emit(.takeCell, target, local.register, nameConstant(local.name))
      } else if local.strength != .strong {
        emit(.readWeak, target, local.register)
      } else {
        emit(.takeRegister, target, local.register)
      }
    case .capture(let index): emit(.takeCapture, target, index)
    case .global(let global): emit(.takeGlobal, target, wide: global.slot)
    case .function, .type: emitRead(variable, name: .none, into: target)
    }
    markDirty(target)
  }

  func isMutable(_ variable: Variable) -> Bool {
    switch variable {
    case .local(let index): state.locals[index].isMutable
    case .capture(let index): state.captured[index].isMutable
    case .global(let global): global.isMutable
    case .function, .type: false
    }
  }

  /// Names as operands: interned ids fit 16 bits in all but absurd scripts, which are refused.
  mutating func nameConstant(_ name: Name) -> Int {
    if name.isNone { return 0xFFFF }
    if name.id >= 0xFFFF, !hasTooManyNames {
      report(.tooManyNames(at: range(offset)))
      hasTooManyNames = true
    }
    return Int(name.id)
  }
}
