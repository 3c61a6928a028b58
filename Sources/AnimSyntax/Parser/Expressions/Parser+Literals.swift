extension Parser {
  mutating func parseNumber() -> NodeID {
    let literal = token
    let length = literal.unit.length
    let digits = Int(literal.start)..<(Int(literal.end) - length)
    let isKnown = !literal.flags.contains(.broken)
    let value = isKnown ? literal.unit.inBaseUnit(number(digits)) : 0
    if !value.isFinite { report { .numberTooLarge($0.text(literal), at: literal.range) } }
    tree.numbers.append(value.isFinite ? value : 0)
    advance()
    return add(
      .number, flag: literal.unit.rawValue, a: UInt32(tree.numbers.count - 1),
      from: literal.start)
  }

  private func number(_ digits: Range<Int>) -> Double {
    bytes.withUnsafeBufferPointer { NumberLiteral.value(of: $0[digits]) }
  }

  mutating func parseString() -> NodeID {
    let literal = token
    if literal.flags.contains(.broken) { return giveUpBroken() }
    return addString(Int(literal.start) + 1, Int(literal.end) - 1)
  }

  /// Adds the string of the current token, whose text stands between the offsets, and moves on.
  private mutating func addString(_ start: Int, _ end: Int) -> NodeID {
    let from = token.start
    tree.strings.append(start < end ? text(from: start, to: end) : [])
    advance()
    return add(.string, a: UInt32(tree.strings.count - 1), from: from)
  }

  /// The text of a literal's inside; nearly always it is as it stands.
  private func text(from start: Int, to end: Int) -> [UInt8] {
    let plain = bytes.withUnsafeBufferPointer { bytes in
      let inside = UnsafeBufferPointer(
        rebasing: bytes[min(start, bytes.count)..<min(end, bytes.count)])
      return inside.contains(Byte.backslash) ? nil : Array(inside)
    }
    return plain ?? StringEscape.resolve(bytes[start..<end])
  }

  /// Gives up the statement of a literal about which the lexer has complained.
  private mutating func giveUpBroken() -> NodeID {
    let start = token.start
    panicking = true
    advance()
    return add(.error, from: start)
  }

  /// Reads `"text \(expression) text"`; parts without text are left out.
  mutating func parseInterpolation() -> NodeID {
    let opener = token
    if opener.flags.contains(.broken) { return giveUpBroken() }
    guard enter() else { return add(.error, from: opener.start) }
    defer { leave() }
    let base = scratch.count
    let outer = enterBracket()
    while true {
      let isLast = kind == .stringEnd
      let end = Int(token.end) - (isLast ? 1 : 2)
      if Int(token.start) + 1 < end {
        push(addString(Int(token.start) + 1, end))
      } else {
        advance()
      }
      if isLast { break }
      if kind == .stringMiddle || kind == .stringEnd {
        fail { .emptyInterpolation(at: SourceRange($0.previousEnd - 2, $0.token.start + 1)) }
      }
      push(parseExpression())
      if panicking { break }
      guard kind == .stringMiddle || kind == .stringEnd else {
        fail { .expected("`)`", after: "the interpolated value", $0.found()) }
        break
      }
      if token.flags.contains(.broken) {
        panicking = true
        break
      }
    }
    if panicking { skipInterpolation() } else { openBrackets -= 1 }
    lines = outer
    let parts = takeList(from: base)
    return add(.interpolation, a: parts.raw, from: opener.start)
  }

  /// Skips to the end of the string, whose quotes the lexer has matched.
  private mutating func skipInterpolation() {
    var nested = 0
    while kind != .endOfFile, !token.startsLine {
      if kind == .stringStart { nested += 1 }
      if kind == .stringEnd {
        if nested == 0 { break }
        nested -= 1
      }
      advance()
    }
    if kind == .stringEnd { advance() }
    openBrackets -= 1
  }

  mutating func parseColor() -> NodeID {
    let literal = token
    var value: UInt32 = 0
    let digits = bytes[Int(literal.start + 1)..<Int(literal.end)]
    let doubled = digits.count <= 4
    for digit in digits.prefix(8) {
      let nibble = Byte.hexadecimal(digit) ?? 0
      value = doubled ? value << 8 | nibble << 4 | nibble : value << 4 | nibble
    }
    if digits.count == 3 || digits.count == 6 { value = value << 8 | 0xff }
    advance()
    return add(.color, a: value, from: literal.start)
  }
}

extension NumberUnit {
  /// `value` of this unit in the base unit: seconds, radians, hertz.
  func inBaseUnit(_ value: Double) -> Double {
    switch self {
    case .none, .s, .rad, .Hz: value
    case .ms: value / 1000
    case .min: value * 60
    // Dividing first makes the usual angles exact multiples and parts of pi.
    case .deg: value / 180 * .pi
    case .turn: value * 2 * .pi
    }
  }
}
