/// A sampled place, its spelling prepared for every format.
public struct TracePlace: Sendable {
  let text: [UInt8]
  let jsonStart: [UInt8]
  let jsonProperty: [UInt8]
  let csv: [UInt8]

  /// - Parameters:
  ///   - subject: the object's or variable's name, such as `box`.
  ///   - property: the path behind it, such as `transform.rotation.y`; empty for a variable.
  public init(subject: String, property: String) {
    var buffer = TraceBuffer()
    buffer.appendWord(subject)
    if !property.isEmpty {
      buffer.append(".")
      buffer.appendWord(property)
    }
    text = TracePlace.fitting(buffer.take())
    buffer.append(",\"kind\":\"sample\",\"subject\":")
    buffer.appendJSON(subject)
    jsonStart = TracePlace.fitting(buffer.take())
    if !property.isEmpty {
      buffer.append(",\"property\":")
      buffer.appendJSON(property)
    }
    jsonProperty = TracePlace.fitting(buffer.take())
    buffer.appendCSV(subject)
    buffer.append(",")
    buffer.appendCSV(property)
    csv = TracePlace.fitting(buffer.take())
  }

  /// The same bytes in no more room than they need: there may be very many places.
  private static func fitting(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
      for (index, byte) in bytes.enumerated() { room.initializeElement(at: index, to: byte) }
      count = bytes.count
    }
  }
}
