/// Where the lines of a session come from: a terminal, a descriptor or memory.
struct LineReader {
  private var plain: PlainReader
  let terminal: TerminalReader?
  /// Lines of a paste that are still to be read, the last one first.
  private var pasted: [[UInt8]] = []

  /// What came instead of a line, or the line.
  enum Answer {
    case line([UInt8])
    /// Ctrl-C: what has been typed of the entry is forgotten.
    case cancelled
    case end
  }

  init(_ plain: PlainReader) {
    self.plain = plain
    terminal = nil
  }

  init(_ terminal: TerminalReader) {
    plain = PlainReader([])
    self.terminal = terminal
  }

  /// The next line without its end; only a terminal shows the prompt.
  mutating func next(_ prompt: String) -> Answer {
    if let line = pasted.popLast() { return .line(line) }
    guard let terminal else { return plain.next().map { .line($0) } ?? .end }
    guard case .line(let text) = terminal.next(prompt) else {
      return terminal.wasInterrupted ? .cancelled : .end
    }
    // A paste, or an entry fetched back from the history, comes as several lines at once.
    let lines = text.split(separator: 0x0a, omittingEmptySubsequences: false)
    pasted = lines.dropFirst().reversed().map { Array($0) }
    return .line(Array(lines[0]))
  }

  /// Forgets the rest of a paste.
  mutating func forgetPaste() { pasted = [] }
}
