extension TraceFormat {
  /// Comma-separated values: samples only, a table for spreadsheets and plots.
  public static let csv = TraceFormat(
    name: "csv", fileExtension: "csv", hasSamplesOnly: true,
    header: { $0.buffer.append("t,subject,property,value,model\n") },
    opening: { $0.openInSeconds($1) },
    event: { writer, event in
      writer.buffer.append(writer.opening)
      writer.buffer.appendCSV(event.subject, after: ",")
      writer.buffer.appendCSV(event.property, after: ",")
      writer.appendCSVFields(event["value"] ?? .nil, model: event["model"])
    },
    sample: { writer, sample in
      writer.buffer.append(writer.opening)
      writer.buffer.append(sample.place.beforeLine)
      writer.appendCSVFields(sample.value, model: sample.model)
    },
    place: { buffer, subject, property, part in
      guard part == .beforeLine else { return }
      buffer.appendCSV(subject, after: ",")
      buffer.appendCSV(property, after: ",")
    })
}

extension TraceBuffer {
  fileprivate mutating func appendCSV(_ text: String, after separator: StaticString) {
    append(separator)
    appendCSV(text)
  }
}

extension TraceWriter {
  /// Writes the last two fields of a line, and its end.
  fileprivate mutating func appendCSVFields(_ value: DetailValue, model: DetailValue?) {
    buffer.append(",")
    appendCSV(value)
    buffer.append(",")
    if let model { appendCSV(model) }
    buffer.append("\n")
  }

  private mutating func appendCSV(_ value: DetailValue) {
    switch value {
    case .text(let text), .quoted(let text), .word(let text): buffer.appendCSV(text)
    default: appendText(value)
    }
  }
}
