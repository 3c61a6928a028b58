import AnimSyntax

@testable import AnimInterpreter

/// Bytecode with every operand written as what it means, by the rows of the instruction table.
///
/// Unlike `anim dump bytecode` it shows no ids of names, builtins or classes, which move whenever the
/// language gets a new word; the goldens stay true.
struct SymbolicDisassembler {
  private let session: Session
  private let source: SourceFile
  private var function: Function
  private var program: Program { session.machine.program }

  /// The functions that a source is compiled to; nil if it has errors.
  static func text(of source: SourceFile, in session: inout Session) -> String? {
    let first = session.machine.program.functions.count
    if session.check(source).contains(where: { $0.severity == .error }) { return nil }
    return session.machine.program.functions[first...].map {
      SymbolicDisassembler(session: session, source: source, function: $0).text
    }.joined(separator: "\n")
  }

  private var text: String {
    let parameters = function.parameters.enumerated().map {
      $1.name.isNone ? "$\($0)" : name($1.name)
    }
    var text = "\(name(function.name))(\(parameters.joined(separator: ", ")))"
    if !function.captures.isEmpty {
      text += " captures " + function.captures.map(capture).joined(separator: ", ")
    }
    text += "\n"
    for (pc, instruction) in function.code.enumerated() {
      let row = instruction.opcode.row
      let operands = OperandField.allCases.compactMap { operand(row[$0], $0, instruction, pc) }
      let line = source.line(at: function.offsets[pc])
      text += padded("\(pc)", 4, isRight: true) + "  " + padded(row.mnemonic, 25)
      text += padded(operands.joined(separator: " "), 30) + "; line \(line)\n"
    }
    return text
  }

  /// How a closure finds a variable it captures.
  private func capture(_ capture: Capture) -> String {
    let strength = capture.strength == .strong ? "" : "\(capture.strength) "
    let place =
      switch capture.source {
      case .register(let register): "r\(register)"
      case .capture(let index): "capture \(index)"
      case .global: "global"
      }
    return strength + name(capture.name) + " from " + place
  }

  private func operand(
    _ operand: Operand, _ field: OperandField, _ instruction: Instruction, _ pc: Int
  ) -> String? {
    let raw = instruction.unsigned(field)
    switch operand {
    case .none: return nil
    case .register: return "r\(raw)"
    case .firstRegister: return "r\(raw)…"
    case .lastRegister: return "…r\(raw)"
    case .count: return "×\(raw)"
    case .integer: return "\(instruction.signed(field))"
    case .flag: return raw == 0 ? "false" : "true"
    case .strength: return CaptureStrength(rawValue: UInt8(raw)).map { "\($0)" }
    case .constant: return session.machine.brief(function.constants[raw])
    case .function: return "function " + name(program.functions[raw].name)
    case .type: return "class " + name(program.types[raw].name)
    case .capture: return name(function.captures[raw].name)
    case .global: return name(session.machine.environment.slotNames[raw])
    case .name: return name(Name(id: UInt32(raw)))
    case .member: return "." + name(Name(id: UInt32(raw)))
    case .shape:
      let shape = program.shapes[raw]
      let labels = shape.labels.map { ($0.isNone ? "_" : name($0)) + ":" }.joined()
      return "(" + labels + ")" + (shape.hasTrailingBlock ? "{}" : "")
    case .place: return String(decoding: program.places[raw].text, as: UTF8.self)
    case .builtin: return BuiltinRow.all[raw].name
    case .directive: return session.machine.tables.directives[UInt16(raw)].head
    case .jump: return "to \(pc + 1 + instruction.signed(field))"
    }
  }

  private func name(_ name: Name) -> String {
    name.isNone || name.id >= 0xFFFF ? "(no name)" : session.names[name]
  }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(1, width - text.count))
    return isRight ? gap + text : text + gap
  }
}
