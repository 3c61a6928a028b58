/// One step of the machine: an operation and three 16-bit operands, 8 bytes in one word.
///
/// `bc` is `b` and `c` read as one operand of 32 bits. `InstructionRow` says for each opcode which
/// operands it has and what they mean.
struct Instruction: Sendable {
  /// The opcode in the low 8 bits, `a` from bit 16, `b` from bit 32, `c` from bit 48.
  let word: UInt64

  init(word: UInt64) { self.word = word }

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    let (a, b, c) = (a & 0xFFFF, b & 0xFFFF, c & 0xFFFF)
    word =
      UInt64(opcode.rawValue) | UInt64(a) << 16 | UInt64(b) << 32 | UInt64(c) << 48
  }

  init(_ opcode: Opcode, _ a: Int, wide: Int) {
    self.init(opcode, a, wide & 0xFFFF, (wide >> 16) & 0xFFFF)
  }

  @inline(__always) var opcode: Opcode {
    // Raw values count up from 0, so they are the tags; every instruction was made from an opcode.
    unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Opcode.self)
  }
  @inline(__always) var a: UInt16 { UInt16(truncatingIfNeeded: word >> 16) }
  @inline(__always) var b: UInt16 { UInt16(truncatingIfNeeded: word >> 32) }
  @inline(__always) var c: UInt16 { UInt16(truncatingIfNeeded: word >> 48) }

  @inline(__always) var signedC: Int { Int(Int64(bitPattern: word) >> 48) }
  @inline(__always) var signedB: Int { Int(Int16(bitPattern: b)) }
  @inline(__always) var bc: Int { Int(truncatingIfNeeded: word >> 32) }
  @inline(__always) var signedBC: Int { Int(Int64(bitPattern: word) >> 32) }
}

/// Access to the operands by their field, for code that works on any opcode; the machine's loop
/// reads them by the accessors above.
extension Instruction {
  /// The operand in a field, read as an unsigned number.
  func unsigned(_ field: OperandField) -> Int {
    Int(word >> field.shift & (1 << field.width - 1))
  }

  /// The operand in a field, read as a signed number.
  func signed(_ field: OperandField) -> Int {
    let unused = 64 - field.width
    return Int(Int64(bitPattern: UInt64(unsigned(field)) << unused) >> Int64(unused))
  }

  /// The same instruction with another operand in one field.
  ///
  /// - Parameter operand: signed or unsigned; bits that the field does not have are cut off.
  func setting(_ field: OperandField, to operand: Int) -> Instruction {
    let mask: UInt64 = 1 << field.width - 1
    let bits = (UInt64(bitPattern: Int64(operand)) & mask) << field.shift
    return Instruction(word: word & ~(mask << field.shift) | bits)
  }
}
