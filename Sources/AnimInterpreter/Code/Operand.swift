/// What an operand of an instruction means to the machine.
enum Operand: UInt8, Sendable {
  /// The opcode does not read it.
  case none
  /// A register of the current frame.
  case register
  /// The first of several consecutive registers.
  case firstRegister
  /// The last of several consecutive registers.
  case lastRegister
  /// How many registers, pairs or arguments there are.
  case count
  /// A whole number, signed.
  case integer
  /// 0 or 1.
  case flag
  /// The raw value of a `CaptureStrength`.
  case strength
  /// An index into the constants of the function.
  case constant
  /// An index into the functions of the program.
  case function
  /// An index into the classes of the program.
  case type
  /// An index into the captures of the closure that runs.
  case capture
  /// The slot of a variable of the outermost level.
  case global
  /// The id of the name of a variable, a class or a member that is known to the compiler.
  case name
  /// The id of the name of a member, which the machine looks up in the class of the receiver.
  case member
  /// An index into the call shapes of the program.
  case shape
  /// An index into the places of the program.
  case place
  /// The raw value of a `BuiltinID`.
  case builtin
  /// The number of a directive's row.
  case directive
  /// The distance of a jump from the next instruction, signed, in instructions.
  case jump
}

/// A field of an instruction word that holds an operand.
enum OperandField: UInt8, Sendable, CaseIterable {
  case a, b, c
  /// `b` and `c` together: 32 bits.
  case bc

  /// The bit of the word at which the field begins.
  @inline(__always) var shift: UInt64 {
    switch self {
    case .a: 16
    case .b, .bc: 32
    case .c: 48
    }
  }

  /// The number of bits in the field.
  @inline(__always) var width: UInt64 { self == .bc ? 32 : 16 }

  /// The signed values that the field can hold.
  var signedRange: ClosedRange<Int> { -(1 << (width - 1))...(1 << (width - 1)) - 1 }
}
