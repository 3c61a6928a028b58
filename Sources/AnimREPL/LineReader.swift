import Glibc

/// Where the lines of a session come from.
enum LineReader {
  case plain(PlainReader)
  case terminal(TerminalReader)

  /// What came instead of a line, or the line.
  enum Answer {
    case line([UInt8])
    /// Ctrl-C: what has been typed of the entry is forgotten.
    case cancelled
    case end
  }

  var isTerminal: Bool {
    if case .terminal = self { return true }
    return false
  }

  /// The next line without its end; a plain reader shows no prompt.
  mutating func next(_ prompt: String) -> Answer {
    switch self {
    case .terminal(let reader): return reader.next(prompt)
    case .plain(var reader):
      let line = reader.next()
      self = .plain(reader)
      return line.map { .line($0) } ?? .end
    }
  }

  /// Keeps a complete entry for the arrow keys.
  func remember(_ entry: [UInt8]) {
    if case .terminal(let reader) = self { reader.history.add(entry) }
  }
}

/// Lines from a descriptor, each as soon as it is there, or from memory.
struct PlainReader {
  private let descriptor: Int32?
  private var buffer: [UInt8]
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = []
  }

  init(_ bytes: [UInt8]) {
    descriptor = nil
    buffer = bytes
  }

  /// The next line without its end; nil after the last one.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0a) {
        defer { start = end + 1 }
        return Array(buffer[start..<(end > start && buffer[end - 1] == 0x0d ? end - 1 : end)])
      }
      searched = buffer.count
      guard fill() else { break }
      // Filling moves what is left to the front.
      searched -= start
      start = 0
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// Reads more; false when there is no more, and then nothing has moved.
  private mutating func fill() -> Bool {
    guard let descriptor, !isAtEnd else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer.removeFirst(start)
        buffer.append(contentsOf: chunk[..<count])
        return true
      }
      if count < 0, errno == EINTR { continue }
      isAtEnd = true
      return false
    }
  }
}
