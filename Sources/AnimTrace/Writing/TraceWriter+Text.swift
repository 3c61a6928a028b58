extension TraceWriter {
  mutating func writeText(_ event: Event) {
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
