import AnimInterpreter
import AnimSyntax
import Glibc

extension Command {
  /// The commands that go back, and those that keep what was typed and run it again.
  static let history = [
    Command(
      "undo", "undo the last line or step",
      remarks: "  The session keeps the last 200 lines and steps.\n"
    ) { repl, _ in if !repl.session.undo() { repl.complain("there is nothing to undo") } },
    Command(
      "rewind", .time, "go back by a time and undo every later line",
      remarks: """
          :rewind 1s    to one second before now
          The session runs the events up to that time again without output; they are the same.

        """
    ) { repl, operand in repl.time(operand) { $0.rewind($1) } },
    Command("load", .file, "run a file as if it were typed", isUndoable: true) { repl, operand in
      repl.load(path: operand)
    },
    Command(
      "save", .file, "write the typed lines as a script",
      remarks: "  Where time passed between two lines, the script waits.\n"
    ) { repl, operand in repl.save(path: operand) },
  ]
}

extension REPL {
  fileprivate mutating func rewind(_ seconds: Double) {
    guard seconds > 0 else { return }
    if session.now == 0 { return complain("the time is 0s: there is nothing to go back to") }
    guard let result = session.rewind(toSeconds: session.now - seconds) else {
      return complain("the session has no state from that time any more")
    }
    report(result)
  }

  fileprivate mutating func load(path: String) {
    let descriptor = open(REPL.expanded(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return fail("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return fail("read", path) }
      if count == 0 { break }
    }
    load(SourceFile(name: path, bytes: bytes))
  }

  fileprivate func save(path: String) {
    let descriptor = open(
      REPL.expanded(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fail("write", path) }
    let script = session.script
    var rest = script[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        fail("write", path)
        close(descriptor)
        return
      }
    }
    if close(descriptor) != 0 { return fail("write", path) }
    // A session may declare a name again, and a script may not.
    let source = SourceFile(name: path, bytes: script)
    var trial = Session()
    let faults = trial.check(source).filter { $0.severity == .error }
    guard !faults.isEmpty else { return }
    complain("'\(path)' is written, but does not run until these errors are fixed:")
    streams.errors(renderer.render(faults, in: source))
  }

  /// A path as a shell would read it where it begins with `~/`.
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private func fail(_ verb: String, _ path: String) {
    complain("cannot \(verb) '\(path)': \(String(cString: strerror(errno)).lowercased())")
  }
}
