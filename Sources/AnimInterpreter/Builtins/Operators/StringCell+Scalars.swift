extension StringCell {
  /// The byte at which the scalar `index` begins, `bytes.count` for the one past the last.
  func byteOffset(ofScalar index: Int) -> Int {
    if isASCII { return index }
    var offset = 0
    for _ in 0..<index { offset = endOfScalar(at: offset) }
    return offset
  }

  /// The bytes of a range of scalars.
  func bytes(of scalars: Range<Int>) -> Range<Int> {
    let start = byteOffset(ofScalar: scalars.lowerBound)
    if isASCII { return start..<start + scalars.count }
    var end = start
    for _ in scalars { end = endOfScalar(at: end) }
    return start..<end
  }

  /// Where the scalar that begins at `offset` ends.
  func endOfScalar(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count)
  }

  /// The index of the scalar that begins at a byte.
  func scalarIndex(ofByte offset: Int) -> Int {
    if isASCII { return offset }
    return bytes[..<offset].reduce(into: 0) { if $1 & 0xC0 != 0x80 { $0 += 1 } }
  }

  /// The byte at which `pattern` next begins at or after `start`; linear in the length of both.
  func find(_ pattern: [UInt8], from start: Int = 0) -> Int? {
    if pattern.isEmpty { return start }
    guard bytes.count - start >= pattern.count else { return nil }
    if pattern.count == 1 { return bytes[start...].firstIndex(of: pattern[0]) }
    let borders = StringCell.borders(of: pattern)
    var matched = 0
    for at in start..<bytes.count {
      while matched > 0, bytes[at] != pattern[matched] { matched = borders[matched - 1] }
      if bytes[at] == pattern[matched] { matched += 1 }
      if matched == pattern.count { return at + 1 - matched }
    }
    return nil
  }

  /// For each prefix of `pattern` the length of its longest proper part that both begins and ends
  /// it: how far a failed match reaches into the next (Knuth, Morris and Pratt).
  private static func borders(of pattern: [UInt8]) -> [Int] {
    var borders = [0]
    borders.reserveCapacity(pattern.count)
    var length = 0
    for at in 1..<pattern.count {
      while length > 0, pattern[at] != pattern[length] { length = borders[length - 1] }
      if pattern[at] == pattern[length] { length += 1 }
      borders.append(length)
    }
    return borders
  }

  /// Every place where `pattern` occurs, without overlaps; none for an empty one.
  func occurrences(of pattern: [UInt8]) -> [Int] {
    if pattern.isEmpty { return [] }
    let borders = StringCell.borders(of: pattern)
    var found: [Int] = []
    var matched = 0
    for at in bytes.indices {
      while matched > 0, bytes[at] != pattern[matched] { matched = borders[matched - 1] }
      if bytes[at] == pattern[matched] { matched += 1 }
      if matched == pattern.count {
        found.append(at + 1 - matched)
        matched = 0
      }
    }
    return found
  }
}
