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

  /// What an instruction refers to, where its operands are indices.
  private func remark(_ instruction: Instruction, _ pc: Int, _ function: Function) -> String {
    switch instruction.opcode {
    case .loadConstant where instruction.bc < function.constants.count:
      " = " + machine.brief(function.constants[instruction.bc])
    case .loadInteger: " = \(instruction.signedBC)"
    case .jump, .loop, .jumpIf, .jumpUnless, .jumpIfNil, .jumpUnlessNil, .jumpIfGiven,
      .jumpIfReference, .jumpUnlessCollection, .forPrepare, .forNext, .forNextPair:
      " to \(pc + 1 + instruction.signedBC)"
    case .jumpUnlessLess, .jumpUnlessLessEqual, .jumpIfEqual, .jumpUnlessEqual,
      .jumpUnlessLessInteger, .jumpUnlessGreaterInteger:
      " to \(pc + 1 + instruction.signedC)"
    case .directive where Int(instruction.b) < DirectiveID.heads.count:
      " " + DirectiveID.heads[Int(instruction.b)]
    case .callBuiltin where Int(instruction.b) < BuiltinRow.all.count:
      " " + BuiltinRow.all[Int(instruction.b)].name
    case .callMethod, .callMutating, .setMember: remark(name: instruction.b)
    case .getMember, .takeMember: remark(name: instruction.c)
    case .getGlobal, .setGlobal, .takeGlobal:
      instruction.bc < machine.environment.slotNames.count
        ? " " + names[machine.environment.slotNames[instruction.bc]] : ""
    default: ""
    }
  }

  private func remark(name: UInt16) -> String {
    Int(name) < names.count ? " ." + names[Name(id: UInt32(name))] : ""
  }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? gap + text : text + gap
  }
}
