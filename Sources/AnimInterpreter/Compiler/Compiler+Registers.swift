import AnimSyntax

/// Registers of the function under construction: locals below, the temporaries of a statement above.
extension Compiler {
  /// More registers or captures than any sensible function has; operands of 16 bits hold them.
  static let maximumRegisters = 60_000

  mutating func allocate(_ count: Int = 1) -> Int {
    let register = state.nextRegister
    state.nextRegister += count
    if state.nextRegister > state.registerCount { state.registerCount = state.nextRegister }
    if state.nextRegister > Compiler.maximumRegisters {
      reportTooLong()
      state.nextRegister = register
    }
    return register
  }

  /// Notes that a temporary may hold something counted when the statement ends.
  mutating func markDirty(_ register: Int) {
    if register < localTop { return }
    state.firstDirty = min(state.firstDirty, register)
    state.lastDirty = max(state.lastDirty, register)
  }

  /// Notes that what a temporary held has been moved out of it.
  mutating func markClean(_ register: Int) {
    if register == state.firstDirty { state.firstDirty += 1 }
    if register == state.lastDirty { state.lastDirty -= 1 }
    if state.lastDirty < state.firstDirty { (state.firstDirty, state.lastDirty) = (.max, -1) }
  }

  /// The first register above the locals.
  var localTop: Int { state.locals.last.map { $0.register + 1 } ?? 0 }

  /// Ends the temporaries of a statement.
  mutating func releaseTemporaries(downTo register: Int) {
    if state.lastDirty >= 0 {
      let first = max(state.firstDirty, register)
      if first <= state.lastDirty { emit(.drop, first, state.lastDirty) }
    }
    state.firstDirty = .max
    state.lastDirty = -1
    state.nextRegister = register
  }
}
