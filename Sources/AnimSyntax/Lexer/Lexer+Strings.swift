extension Lexer {
  /// Scans a literal up to its closing quote or its first interpolation.
  mutating func scanString() {
    let start = at
    if peek(1) == Byte.quote, peek(2) == Byte.quote { return scanTripleQuoted() }
    at += 1
    scanCharacters(from: start, whole: .string, open: .stringStart, quote: Byte.quote)
  }

  /// Goes on with the string whose interpolation the current `)` closes.
  mutating func resumeString() {
    let start = at
    at += 1
    let token = interpolations.removeLast().token
    scanCharacters(
      from: start, whole: .stringEnd, open: .stringMiddle, quote: Byte.quote, opener: token)
  }

  /// Other quotes, `'…'` or `“…”`, are an error, read as the string that was meant.
  mutating func scanForeignQuotes(_ opening: String, _ closing: [UInt8]) {
    let start = at
    at += opening.utf8.count
    var end = at
    while end < bytes.count, bytes[end] != Byte.newline, !bytes[end...].starts(with: closing) {
      end += 1
    }
    let closed = end < bytes.count && bytes[end] != Byte.newline
    let text = String(decoding: bytes[at..<end], as: UTF8.self)
    let content = at
    at = closed ? end + closing.count : end
    report(.foreignQuotes(opening, text, closed: closed, at: range(start, at)))
    // A token reaches one byte past its text on both sides, as if the quotes were straight.
    emit(.string, from: content - 1, flags: closed ? [] : .broken)
    if closed { tokens[tokens.count - 1].end = UInt32(end + 1) }
  }

  /// Scans to `quote`, emitting `whole`, or to `\(`, emitting `open` and remembering `opener`.
  private mutating func scanCharacters(
    from start: Int, whole: TokenKind, open: TokenKind, quote: UInt8, opener: Int? = nil
  ) {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote {
        at += 1
        return emit(whole, from: start)
      } else if byte == Byte.backslash {
        if peek(1) == Byte.leftParen {
          at += 2
          interpolations.append(Interpolation(token: opener ?? tokens.count, depth: 0))
          return emit(open, from: start)
        }
        skipEscape()
      } else if byte == Byte.newline {
        break
      } else {
        at += 1
      }
    }
    if let opener { tokens[opener].flags.insert(.broken) }
    if interpolations.isEmpty {
      let begin = opener.map { Int(tokens[$0].start) } ?? start
      report(.unterminatedString(at: range(begin, begin + 1)))
    } else {
      // The outer string misses its `)` and its quote; one complaint is enough.
      abandonInterpolations()
    }
    emit(whole, from: start, flags: .broken)
  }

  /// Skips `\n`, `\u{1b}` and their like, reporting what is none of them.
  private mutating func skipEscape() {
    let start = at
    let letter = peek(1)
    if letter == Byte.lowerU, peek(2) == Byte.leftBrace {
      var end = at + 3
      while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
      let closed = end < bytes.count && bytes[end] == Byte.rightBrace
      at = closed ? end + 1 : end
      let isHexadecimal = bytes[(start + 3)..<end].allSatisfy { Byte.hexadecimal($0) != nil }
      if !closed || !isHexadecimal
        || StringEscape.scalar(ofHexadecimal: bytes[(start + 3)..<end]) == nil
      {
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        report(.invalidScalar(text, at: range(start, at)))
      }
      return
    }
    if StringEscape.byte(for: letter) != nil {
      at += 2
      return
    }
    // The character after the backslash stays: it may be the end of the line.
    at += 1
    guard at < bytes.count, bytes[at] != Byte.newline else { return }
    let length = UTF8Scan.scalar(in: bytes, at: at)?.length ?? 1
    let text = String(decoding: bytes[start..<(at + length)], as: UTF8.self)
    report(.unknownEscape(text, at: range(start, at + length)))
    at += length
  }

  private mutating func scanTripleQuoted() {
    let start = at
    report(.multilineString(at: range(start, start + 3)))
    at += 3
    while at < bytes.count,
      !(bytes[at] == Byte.quote && peek(1) == Byte.quote && peek(2) == Byte.quote)
    {
      at += 1
    }
    at = min(at + 3, bytes.count)
    emit(.string, from: start, flags: .broken)
  }

  /// Gives up the strings around an interpolation that its line leaves open.
  mutating func abandonInterpolations() {
    let end = tokens[interpolations[0].token].end
    report(.unterminatedInterpolation(at: SourceRange(end - 2, end)))
    for open in interpolations { tokens[open.token].flags.insert(.broken) }
    interpolations.removeAll(keepingCapacity: true)
  }
}
