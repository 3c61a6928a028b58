import AnimSyntax

/// Instructions and constants of the function under construction.
extension Compiler {
  @discardableResult
  mutating func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    // A jump gets its distance from `patch`.
    assert(opcode.row.bc == .none || opcode.jumpField != nil, "\(opcode) has a wide operand")
    state.code.append(Instruction(opcode, a, b, c))
    state.offsets.append(offset)
    return state.code.count - 1
  }

  @discardableResult
  mutating func emit(_ opcode: Opcode, _ a: Int, wide: Int) -> Int {
    assert(opcode.row.bc != .none, "\(opcode) has no wide operand")
    state.code.append(Instruction(opcode, a, wide: wide))
    state.offsets.append(offset)
    return state.code.count - 1
  }

  /// Makes the jump at `index` go to the next instruction.
  mutating func patch(_ index: Int) {
    let jump = state.code[index]
    guard let field = jump.opcode.jumpField else { return }
    let distance = state.code.count - index - 1
    if distance > field.signedRange.upperBound { reportTooLong() }
    state.code[index] = jump.setting(field, to: distance)
  }

  mutating func patch(_ indices: [Int]) { for index in indices { patch(index) } }

  /// Jumps back to the instruction at `target`.
  mutating func emitLoop(to target: Int) {
    emit(.loop, 0, wide: target - state.code.count - 1)
  }

  mutating func constant(_ constant: Constant) -> Int {
    // Long tables of constants are searched only near their end: a repeated one is usually recent.
    let start = max(0, state.constants.count - 16)
    for index in stride(from: state.constants.count - 1, through: start, by: -1)
    where state.constants[index] == constant {
      return index
    }
    state.constants.append(constant)
    return state.constants.count - 1
  }
}
