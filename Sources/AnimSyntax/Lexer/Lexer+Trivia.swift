extension Lexer {
  /// Skips spaces, line ends and comments, and notes in `gap` what they were.
  mutating func skipTrivia() {
    while at < bytes.count {
      switch bytes[at] {
      case Byte.space, Byte.tab, Byte.carriageReturn:
        var index = at + 1
        while index < bytes.count, bytes[index] == Byte.space { index += 1 }
        at = index
      case Byte.newline:
        at += 1
        gap.insert(.newlineBefore)
        // A string ends on its line, so an interpolation that is open here was never closed.
        if !interpolations.isEmpty { abandonInterpolations() }
      case Byte.slash:
        if peek(1) == Byte.slash {
          skipLine()
        } else if peek(1) == Byte.star {
          at += 2
          skipBlockComment(from: at - 2, depth: 1)
        } else {
          return
        }
      default: return
      }
    }
  }

  /// Skips to the end of the line, which stays.
  mutating func skipLine() {
    var index = at
    while index < bytes.count, bytes[index] != Byte.newline { index += 1 }
    at = index
  }

  /// Skips to the end of a comment `/* … */`; comments nest, `depth` of them are open.
  mutating func skipBlockComment(from start: Int, depth: Int) {
    var depth = depth
    while at < bytes.count {
      let byte = bytes[at]
      if byte == Byte.star, peek(1) == Byte.slash {
        at += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == Byte.slash, peek(1) == Byte.star {
        at += 2
        depth += 1
      } else {
        if byte == Byte.newline { gap.insert(.newlineBefore) }
        at += 1
      }
    }
    openComments = depth
    report(.unterminatedComment(at: range(start, min(start + 2, bytes.count))))
    gap.insert(.afterFault)
  }
}
