/// One token: its kind, how it touches what stands before, and where it stands. 12 bytes, trivial.
public struct Token: Sendable {
  public var kind: TokenKind
  public var flags: TokenFlags
  /// The unit of a number.
  public var unit: NumberUnit
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(
    _ kind: TokenKind, _ flags: TokenFlags = [], unit: NumberUnit = .none,
    _ start: UInt32, _ end: UInt32
  ) {
    self.kind = kind
    self.flags = flags
    self.unit = unit
    self.start = start
    self.end = end
  }

  @inlinable public var range: SourceRange { SourceRange(start, end) }
  /// Whether nothing stands between this token and the one before.
  @inlinable public var isGlued: Bool { flags.contains(.glued) }
  /// Whether this is the first token of a line.
  @inlinable public var startsLine: Bool { flags.contains(.newlineBefore) }
}

/// What stands between a token and the one before it.
public struct TokenFlags: OptionSet, Sendable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It touches the token before.
  public static let glued = TokenFlags(rawValue: 1)
  /// A line ends before it.
  public static let newlineBefore = TokenFlags(rawValue: 2)
  /// The lexer has already complained about what stands before it, so the parser need not.
  public static let afterFault = TokenFlags(rawValue: 4)
  /// The lexer has already complained about the token itself: its value is unknown.
  public static let broken = TokenFlags(rawValue: 8)
}
