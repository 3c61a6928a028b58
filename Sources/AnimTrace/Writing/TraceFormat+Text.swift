extension TraceFormat {
  /// Lines of words for people: `2.000 animate #1 complete finished`.
  public static let text = TraceFormat(
    name: "text", fileExtension: "trace", hasShortLines: true,
    header: { writer in
      writer.buffer.append("# anim trace 1 fps ")
      writer.buffer.append(integer: writer.frameRate)
      writer.buffer.append(" seed ")
      writer.buffer.append(utf8: String(writer.seed))
      writer.buffer.append("\n")
    },
    opening: { $0.openInSeconds($1) },
    event: { $0.writeText($1) },
    sample: { writer, sample in
      writer.buffer.append(writer.opening)
      writer.buffer.append(sample.place.beforeLine)
      writer.appendText(sample.value)
      if let model = sample.model {
        writer.buffer.append(" model ")
        writer.appendText(model)
      }
      writer.buffer.append("\n")
    },
    place: { buffer, subject, property, part in
      guard part == .beforeLine else { return }
      buffer.append(" sample ")
      buffer.appendWord(subject)
      if !property.isEmpty {
        buffer.append(".")
        buffer.appendWord(property)
      }
      buffer.append(" ")
    })
}

extension TraceWriter {
  /// How the text format shows a value, with this writer's decimals.
  public func text(of value: DetailValue) -> [UInt8] {
    var writer = TraceWriter(precision: precision)
    writer.appendText(value)
    return writer.takeBytes()
  }

  /// Begins the lines of an instant with its seconds, in fixed decimals.
  mutating func openInSeconds(_ time: Int64) {
    let seconds = Double(time) / Double(Event.flicksPerSecond)
    opening.write(atMost: FixedDecimal.longest) { decimals.write(seconds, at: $0) }
  }

  fileprivate mutating func writeText(_ event: Event) {
    buffer.append(opening)
    buffer.append(" ")
    buffer.append(event.kind.name)
    // Input reads as a deed: `tap card`.
    let verbFirst = event.kind == .input
    appendToken(verbFirst ? event.phase : event.subject)
    let waits = !verbFirst && event.details.first?.style == .member
    if waits { appendText(event.details[0]) }
    appendToken(verbFirst ? event.subject : event.phase)
    for detail in event.details.dropFirst(waits ? 1 : 0) { appendText(detail) }
    buffer.append("\n")
  }

  private mutating func appendToken(_ word: String) {
    if word.isEmpty { return }
    buffer.append(" ")
    buffer.appendWord(word)
  }

  private mutating func appendText(_ detail: Detail) {
    switch detail.style {
    case .hidden: return
    case .member:
      buffer.append(".")
      return appendText(detail.value)
    case .named, .textOnly:
      appendToken(detail.key)
    case .bare: break
    }
    switch detail.value {
    case .text(""), .words([]), .numbers([]): return
    default: break
    }
    buffer.append(" ")
    appendText(detail.value)
  }

  mutating func appendText(_ value: DetailValue) {
    switch value {
    case .number(let number): appendFixed(number)
    case .integer(let integer): buffer.append(integer: integer)
    case .pair(let x, let y):
      appendFixed(x)
      buffer.append(" ")
      appendFixed(y)
    case .numbers(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { buffer.append(" ") }
        appendFixed(number)
      }
    case .word(let word): buffer.appendWord(word)
    case .words(let words):
      for (index, word) in words.enumerated() {
        if index > 0 { buffer.append(" ") }
        buffer.appendWord(word)
      }
    case .text(let text): buffer.appendText(text)
    case .quoted(let text): buffer.appendQuoted(text)
    case .bool(let flag): buffer.append(flag ? "true" : "false")
    case .nil: buffer.append("nil")
    case .completion(let finished): buffer.append(finished ? "finished" : "cancelled")
    }
  }

  private mutating func appendFixed(_ number: Double) {
    buffer.write(atMost: FixedDecimal.longest) { decimals.write(number, at: $0) }
  }
}
