/// Reading scalars out of bytes that may not be valid UTF-8.
enum UTF8Scan {
  /// The scalar that starts at `index` and its length in bytes, nil where the bytes are malformed.
  static func scalar(in bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard first >= 0xc2, first <= 0xf4, index + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xc0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    let least: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// The first byte that is zero or does not belong to a valid scalar, nil in a clean text.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var index = cleanPrefix(of: bytes)
    while index < bytes.count {
      let byte = bytes[index]
      if byte &- 1 < 0x7f {
        index += 1
      } else if byte != 0, let (_, length) = scalar(in: bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The length of a run of ASCII without zeros from the beginning, found eight bytes at a time.
  private static func cleanPrefix(of bytes: [UInt8]) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    return bytes.withUnsafeBytes { raw in
      var index = 0
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // With no high bit set, subtracting one sets it exactly where a byte is zero.
        guard (word | (word &- ones)) & high == 0 else { break }
        index += 8
      }
      return index
    }
  }

  /// Whether `scalar` may stand in a name: a letter, a digit, or a mark that completes one.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIDContinue || scalar.properties.isAlphabetic
  }

  /// Appends `scalar` to `bytes`.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: Array(String(scalar).utf8))
  }
}
