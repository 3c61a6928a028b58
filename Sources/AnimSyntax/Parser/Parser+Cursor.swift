extension Parser {
  var token: Token { tokens[at] }
  var kind: TokenKind { tokens[at].kind }
  /// The end of the token before the current one.
  var previousEnd: UInt32 { at > 0 ? tokens[at - 1].end : 0 }

  /// The token `distance` after the current one, or the last.
  func token(after distance: Int) -> Token {
    tokens[min(at + distance, tokens.count - 1)]
  }

  mutating func advance() { if at < tokens.count - 1 { at += 1 } }

  /// Whether the current token begins a line where line ends count, or ends the file.
  var atLineEnd: Bool {
    (lines != .bracket && token.startsLine) || kind == .endOfFile
  }

  /// Moves past the current token if it is `kind`.
  mutating func accept(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// The name that the current word spells.
  mutating func intern(_ token: Token) -> Name {
    bytes.withUnsafeBufferPointer {
      names.intern(UnsafeBufferPointer(rebasing: $0[Int(token.start)..<Int(token.end)]))
    }
  }

  func text(_ token: Token) -> String { text(token.range) }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Whether the token is written `word`.
  func spells(_ token: Token, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard Int(token.end - token.start) == length else { return false }
    let start = Int(token.start)
    for offset in 0..<length where bytes[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether the token is written like one of `words`.
  func spells(_ token: Token, anyOf words: [StaticString]) -> Bool {
    words.contains { spells(token, $0) }
  }

  /// Adds a node that reaches from `start` to the end of the last token read.
  mutating func add(
    _ kind: NodeKind, flag: UInt8 = 0, a: UInt32 = 0, b: UInt32 = 0, c: UInt32 = 0,
    from start: UInt32
  ) -> NodeID {
    let range = SourceRange(start, max(start, previousEnd))
    return tree.append(Node(kind, flag: flag, a: a, b: b, c: c, range))
  }

  /// Turns what was pushed on the scratch stack since `base` into a list.
  mutating func takeList(from base: Int) -> ListID {
    guard scratch.count > base else { return ListID(0) }
    let list = ListID(UInt32(tree.lists.count))
    tree.lists.append(UInt32(scratch.count - base))
    for index in base..<scratch.count { tree.lists.append(scratch[index]) }
    scratch.removeLast(scratch.count - base)
    return list
  }

  mutating func push(_ node: NodeID) { scratch.append(node.raw) }

  func start(of node: NodeID) -> UInt32 { tree[node].range.start }
}
