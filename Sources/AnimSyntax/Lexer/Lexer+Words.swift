extension Lexer {
  mutating func scanName() {
    let start = at
    var index = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, Byte.isWord(bytes[index]) { index += 1 }
      return index
    }
    if index < bytes.count, bytes[index] >= 0x80 { index = endOfWord(from: index) }
    at = index
    emit(keyword(start, index), from: start)
  }

  /// `$0`, `$1` …: the parameters of a closure that does not name them.
  mutating func scanDollar() {
    let start = at
    at += 1
    while Byte.isDigit(peek(0)) { at += 1 }
    if at - start > 1 {
      emit(.name, from: start)
    } else {
      fault(.unexpectedCharacter("$", at: range(start, at)))
    }
  }

  /// The end of a word that may hold letters of any script.
  func endOfWord(from index: Int) -> Int {
    var index = index
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard Byte.isWord(bytes[index]) else { break }
        index += 1
      } else {
        guard let (scalar, length) = UTF8Scan.scalar(in: bytes, at: index),
          UTF8Scan.isWord(scalar)
        else { break }
        index += length
      }
    }
    return index
  }

  private func keyword(_ start: Int, _ end: Int) -> TokenKind {
    let length = end - start
    guard length >= 2, length <= 8,
      let kind = TokenKind.candidate(length, bytes[start], bytes[start + 1])
    else { return .name }
    let spelling = kind.spelling
    guard spelling.utf8CodeUnitCount == length else { return .name }
    for offset in 0..<length where bytes[start + offset] != spelling.utf8Start[offset] {
      return .name
    }
    return kind
  }
}
