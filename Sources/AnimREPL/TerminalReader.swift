import CReadline
import Glibc

/// Lines typed at a terminal, with editing, completion and history.
final class TerminalReader {
  let history: HistoryFile
  /// The words that may stand at the end of a line, the last so many characters of which are typed.
  var complete: (_ line: String, _ wordLength: Int) -> [String] = { _, _ in [] }

  /// Whether a person can be talked to: readline would echo into a pipe.
  static var isPossible: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// - Parameter flag: where Ctrl-C leaves its mark while a script runs.
  init(history: HistoryFile, interrupting flag: UnsafeMutablePointer<UInt8>) {
    self.history = history
    // Readline keeps the reader for as long as the process lives.
    let context = Unmanaged.passRetained(self).toOpaque()
    anim_readline_open(
      { context, line, start, end in
        guard let context, let line else { return nil }
        let reader = Unmanaged<TerminalReader>.fromOpaque(context).takeUnretainedValue()
        let bytes = UnsafeBufferPointer(start: line, count: Int(end)).map { UInt8(bitPattern: $0) }
        let word = String(decoding: bytes[Int(start)...], as: UTF8.self)
        let words = reader.complete(String(decoding: bytes, as: UTF8.self), word.count)
        return words.isEmpty ? nil : strdup(words.joined(separator: "\n"))
      }, context)
    anim_readline_catch(flag)
    history.open()
  }

  /// Ctrl-C came since the last line was begun.
  var wasInterrupted: Bool { anim_readline_interrupted() != 0 }

  /// What was typed up to Return, several lines if they were pasted.
  func next(_ prompt: String) -> LineReader.Answer {
    guard let line = anim_readline_read(prompt) else { return wasInterrupted ? .cancelled : .end }
    defer { free(line) }
    let bytes = UnsafeBufferPointer(start: line, count: strlen(line))
    return .line(bytes.map { UInt8(bitPattern: $0) })
  }
}
