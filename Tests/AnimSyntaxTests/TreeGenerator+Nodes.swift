@testable import AnimSyntax

extension TreeGenerator {
  // MARK: Primaries

  mutating func primary() -> NodeID {
    switch random.below(isExhausted ? 9 : 15) {
    case 0, 1, 2: return add(.name, name())
    case 3: return number()
    case 4: return string()
    case 5: return add(.color, UInt32(truncatingIfNeeded: random.next()))
    case 6: return add(.boolean, flag: UInt8(random.below(2)))
    case 7: return add(random.pick([.nil, .`self`, .super]))
    case 8: return add(.symbol, word())
    case 9: return nested { $0.add(.group, $0.value().raw) }
    case 10: return nested { $0.add(.point, $0.expression().raw, $0.expression().raw) }
    case 11: return nested { $0.add(.array, $0.several(3) { $0.value() }.raw) }
    case 12: return nested { $0.dictionary() }
    default: return nested { $0.interpolation() }
    }
  }

  mutating func number() -> NodeID {
    let unit = NumberUnit(rawValue: UInt8(random.below(8)))!
    let literal: Double =
      switch random.below(4) {
      case 0: Double(random.below(400))
      case 1: Double(random.below(100_000)) / 100
      case 2: Double(random.next()) * 1e30
      default: Double(random.next()) / 3e25
      }
    tree.numbers.append(unit.inBaseUnit(literal))
    return add(.number, flag: unit.rawValue, UInt32(tree.numbers.count - 1))
  }

  mutating func string() -> NodeID {
    var text = ""
    for _ in 0..<random.below(6) {
      text += random.pick(["a", " ", "\"", "\\", "\n", "\\(", ")", "é", "🎉", "\0", "\u{1b}", "{"])
    }
    tree.strings.append(Array(text.utf8))
    return add(.string, UInt32(tree.strings.count - 1))
  }

  mutating func dictionary() -> NodeID {
    var elements: [NodeID] = []
    for _ in 0..<random.below(3) {
      elements.append(expression())
      elements.append(value())
    }
    return add(.dictionary, list(elements).raw)
  }

  mutating func interpolation() -> NodeID {
    var parts: [NodeID] = []
    for _ in 0...random.below(4) { parts.append(random.once(in: 2) ? string() : expression()) }
    return add(.interpolation, list(parts).raw)
  }

  mutating func closure() -> NodeID {
    let named = random.once(in: 2)
    let captures = named ? several(2) { $0.capture() } : ListID(0)
    let parameters = named ? several(2) { $0.add(.name, $0.name()) } : ListID(0)
    let statements = several(3) { $0.statement() }
    return add(.closure, flag: named ? 1 : 0, captures.raw, parameters.raw, statements.raw)
  }

  mutating func capture() -> NodeID {
    let name = random.once(in: 3) ? names.intern("self").id : name()
    let value = maybe { $0.expression() }
    return add(.capture, flag: UInt8(random.below(3)), name, value.raw)
  }

  // MARK: Statements

  mutating func statement() -> NodeID {
    guard !isExhausted else { return add(.break) }
    return nested { $0.anyStatement() }
  }

  private mutating func anyStatement() -> NodeID {
    switch random.below(14) {
    case 0: return variable()
    case 1: return function()
    case 2: return classDeclaration()
    case 3: return choice()
    case 4: return add(.guard, conditions().raw, block().raw)
    case 5: return add(.while, conditions().raw, block().raw)
    case 6: return switchStatement()
    case 7: return loop()
    case 8: return add(.return, maybe { $0.value() }.raw)
    case 9: return assignment()
    default: return add(.expression, expression().raw)
    }
  }

  mutating func block() -> NodeID { add(.block, several(3) { $0.statement() }.raw) }

  mutating func conditions() -> ListID {
    var nodes = [condition()]
    if random.once(in: 3) { nodes.append(condition()) }
    return list(nodes)
  }

  mutating func condition() -> NodeID {
    random.once(in: 4) ? add(.binding, name(), maybe { $0.operand() }.raw) : operand()
  }

  mutating func choice() -> NodeID {
    let conditions = conditions()
    let block = block()
    let other = maybe { generator in
      generator.random.once(in: 2) ? generator.block() : generator.nested { $0.choice() }
    }
    return add(.if, conditions.raw, block.raw, other.raw)
  }

  mutating func switchStatement() -> NodeID {
    let subject = operand()
    let cases = several(3) { generator in
      let isDefault = generator.random.once(in: 3)
      let first = isDefault ? [] : [generator.operand(), generator.operand()]
      let operands = generator.list(first)
      let body = generator.several(2) { $0.statement() }
      return generator.add(.case, flag: isDefault ? 1 : 0, operands.raw, 0, body.raw)
    }
    return add(.switch, subject.raw, cases.raw)
  }

  mutating func loop() -> NodeID {
    var variables = [add(.name, name())]
    if random.once(in: 2) { variables.append(add(.name, name())) }
    let sequence = operand()
    return add(.for, list(variables).raw, sequence.raw, block().raw)
  }

  mutating func assignment() -> NodeID {
    let base = add(.name, name())
    let place: NodeID =
      switch random.below(3) {
      case 0: base
      case 1: add(.member, base.raw, word())
      default: add(.index, base.raw, expression().raw)
      }
    return add(.assign, flag: UInt8(random.below(6)), place.raw, value().raw)
  }

  mutating func variable() -> NodeID {
    let prefix = random.pick([VariableFlags(), [], .weak, .unowned, .lazy, .static])
    let flags = random.once(in: 2) ? prefix : prefix.union(.mutable)
    let value = maybe { $0.value() }
    let block = value.isNone ? maybe { $0.block() } : .none
    return add(.variable, flag: flags.rawValue, name(), value.raw, block.raw)
  }

  mutating func parameters() -> ListID {
    several(3) {
      let label = $0.random.once(in: 2) ? $0.word() : Name.none.id
      let value = $0.maybe { $0.value() }
      return $0.add(.parameter, label, $0.name(), value.raw)
    }
  }

  mutating func function() -> NodeID {
    let parameters = parameters()
    return add(.function, name(), parameters.raw, block().raw)
  }

  mutating func classDeclaration() -> NodeID {
    let members = several(4) { generator in
      switch generator.random.below(5) {
      case 0: return generator.variable()
      case 1: return generator.function()
      case 2:
        let parameters = generator.parameters()
        return generator.add(.initializer, 0, parameters.raw, generator.block().raw)
      case 3: return generator.add(.deinitializer, 0, 0, generator.block().raw)
      default: return generator.add(.observer, generator.name(), generator.closure().raw)
      }
    }
    return add(.class, name(), random.once(in: 2) ? name() : Name.none.id, members.raw)
  }
}
