import AnimSyntax

extension Session {
  /// The bytecode of a source in text: for each function its instructions with their place in it,
  /// operands and line; empty with an error among the diagnostics.
  public mutating func disassemble(_ source: SourceFile) -> (text: String, [Diagnostic]) {
    let first = machine.program.functions.count
    let diagnostics = check(source)
    if diagnostics.contains(where: { $0.severity == .error }) { return ("", diagnostics) }
    var text = ""
    for index in first..<machine.program.functions.count {
      text += (text.isEmpty ? "" : "\n") + disassembly(of: index, source)
    }
    return (text, diagnostics)
  }

  private func disassembly(of index: Int, _ source: SourceFile) -> String {
    let function = machine.program.functions[index]
    let parameters = function.parameters.enumerated()
      .map { $1.name.isNone ? "$\($0)" : names[$1.name] }.joined(separator: ", ")
    let name = function.name.isNone ? "(no name)" : names[function.name]
    var text = "function \(index) \(name)(\(parameters)) registers \(function.registerCount)"
    if !function.captures.isEmpty {
      text += " captures " + function.captures.map { names[$0.name] }.joined(separator: ", ")
    }
    text += "\n"
    for (pc, instruction) in function.code.enumerated() {
      let line = pc < function.offsets.count ? source.line(at: function.offsets[pc]) : 0
      let columns = [padded("\(pc)", 6, isRight: true), padded("\(instruction.opcode)", 22)]
      text += columns.joined(separator: "  ") + "\(instruction.a) \(instruction.b) \(instruction.c)"
      text += "  ; line \(line)" + remark(instruction, pc, function) + "\n"
    }
    return text
  }

  /// What the operands of an instruction refer to, where they are indices or distances.
  private func remark(_ instruction: Instruction, _ pc: Int, _ function: Function) -> String {
    let row = instruction.opcode.row
    return OperandField.allCases.map { field in
      remark(row[field], in: field, of: instruction, pc, function)
    }.joined()
  }

  private func remark(
    _ operand: Operand, in field: OperandField, of instruction: Instruction, _ pc: Int,
    _ function: Function
  ) -> String {
    let raw = instruction.unsigned(field)
    switch operand {
    // The columns show a wide number in halves.
    case .integer where field == .bc: return " = \(instruction.signed(field))"
    case .constant where raw < function.constants.count:
      return " = " + machine.brief(function.constants[raw])
    case .jump: return " to \(pc + 1 + instruction.signed(field))"
    case .directive where raw < machine.tables.directives.rows.count:
      return " " + machine.tables.directives[UInt16(raw)].head
    case .builtin where raw < BuiltinRow.all.count: return " " + BuiltinRow.all[raw].name
    case .member where raw < names.count: return " ." + names[Name(id: UInt32(raw))]
    case .global where raw < machine.environment.slotNames.count:
      return " " + names[machine.environment.slotNames[raw]]
    default: return ""
    }
  }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? gap + text : text + gap
  }
}
