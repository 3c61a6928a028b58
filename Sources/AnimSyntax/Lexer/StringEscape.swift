/// The escapes of string literals.
enum StringEscape {
  /// The byte that a backslash and `letter` stand for.
  static func byte(for letter: UInt8) -> UInt8? {
    switch letter {
    case 0x6e: Byte.newline
    case 0x74: Byte.tab
    case 0x72: Byte.carriageReturn
    case Byte.zero: 0
    case Byte.backslash, Byte.quote, Byte.apostrophe: letter
    default: nil
    }
  }

  /// The scalar of `\u{…}`; nil for none, more than 8 digits, surrogates and values past Unicode.
  static func scalar(ofHexadecimal digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard digits.count >= 1, digits.count <= 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits { value = value << 4 | (Byte.hexadecimal(digit) ?? 0) }
    return Unicode.Scalar(value)
  }

  /// The text of a literal's inside with its escapes resolved; faulty escapes are dropped.
  static func resolve(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    guard raw.contains(Byte.backslash) else { return Array(raw) }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == Byte.backslash, index + 1 < raw.endIndex else {
        text.append(raw[index])
        index += 1
        continue
      }
      let letter = raw[index + 1]
      index += 2
      if let byte = byte(for: letter) {
        text.append(byte)
      } else if letter == Byte.lowerU, index < raw.endIndex, raw[index] == Byte.leftBrace {
        var end = index + 1
        while end < raw.endIndex, Byte.hexadecimal(raw[end]) != nil { end += 1 }
        if let scalar = scalar(ofHexadecimal: raw[(index + 1)..<end]) {
          UTF8Scan.append(scalar, to: &text)
        }
        index = min(end + 1, raw.endIndex)
      }
    }
    return text
  }
}
