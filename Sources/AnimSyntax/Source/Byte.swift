/// The bytes the lexer knows by name, and their classes.
enum Byte {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0a
  static let carriageReturn: UInt8 = 0x0d
  static let space: UInt8 = 0x20
  static let bang: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let leftParen: UInt8 = 0x28
  static let rightParen: UInt8 = 0x29
  static let star: UInt8 = 0x2a
  static let plus: UInt8 = 0x2b
  static let comma: UInt8 = 0x2c
  static let minus: UInt8 = 0x2d
  static let dot: UInt8 = 0x2e
  static let slash: UInt8 = 0x2f
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3a
  static let semicolon: UInt8 = 0x3b
  static let less: UInt8 = 0x3c
  static let equal: UInt8 = 0x3d
  static let greater: UInt8 = 0x3e
  static let question: UInt8 = 0x3f
  static let leftBracket: UInt8 = 0x5b
  static let backslash: UInt8 = 0x5c
  static let rightBracket: UInt8 = 0x5d
  static let underscore: UInt8 = 0x5f
  static let lowerE: UInt8 = 0x65
  static let lowerU: UInt8 = 0x75
  static let leftBrace: UInt8 = 0x7b
  static let bar: UInt8 = 0x7c
  static let rightBrace: UInt8 = 0x7d

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether the ASCII `byte` may stand in a name after its first character.
  @inline(__always) static func isWord(_ byte: UInt8) -> Bool {
    // Bits for `0` to `9`, then for letters and the underscore.
    let digits: UInt64 = 0x03ff_0000_0000_0000
    let letters: UInt64 = 0x07ff_fffe_87ff_fffe
    let members = byte < 0x40 ? digits : byte < 0x80 ? letters : 0
    return members >> UInt64(byte & 0x3f) & 1 != 0
  }

  /// The value of a hexadecimal digit, nil for anything else.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - zero) }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
