extension InstructionRow {
  /// Arithmetic and comparison.
  static let operators = [
    binary(
      .add, "r[a] = r[b] + r[c]; in place if a is b and nothing else owns a collection there."),
    binary(.subtract, "r[a] = r[b] - r[c]."),
    binary(.multiply, "r[a] = r[b] * r[c]."),
    binary(.divide, "r[a] = r[b] / r[c]."),
    binary(.remainder, "r[a] = r[b] % r[c]."),
    immediate(.addInteger, "r[a] = r[b] + c."),
    immediate(.subtractInteger, "r[a] = r[b] - c."),
    immediate(.multiplyInteger, "r[a] = r[b] * c."),
    immediate(.remainderInteger, "r[a] = r[b] % c."),
    binary(.equal, "r[a] = r[b] == r[c]."),
    binary(.notEqual, "r[a] = r[b] != r[c]."),
    binary(.less, "r[a] = r[b] < r[c]."),
    binary(.lessEqual, "r[a] = r[b] <= r[c]."),
    InstructionRow(.negate, a: .register, b: .register, "r[a] = -r[b]."),
    InstructionRow(.not, a: .register, b: .register, "r[a] = !r[b]."),
    InstructionRow(
      .isType, a: .register, b: .register, c: .name, "r[a] = whether r[b] is of class or kind c."),
    binary(.matches, "r[a] = whether the switch operand r[b] matches the case r[c]."),
    binary(.range, "r[a] = r[b] ..< r[c]."),
    binary(.closedRange, "r[a] = r[b] ... r[c]."),
  ]

  private static func binary(_ opcode: Opcode, _ docs: StaticString) -> InstructionRow {
    InstructionRow(opcode, a: .register, b: .register, c: .register, docs)
  }

  private static func immediate(_ opcode: Opcode, _ docs: StaticString) -> InstructionRow {
    InstructionRow(opcode, a: .register, b: .register, c: .integer, docs)
  }

  /// Jumps. Their distance counts from the instruction after them.
  static let jumps = [
    InstructionRow(.jump, bc: .jump, "Jumps."),
    InstructionRow(.loop, bc: .jump, "Jumps back and charges the budget for what it jumps over."),
    InstructionRow(.jumpIf, a: .register, bc: .jump, "Jumps if r[a], a boolean, is true."),
    InstructionRow(.jumpUnless, a: .register, bc: .jump, "Jumps if r[a], a boolean, is false."),
    InstructionRow(.jumpIfNil, a: .register, bc: .jump, "Jumps if r[a] is nil."),
    InstructionRow(.jumpUnlessNil, a: .register, bc: .jump, "Jumps if r[a] is not nil."),
    InstructionRow(.jumpIfGiven, a: .register, bc: .jump, "Jumps if r[a] is not unset."),
    comparison(.jumpUnlessLess, "Jumps unless r[a] < r[b]."),
    comparison(.jumpUnlessLessEqual, "Jumps unless r[a] <= r[b]."),
    comparison(.jumpIfEqual, "Jumps if r[a] == r[b]."),
    comparison(.jumpUnlessEqual, "Jumps unless r[a] == r[b]."),
    InstructionRow(
      .jumpIfReference, a: .register, bc: .jump,
      "Jumps if r[a] is an object or a class, which is never moved out of its place."),
    InstructionRow(
      .jumpUnlessCollection, a: .register, bc: .jump,
      "Jumps unless r[a] is a string, an array or a dictionary, which is moved out of its place."),
    InstructionRow(
      .jumpUnlessLessInteger, a: .register, b: .integer, c: .jump, "Jumps unless r[a] < b."),
    InstructionRow(
      .jumpUnlessGreaterInteger, a: .register, b: .integer, c: .jump, "Jumps unless r[a] > b."),
    InstructionRow(
      .forPrepare, a: .firstRegister, bc: .jump,
      "Prepares to iterate over r[a] with the state in r[a+1]; jumps if there is no element."),
    InstructionRow(
      .forNext, a: .firstRegister, bc: .jump,
      "r[a+2] = the next element of r[a] and jumps back; goes on if there is none."),
    InstructionRow(
      .forNextPair, a: .firstRegister, bc: .jump,
      "r[a+2], r[a+3] = the next pair of r[a] and jumps back; goes on if there is none."),
  ]

  private static func comparison(_ opcode: Opcode, _ docs: StaticString) -> InstructionRow {
    InstructionRow(opcode, a: .register, b: .register, c: .jump, docs)
  }
}
