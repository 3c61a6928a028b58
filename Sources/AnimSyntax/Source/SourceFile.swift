/// A named source text and where its lines begin.
public struct SourceFile: Sendable {
  /// What diagnostics call the text: a path, `-`, or the number of a prompt's line.
  public let name: String
  /// The text as UTF-8; it need not be valid.
  public let bytes: [UInt8]
  /// The offset of every line's first byte, ascending; never empty.
  public let lineStarts: [UInt32]

  /// A place as editors show it: line and column from 1, columns counted in Unicode scalars.
  public struct Position: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The longest text in bytes: 32 MB, for reading it takes some twenty times as much memory.
  public static let maximumLength = 32 << 20

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.lineStarts = SourceFile.starts(of: bytes)
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of lines; a text that ends in a newline has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The line, from 1, that holds the byte at `offset`; offsets past the end are on the last line.
  public func line(at offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of the byte at `offset`.
  public func position(at offset: UInt32) -> Position {
    let line = line(at: offset)
    let start = Int(lineStarts[line - 1])
    let end = max(start, min(Int(offset), bytes.count))
    return Position(line: line, column: 1 + SourceFile.scalars(in: bytes[start..<end]))
  }

  /// The byte range of a line from 1, without its line end.
  public func range(ofLine line: Int) -> SourceRange {
    guard line >= 1, line <= lineStarts.count else {
      return SourceRange(UInt32(bytes.count), UInt32(bytes.count))
    }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) - 1 : bytes.count
    if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return SourceRange(UInt32(start), UInt32(end))
  }

  /// The text of `range`, repaired where it is not valid UTF-8; clamped to the file.
  public func text(of range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The number of Unicode scalars, counting every byte that does not continue one.
  static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte & 0xc0 != 0x80 { count += 1 }
      return count
    }
  }

  private static func starts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    guard bytes.count <= maximumLength else { return starts }
    starts.reserveCapacity(bytes.count / 24 + 1)
    var offset: UInt32 = 0
    for byte in bytes {
      offset += 1
      if byte == Byte.newline { starts.append(offset) }
    }
    return starts
  }
}

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
