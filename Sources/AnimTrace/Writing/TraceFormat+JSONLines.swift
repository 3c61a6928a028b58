extension TraceFormat {
  /// One JSON object a line, with exact numbers, for programs.
  public static let jsonl = TraceFormat(
    name: "jsonl", fileExtension: "jsonl",
    header: { writer in
      writer.buffer.append("{\"format\":1,\"fps\":")
      writer.buffer.append(integer: writer.frameRate)
      writer.buffer.append(",\"seed\":")
      writer.buffer.append(utf8: String(writer.seed))
      writer.buffer.append("}\n")
    },
    opening: { writer, time in
      writer.opening.append("{\"t\":")
      let seconds = Double(time) / Double(Event.flicksPerSecond)
      writer.opening.write(atMost: ShortestDecimal.longest) {
        ShortestDecimal.write(seconds, at: $0)
      }
      writer.opening.append(",\"flicks\":")
      writer.opening.append(utf8: String(time))
    },
    event: { $0.writeJSON($1) },
    sample: { writer, sample in
      writer.buffer.append(writer.opening)
      writer.buffer.append(sample.place.beforeLine)
      writer.appendLine(sample.line)
      writer.buffer.append(sample.place.afterLine)
      writer.buffer.append(",\"value\":")
      writer.appendJSON(sample.value)
      if let model = sample.model {
        writer.buffer.append(",\"model\":")
        writer.appendJSON(model)
      }
      writer.buffer.append("}\n")
    },
    place: { buffer, subject, property, part in
      switch part {
      case .beforeLine:
        buffer.append(",\"kind\":\"sample\",\"subject\":")
        buffer.appendJSON(subject)
      case .afterLine:
        if property.isEmpty { return }
        buffer.append(",\"property\":")
        buffer.appendJSON(property)
      }
    })
}

extension TraceWriter {
  fileprivate mutating func writeJSON(_ event: Event) {
    buffer.append(opening)
    buffer.append(",\"kind\":\"")
    buffer.append(event.kind.name)
    buffer.append("\"")
    appendField("subject", event.subject)
    appendField("phase", event.phase)
    appendLine(event.line)
    for detail in event.details where detail.style != .textOnly {
      buffer.append(",")
      buffer.appendJSON(detail.key)
      buffer.append(":")
      appendJSON(detail.value)
    }
    buffer.append("}\n")
  }

  private mutating func appendField(_ key: StaticString, _ value: String) {
    if value.isEmpty { return }
    buffer.append(",\"")
    buffer.append(key)
    buffer.append("\":")
    buffer.appendJSON(value)
  }

  fileprivate mutating func appendLine(_ line: Int) {
    if line <= 0 { return }
    buffer.append(",\"line\":")
    buffer.append(integer: line)
  }

  fileprivate mutating func appendJSON(_ value: DetailValue) {
    switch value {
    case .number(let number): appendShortest(number)
    case .integer(let integer): buffer.append(integer: integer)
    case .pair(let x, let y): appendArray([x, y]) { $0.appendShortest($1) }
    case .numbers(let numbers): appendArray(numbers) { $0.appendShortest($1) }
    case .words(let words): appendArray(words) { $0.buffer.appendJSON($1) }
    case .word(let text), .text(let text), .quoted(let text): buffer.appendJSON(text)
    case .bool(let flag), .completion(let flag): buffer.append(flag ? "true" : "false")
    case .nil: buffer.append("null")
    }
  }

  private mutating func appendArray<Element>(
    _ elements: [Element], _ append: (inout TraceWriter, Element) -> Void
  ) {
    buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(",") }
      append(&self, element)
    }
    buffer.append("]")
  }

  private mutating func appendShortest(_ number: Double) {
    if number.isFinite {
      buffer.write(atMost: ShortestDecimal.longest) { ShortestDecimal.write(number, at: $0) }
    } else {
      // JSON has no infinity: the word stands in a string.
      buffer.append("\"")
      buffer.append(FixedDecimal.word(number))
      buffer.append("\"")
    }
  }
}
