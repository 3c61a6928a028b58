import AnimSyntax

/// The way back: a changed value is stored where it came from.
extension Compiler {
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
  mutating func restore(_ register: Int, _ steps: [StoreStep]) {
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
}
