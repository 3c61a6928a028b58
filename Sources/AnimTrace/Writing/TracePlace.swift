/// A sampled place, spelled once for the format of the writer that made it.
public struct TracePlace: Sendable {
  /// The name of the object or variable, such as `box`.
  public let subject: String
  /// The path from there, such as `transform.rotation.y`; empty for a variable.
  public let property: String
  /// Both spellings in one piece, so that a copy is cheap.
  private let bytes: [UInt8]
  private let split: Int
  private let hasShortLine: Bool

  init(_ subject: String, _ property: String, for format: TraceFormat) {
    self.subject = subject
    self.property = property
    var buffer = TraceBuffer()
    format.place(&buffer, subject, property, .beforeLine)
    split = buffer.count
    format.place(&buffer, subject, property, .afterLine)
    bytes = buffer.take()
    hasShortLine = format.hasShortLines && bytes.count <= SIMD64<UInt8>.scalarCount
  }

  /// The spelling before the number of the script line, or all of it in formats without one.
  var beforeLine: ArraySlice<UInt8> { bytes[..<split] }
  var afterLine: ArraySlice<UInt8> { bytes[split...] }

  /// What stands between the time and the value of a line, if the format has such lines and it is
  /// short.
  public var shortLine: ShortLine? {
    guard hasShortLine else { return nil }
    var short = ShortLine(count: bytes.count)
    for index in bytes.indices { short.bytes[index] = bytes[index] }
    return short
  }

  /// Up to 64 bytes in place, for the samples that are written by the million.
  public struct ShortLine: Sendable {
    var bytes = SIMD64<UInt8>()
    let count: Int
  }
}

/// The parts of a place's spelling, around the number of the script line.
enum PlacePart: Sendable { case beforeLine, afterLine }
