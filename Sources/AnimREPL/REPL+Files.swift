import AnimInterpreter
import AnimSyntax
import Glibc

extension REPL {
  mutating func load(path: String) {
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

  func save(path: String) {
    let descriptor = open(
      REPL.expanded(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fail("write", path) }
    let script = dialogue.script
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
    complain("'\(path)' is written, and does not run before this is mended:")
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
