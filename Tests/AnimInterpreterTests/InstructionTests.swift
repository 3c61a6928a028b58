import Testing

@testable import AnimInterpreter

/// The instruction table, and the packing of operands that it describes.
@Suite struct InstructionTests {
  @Test func everyOpcodeHasARowAtItsPlace() {
    #expect(InstructionRow.all.map(\.opcode) == Opcode.allCases)
    // The machine reads the opcode of a word as the tag of the enum.
    #expect(Opcode.allCases.map { Int($0.rawValue) } == Array(Opcode.allCases.indices))
  }

  @Test func everyRowIsDocumented() {
    for row in InstructionRow.all {
      #expect("\(row.docs)".hasSuffix("."), "\(row.mnemonic)")
      // What the sentence says of an operand stands in the layout.
      for (field, letter) in [(OperandField.a, "a"), (.b, "b"), (.c, "c"), (.bc, "bc")]
      where "\(row.docs)".contains("r[\(letter)]") {
        let operand = row[field]
        #expect(
          [.register, .firstRegister, .lastRegister].contains(operand),
          "\(row.mnemonic): r[\(letter)]")
      }
    }
  }

  @Test func aWideOperandStandsInsteadOfTwoShortOnes() {
    for row in InstructionRow.all where row.bc != .none {
      #expect(row.b == .none && row.c == .none, "\(row.mnemonic)")
    }
  }

  /// Both initializers pack the fields that the accessors of the machine's loop read.
  @Test(arguments: [0, 1, 0x7FFF, 0x8000, 0xFFFF])
  func theFieldsAreWhatTheMachineReads(operand: Int) {
    for opcode in Opcode.allCases {
      let short = Instruction(opcode, operand, operand ^ 0x5555, operand ^ 0x3333)
      #expect(short.opcode == opcode)
      #expect(short.unsigned(.a) == Int(short.a) && short.unsigned(.a) == operand)
      #expect(short.unsigned(.b) == Int(short.b) && short.signed(.b) == short.signedB)
      #expect(short.unsigned(.c) == Int(short.c) && short.signed(.c) == short.signedC)
      #expect(short.unsigned(.b) == operand ^ 0x5555 && short.unsigned(.c) == operand ^ 0x3333)
      let wide = Instruction(opcode, operand, wide: -operand)
      #expect(wide.opcode == opcode)
      #expect(wide.unsigned(.a) == operand)
      #expect(wide.unsigned(.bc) == wide.bc)
      #expect(wide.signed(.bc) == wide.signedBC && wide.signedBC == -operand)
    }
  }

  @Test(arguments: OperandField.allCases)
  func settingAFieldLeavesTheOthers(field: OperandField) {
    let old = Instruction(.setMember, 0xA5A5, 0x1234, 0xFEDC)
    for value in [field.signedRange.lowerBound, -1, 0, 1, field.signedRange.upperBound] {
      let new = old.setting(field, to: value)
      #expect(new.signed(field) == value)
      #expect(new.opcode == old.opcode)
      let overlaps: [OperandField] = field == .bc ? [.b, .c] : field == .a ? [] : [.bc]
      for other in OperandField.allCases where other != field && !overlaps.contains(other) {
        #expect(new.unsigned(other) == old.unsigned(other))
      }
    }
  }

  @Test func onlyJumpsHaveADistance() {
    let jumps = Opcode.allCases.filter { $0.jumpField != nil }
    let named = Opcode.allCases.filter { opcode in
      ["jump", "loop", "for"].contains { opcode.row.mnemonic.hasPrefix($0) }
    }
    #expect(jumps == named)
    #expect(Opcode.jumpUnlessLess.jumpField == .c)
    #expect(Opcode.jump.jumpField == .bc)
  }
}
