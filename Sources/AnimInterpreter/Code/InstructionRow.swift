/// What is to be known of an opcode: its operands, where the word holds them, what they mean.
///
/// The patching of jumps and the disassembler follow the rows; tests and assertions hold the
/// machine's loop and the compiler to them. `docs` writes `r[x]` for register x of the current frame.
struct InstructionRow: Sendable {
  let opcode: Opcode
  let a: Operand
  let b: Operand
  let c: Operand
  /// The operand of 32 bits that takes the place of `b` and `c`; `none` where those stand alone.
  let bc: Operand
  /// A sentence or two for readers of bytecode.
  let docs: StaticString

  /// An opcode with up to three operands of 16 bits.
  init(
    _ opcode: Opcode, a: Operand = .none, b: Operand = .none, c: Operand = .none,
    _ docs: StaticString
  ) {
    (self.opcode, self.a, self.b, self.c, bc, self.docs) = (opcode, a, b, c, .none, docs)
  }

  /// An opcode with an operand of 32 bits and up to one of 16.
  init(_ opcode: Opcode, a: Operand = .none, bc: Operand, _ docs: StaticString) {
    (self.opcode, self.a, b, c, self.bc, self.docs) = (opcode, a, .none, .none, bc, docs)
  }

  /// The name of the opcode in a disassembly.
  var mnemonic: String { "\(opcode)" }

  subscript(field: OperandField) -> Operand {
    switch field {
    case .a: a
    case .b: b
    case .c: c
    case .bc: bc
    }
  }

  /// The field that holds an operand of a kind, if the opcode has one.
  func field(of operand: Operand) -> OperandField? {
    OperandField.allCases.first { self[$0] == operand }
  }
}

extension Opcode {
  var row: InstructionRow { InstructionRow.all[Int(rawValue)] }

  /// The field with the distance of a jump; nil for an opcode that does not jump.
  var jumpField: OperandField? { row.field(of: .jump) }
}

extension InstructionRow {
  /// One row for each opcode, in the order of the opcodes.
  static let all = values + variables + operators + jumps + literals + members + calls
}
