import CReadline
import Glibc

/// Lines typed at a terminal, with editing, completion and history.
final class TerminalReader {
  let history: HistoryFile
  /// What may stand at the end of a line, the last so many characters of which are typed.
  var complete: (_ line: String, _ wordLength: Int) -> CommandTable.Completion = { _, _ in .init() }
  /// Whether a line ends in the path of a file, which readline completes itself.
  var endsInFile: (_ line: String) -> Bool = { _ in false }

  /// Whether a person can be talked to: readline would echo into a pipe.
  static var isPossible: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// - Parameter flag: where Ctrl-C leaves its mark while a script runs.
  init(history: HistoryFile, interrupting flag: UnsafeMutablePointer<UInt8>) {
    self.history = history
    // Readline keeps the reader for as long as the process lives.
    let context = Unmanaged.passRetained(self).toOpaque()
    anim_readline_open(
      anim_completer(
        context: context,
        ends_in_file: { context, line, end in
          guard let context, let line else { return 0 }
          return TerminalReader.of(context).endsInFile(text(line, end)) ? 1 : 0
        },
        words: { context, line, start, end, suffix in
          guard let context, let line else { return nil }
          let word = text(line + Int(start), end - start)
          let completion = TerminalReader.of(context).complete(text(line, end), word.count)
          // Only the name of a command is sure to be followed by something else.
          if completion.isCommand { suffix?.pointee = 0x20 }
          return completion.words.isEmpty
            ? nil : strdup(completion.words.joined(separator: "\n"))
        }))
    anim_readline_catch(flag)
    history.open()
  }

  private static func of(_ context: UnsafeMutableRawPointer) -> TerminalReader {
    Unmanaged<TerminalReader>.fromOpaque(context).takeUnretainedValue()
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

/// The first `count` bytes at `start`.
private func text(_ start: UnsafePointer<CChar>, _ count: Int32) -> String {
  let bytes = UnsafeBufferPointer(start: start, count: Int(count))
  return String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
