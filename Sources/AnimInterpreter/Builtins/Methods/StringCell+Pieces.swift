extension StringCell {
  /// The bytes between the occurrences of `separator`, empty pieces too.
  func pieces(between separator: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for at in occurrences(of: separator) {
      pieces.append(start..<at)
      start = at + separator.count
    }
    pieces.append(start..<bytes.count)
    return pieces
  }

  /// The bytes of each run of scalars that are not white space.
  func words() -> [Range<Int>] {
    var words: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      while let end = endOfSpace(at: at) { at = end }
      let start = at
      while at < bytes.count, endOfSpace(at: at) == nil { at = endOfScalar(at: at) }
      if start < at { words.append(start..<at) }
    }
    return words
  }

  /// The bytes without the white space at both ends.
  var trimmedBytes: Range<Int> {
    var start = 0
    while let end = endOfSpace(at: start) { start = end }
    var end = bytes.count
    while end > start {
      var last = end - 1
      while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
      guard endOfSpace(at: last) == end else { break }
      end = last
    }
    return start..<end
  }

  /// Where the white space scalar that begins at `at` ends; `nil` if none begins there.
  private func endOfSpace(at: Int) -> Int? {
    guard at < bytes.count else { return nil }
    let byte = bytes[at]
    if byte < 0x80 { return byte == 32 || (byte >= 9 && byte <= 13) ? at + 1 : nil }
    let end = endOfScalar(at: at)
    let text = String(decoding: bytes[at..<end], as: UTF8.self)
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? end : nil
  }

  /// By the simple and special mappings of Unicode, the same in every language.
  func uppercased() -> StringCell {
    if isASCII {
      return StringCell(
        bytes.map { $0 >= 97 && $0 <= 122 ? $0 - 32 : $0 }, scalarCount: scalarCount)
    }
    return mapped(\.uppercaseMapping)
  }

  func lowercased() -> StringCell {
    if isASCII {
      return StringCell(
        bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, scalarCount: scalarCount)
    }
    return mapped(\.lowercaseMapping)
  }

  private func mapped(_ mapping: KeyPath<Unicode.Scalar.Properties, String>) -> StringCell {
    var result: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      result.append(contentsOf: scalar.properties[keyPath: mapping].utf8)
    }
    return StringCell(result)
  }

  /// The scalars from the last to the first.
  func reversed() -> StringCell {
    if isASCII { return StringCell(bytes.reversed(), scalarCount: scalarCount) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = bytes.count
    while end > 0 {
      var start = end - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      result.append(contentsOf: bytes[start..<end])
      end = start
    }
    return StringCell(result, scalarCount: scalarCount)
  }
}
