/// One step of the machine: an operation and three 16-bit operands, 8 bytes.
///
/// `a`, `b`, `c` are registers of the current frame unless the opcode says otherwise;
/// `bc` reads the last two as one 32-bit operand.
struct Instruction: Sendable {
  var opcode: Opcode
  var a: UInt16
  var b: UInt16
  var c: UInt16

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    self.opcode = opcode
    self.a = UInt16(truncatingIfNeeded: a)
    self.b = UInt16(truncatingIfNeeded: b)
    self.c = UInt16(truncatingIfNeeded: c)
  }

  init(_ opcode: Opcode, _ a: Int, wide: Int) {
    self.init(opcode, a, wide & 0xFFFF, (wide >> 16) & 0xFFFF)
  }

  @inline(__always) var signedC: Int { Int(Int16(bitPattern: c)) }
  @inline(__always) var signedB: Int { Int(Int16(bitPattern: b)) }
  @inline(__always) var bc: Int { Int(UInt32(b) | UInt32(c) << 16) }
  @inline(__always) var signedBC: Int { Int(Int32(bitPattern: UInt32(b) | UInt32(c) << 16)) }
}
