import AnimSyntax
import Glibc

extension Conversation {
  mutating func load(path: String) {
    let descriptor = open(Conversation.expanded(path), O_RDONLY | O_CLOEXEC)
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
      Conversation.expanded(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fail("write", path) }
    var rest = dialogue.script[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        fail("write", path)
        break
      }
    }
    if close(descriptor) != 0 { fail("write", path) }
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
