/// One step of the machine: an operation and three 16-bit operands, 8 bytes in one word.
///
/// `a`, `b`, `c` are registers of the current frame unless the opcode says otherwise;
/// `bc` reads the last two as one 32-bit operand.
struct Instruction: Sendable {
  private let bits: UInt64

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    let (a, b, c) = (a & 0xFFFF, b & 0xFFFF, c & 0xFFFF)
    bits =
      UInt64(opcode.rawValue) | UInt64(a) << 16 | UInt64(b) << 32 | UInt64(c) << 48
  }

  init(_ opcode: Opcode, _ a: Int, wide: Int) {
    self.init(opcode, a, wide & 0xFFFF, (wide >> 16) & 0xFFFF)
  }

  @inline(__always) var opcode: Opcode {
    // Raw values count up from 0, so they are the tags; every instruction was made from an opcode.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Opcode.self)
  }
  @inline(__always) var a: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
  @inline(__always) var b: UInt16 { UInt16(truncatingIfNeeded: bits >> 32) }
  @inline(__always) var c: UInt16 { UInt16(truncatingIfNeeded: bits >> 48) }

  @inline(__always) var signedC: Int { Int(Int64(bitPattern: bits) >> 48) }
  @inline(__always) var signedB: Int { Int(Int16(bitPattern: b)) }
  @inline(__always) var bc: Int { Int(truncatingIfNeeded: bits >> 32) }
  @inline(__always) var signedBC: Int { Int(Int64(bitPattern: bits) >> 32) }
}
