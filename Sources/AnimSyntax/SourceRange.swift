/// A half-open span of UTF-8 byte offsets into one source text.
public struct SourceRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The smallest range that covers this one and `other`.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
