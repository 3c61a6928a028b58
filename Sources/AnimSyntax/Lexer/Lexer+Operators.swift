extension Lexer {
  /// Scans an operator or a dot; false if `byte` begins none.
  mutating func scanOperator(_ byte: UInt8) -> Bool {
    let next = peek(1)
    switch byte {
    case Byte.dot: scanDots(next)
    case Byte.equal: next == Byte.equal ? take(.equal, 2) : take(.assign, 1)
    case Byte.bang: next == Byte.equal ? take(.notEqual, 2) : take(.bang, 1)
    case Byte.less: next == Byte.equal ? take(.lessEqual, 2) : take(.less, 1)
    case Byte.greater: next == Byte.equal ? take(.greaterEqual, 2) : take(.greater, 1)
    case Byte.question: next == Byte.question ? take(.coalesce, 2) : take(.question, 1)
    case Byte.plus: next == Byte.equal ? take(.plusAssign, 2) : take(.plus, 1)
    case Byte.minus: next == Byte.equal ? take(.minusAssign, 2) : take(.minus, 1)
    case Byte.star: next == Byte.equal ? take(.starAssign, 2) : take(.star, 1)
    case Byte.slash: next == Byte.equal ? take(.slashAssign, 2) : take(.slash, 1)
    case Byte.percent: next == Byte.equal ? take(.percentAssign, 2) : take(.percent, 1)
    case Byte.ampersand: scanDoubled(.and)
    case Byte.bar: scanDoubled(.or)
    default: return false
    }
    return true
  }

  private mutating func scanDots(_ next: UInt8) {
    guard next == Byte.dot else { return take(.dot, 1) }
    switch peek(2) {
    case Byte.dot: take(.closedRange, 3)
    case Byte.less: take(.halfOpenRange, 3)
    default:
      report(.unknownOperator("..", instead: "..<", at: range(at, at + 2)))
      take(.halfOpenRange, 2)
    }
  }

  /// `&&` or `||`; one sign alone is reported and read as the pair.
  private mutating func scanDoubled(_ kind: TokenKind) {
    if peek(1) == bytes[at] { return take(kind, 2) }
    let spelling = String(decoding: bytes[at...at], as: UTF8.self)
    report(.unknownOperator(spelling, instead: spelling + spelling, at: range(at, at + 1)))
    take(kind, 1)
  }

  /// What is neither ASCII nor part of the language, unless it begins a name of another script.
  mutating func scanOther() {
    let start = at
    let decoded = UTF8Scan.scalar(in: bytes, at: at)
    if let (scalar, _) = decoded, scalar.value >= 0x80,
      scalar.properties.isIDStart || scalar.properties.isAlphabetic
    {
      return scanName()
    }
    if decoded?.scalar == "\u{201c}" { return scanForeignQuotes("\u{201c}", [0xe2, 0x80, 0x9d]) }
    at += decoded?.length ?? 1
    if start == faultOffset {
      gap.insert(.afterFault)
    } else if let (scalar, _) = decoded, scalar.value != 0 {
      fault(.unexpectedCharacter(String(scalar), at: range(start, at)))
    } else {
      fault(nil)
    }
  }

  /// Reports something that becomes no token, and tells the next token so.
  mutating func fault(_ diagnostic: Diagnostic?) {
    // A run of bad characters is one mistake.
    if let diagnostic, !gap.contains(.afterFault) { report(diagnostic) }
    gap.insert(.afterFault)
  }
}
