extension Lexer {
  /// Scans digits, a fraction, an exponent, and the unit glued to them.
  mutating func scanNumber() {
    let start = at
    skipDigits()
    if peek(0) == Byte.dot, Byte.isDigit(peek(1)) {
      at += 1
      skipDigits()
    }
    if peek(0) | 0x20 == Byte.lowerE {
      let signed = peek(1) == Byte.plus || peek(1) == Byte.minus
      if Byte.isDigit(peek(signed ? 2 : 1)) {
        at += signed ? 2 : 1
        skipDigits()
      }
    }
    let digitsEnd = at
    at = endOfWord(from: at)
    guard at > digitsEnd else { return emit(.number, from: start) }
    let unit = NumberUnit(spelledBy: bytes[digitsEnd..<at])
    if unit == nil {
      let text = String(decoding: bytes[digitsEnd..<at], as: UTF8.self)
      report(.unknownUnit(text, at: range(digitsEnd, at)))
    }
    emit(.number, from: start, unit: unit ?? .none, flags: unit == nil ? .broken : [])
  }

  private mutating func skipDigits() {
    while at < bytes.count, Byte.isDigit(bytes[at]) { at += 1 }
  }

  /// Scans `#` and 3, 4, 6 or 8 hexadecimal digits.
  mutating func scanColor() {
    let start = at
    at = endOfWord(from: at + 1)
    let digits = bytes[(start + 1)..<at]
    let valid = [3, 4, 6, 8].contains(digits.count)
    if !valid || !digits.allSatisfy({ Byte.hexadecimal($0) != nil }) {
      report(.badColor(String(decoding: bytes[start..<at], as: UTF8.self), at: range(start, at)))
    }
    emit(.color, from: start)
  }
}

extension NumberUnit {
  /// How the unit is written after a number.
  public var spelling: String {
    switch self {
    case .none: ""
    case .s: "s"
    case .ms: "ms"
    case .min: "min"
    case .deg: "deg"
    case .rad: "rad"
    case .turn: "turn"
    case .Hz: "Hz"
    }
  }

  /// The number of bytes of `spelling`.
  var length: Int {
    switch self {
    case .none: 0
    case .s: 1
    case .ms, .Hz: 2
    case .min, .deg, .rad: 3
    case .turn: 4
    }
  }

  static let all: [NumberUnit] = [.s, .ms, .min, .deg, .rad, .turn, .Hz]

  init?(spelledBy bytes: ArraySlice<UInt8>) {
    // The most frequent one without a search.
    if bytes.count == 1, bytes.first == 0x73 {
      self = .s
      return
    }
    guard let unit = NumberUnit.all.first(where: { bytes.elementsEqual($0.spelling.utf8) })
    else { return nil }
    self = unit
  }
}
