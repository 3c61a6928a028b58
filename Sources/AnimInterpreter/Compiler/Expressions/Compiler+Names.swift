import AnimSyntax

/// Names and numbers.
extension Compiler {
  mutating func compileName(_ name: Name, _ node: Node, into target: Int) {
    if let variable = resolve(name) {
      emitRead(variable, name: name, into: target)
    } else if let shorthand = dollar(name) {
      emit(.move, target, shorthand)
    } else if let value = tables.builtins.constant(name) {
      compileNumber(value, into: target)
    } else if tables.isAmbient(name) {
      emit(.ambient, target, name == words.stage ? 1 : 0)
    } else if tables.builtins.function(name) != nil {
      report(.functionWithoutCall(text(name), at: node.range))
    } else if name == words.`self` {
      report(.selfOutsideClass(at: node.range))
    } else if let directive = tables.directives.number(of: name), !isMissingSelf(name) {
      report(.directiveWithoutCall(tables.directives[directive], at: node.range))
    } else {
      reportUnknown(name, at: node.range)
    }
  }

  /// The register of `$0`, `$1` … in a closure that names no parameters.
  private mutating func dollar(_ name: Name) -> Int? {
    let text = names.bytes(of: name)
    guard text.first == UInt8(ascii: "$"), text.count == 2 || text.count == 3 else { return nil }
    guard let number = Int(String(decoding: text.dropFirst(), as: UTF8.self)), number < 10 else {
      return nil
    }
    guard number < state.dollarCount else { return nil }
    // They are the first registers of the closure: see `compileClosure`.
    return number
  }

  mutating func compileNumber(_ number: Double, into target: Int) {
    if number == number.rounded(.towardZero), abs(number) <= 9_007_199_254_740_992 {
      if abs(number) < 0x4000_0000 {
        emit(.loadInteger, target, wide: Int(number))
      } else {
        emit(.loadConstant, target, wide: constant(.integer(Int(number))))
      }
    } else {
      emit(.loadConstant, target, wide: constant(.number(number.bitPattern)))
    }
  }

  /// A whole literal that fits the short operand of an instruction.
  func smallInteger(_ id: NodeID) -> Int? {
    let node = tree[id]
    if node.kind == .group { return smallInteger(NodeID(node.a)) }
    guard node.kind == .number else { return nil }
    let number = tree.numbers[Int(node.a)]
    return number == number.rounded(.towardZero) && abs(number) < 32_000 ? Int(number) : nil
  }
}
