import AnimSyntax

/// Literals in clauses, which are checked before the script runs.
extension Compiler {
  /// Checks a literal against what the clause takes; anything else is checked when it runs.
  mutating func check(_ clause: Clause, _ node: Node, head: String) {
    switch clause.type {
    case .duration, .time:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag) {
        switch unit {
        case .s, .ms, .min, .none: break
        default: report(.wrongUnit(clause.label, "time", unit: "\(unit)", at: node.range))
        }
      } else {
        checkLiteral(clause, node, allowed: [])
      }
    case .number, .count, .fraction:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag), unit != .none {
        let quantity = clause.type == .fraction ? "fraction" : "plain number"
        report(.wrongUnit(clause.label, quantity, unit: "\(unit)", at: node.range))
      }
      checkLiteral(clause, node, allowed: [.number])
    case .angle:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag) {
        switch unit {
        case .none, .deg, .rad, .turn: break
        case .s, .ms, .min, .Hz:
          report(.wrongUnit(clause.label, "angle", unit: "\(unit)", at: node.range))
        }
      } else {
        checkLiteral(clause, node, allowed: [])
      }
    case .viewOrPoint: checkLiteral(clause, node, allowed: [.point])
    case .boolean: checkLiteral(clause, node, allowed: [.boolean])
    case .string: checkLiteral(clause, node, allowed: [.string, .interpolation])
    case .point: checkLiteral(clause, node, allowed: [.point])
    case .pointOrRect, .cornerOrRect: checkLiteral(clause, node, allowed: [.point])
    case .closure: checkLiteral(clause, node, allowed: [.closure, .nil])
    case .anchor: checkLiteral(clause, node, allowed: [])
    case .anchorOrNumber: checkLiteral(clause, node, allowed: [.number])
    case .item, .range: checkLiteral(clause, node, allowed: [])
    case .items: checkLiteral(clause, node, allowed: [.array])
    case .sides: checkLiteral(clause, node, allowed: [.number, .array])
    case .curve:
      if node.kind == .symbol { checkSymbol(clause, node, head: head) }
      checkLiteral(clause, node, allowed: [.symbol, .array, .closure])
    case .symbol, .schedule:
      if node.kind == .symbol { checkSymbol(clause, node, head: head) }
    case .symbols:
      if node.kind == .symbol { checkSymbol(clause, node, head: head) }
      if node.kind == .array {
        for element in list(node.a) where tree[element].kind == .symbol {
          checkSymbol(clause, tree[element], head: head)
        }
      }
      checkLiteral(clause, node, allowed: [.symbol, .array])
    default: break
    }
  }

  private mutating func checkLiteral(_ clause: Clause, _ node: Node, allowed: [NodeKind]) {
    switch node.kind {
    case .number, .string, .boolean, .point, .symbol, .color, .array, .dictionary, .closure:
      if !allowed.contains(node.kind) {
        report(
          .wrongLiteral(
            clause.label, expected: clause.type.text, found: node.kind.literalText,
            at: node.range))
      }
    default: break
    }
  }

  private mutating func checkSymbol(_ clause: Clause, _ node: Node, head: String) {
    let symbol = text(Name(id: node.a))
    if clause.symbols.isEmpty || clause.symbols.contains(symbol) { return }
    if clause.type == .curve, let function = tables.builtins.function(symbol: Name(id: node.a)) {
      let row = tables.builtins.row(of: function)
      if let first = row.parameters.first {
        return report(.missingArgument(first.written, of: row.name, at: node.range))
      }
    }
    if clause.label == "options", let absence = OptionRow.absence(of: symbol, in: head) {
      return report(.absentOption("." + symbol, absence, at: node.range))
    }
    report(.unknownSymbol(symbol, of: clause.label, known: clause.symbols, at: node.range))
  }
}

extension NodeKind {
  /// What a literal is called in messages.
  var literalText: String {
    switch self {
    case .number: "a number"
    case .string, .interpolation: "a string"
    case .boolean: "true or false"
    case .point: "a point"
    case .symbol: "a symbol"
    case .color: "a color"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .closure: "a block"
    default: "something else"
    }
  }
}
