/// Finds tokens by their place in the text, each in constant time.
struct TokenFinder {
  private let tokens: [Token]
  /// For every 32 bytes of text the first token that starts in them or after.
  private var firsts: [UInt32] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
    firsts.reserveCapacity(Int(tokens.last?.start ?? 0) / 32 + 1)
    for (index, token) in tokens.enumerated() {
      while firsts.count <= Int(token.start) / 32 { firsts.append(UInt32(index)) }
    }
  }

  /// The first token that starts at `offset` or after it; the last one if none does.
  func index(from offset: UInt32) -> Int {
    let block = Int(offset) / 32
    guard block < firsts.count else { return tokens.count - 1 }
    var index = Int(firsts[block])
    while index < tokens.count - 1, tokens[index].start < offset { index += 1 }
    return index
  }
}
