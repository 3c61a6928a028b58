/// A sampled place, its spelling prepared for every format.
public struct TracePlace: Sendable {
  /// All spellings in one piece, so that a copy is cheap; the line of text comes first.
  let bytes: [UInt8]
  /// The end of what stands between time and value in a text line.
  let line: Int
  let text: Range<Int>
  let jsonStart: Range<Int>
  let jsonProperty: Range<Int>
  let csv: Range<Int>

  /// - Parameters:
  ///   - subject: the object's or variable's name, such as `box`.
  ///   - property: the path behind it, such as `transform.rotation.y`; empty for a variable.
  public init(subject: String, property: String) {
    var buffer = TraceBuffer()
    buffer.append(" sample ")
    let start = buffer.count
    buffer.appendWord(subject)
    if !property.isEmpty {
      buffer.append(".")
      buffer.appendWord(property)
    }
    text = start..<buffer.count
    buffer.append(" ")
    line = buffer.count
    jsonStart = buffer.rangeOf {
      $0.append(",\"kind\":\"sample\",\"subject\":")
      $0.appendJSON(subject)
    }
    jsonProperty = buffer.rangeOf {
      if property.isEmpty { return }
      $0.append(",\"property\":")
      $0.appendJSON(property)
    }
    csv = buffer.rangeOf {
      $0.appendCSV(subject)
      $0.append(",")
      $0.appendCSV(property)
    }
    bytes = buffer.take()
  }

  /// What stands between time and value in a text line, if that is short.
  public var shortLine: ShortLine? {
    guard line <= SIMD64<UInt8>.scalarCount else { return nil }
    var short = ShortLine(count: line)
    for index in 0..<line { short.bytes[index] = bytes[index] }
    return short
  }

  /// Up to 64 bytes in place, for the samples that are written by the million.
  public struct ShortLine: Sendable {
    var bytes = SIMD64<UInt8>()
    let count: Int
  }
}

extension TraceBuffer {
  /// The place of what `write` appends.
  fileprivate mutating func rangeOf(_ write: (inout TraceBuffer) -> Void) -> Range<Int> {
    let start = count
    write(&self)
    return start..<count
  }
}
