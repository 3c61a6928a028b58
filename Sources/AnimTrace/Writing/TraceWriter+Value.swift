extension TraceWriter {
  /// How the text format shows a value, with this writer's decimals.
  public func text(of value: DetailValue) -> [UInt8] {
    var writer = TraceWriter(precision: precision)
    writer.appendText(value)
    return writer.takeBytes()
  }
}
