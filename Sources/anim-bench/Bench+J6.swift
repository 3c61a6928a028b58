import Glibc

extension Bench {
  /// J6: reading ten million bytes of functions without running them.
  static func reading(_ place: Place) throws(BenchError) -> [Work] {
    let (script, peer) = (try place.made("big.anim"), try place.made("big.lua"))
    try write(Generated.text(of: Generated.ours), to: script)
    try write(Generated.text(of: Generated.lua), to: peer)
    return [
      Work(
        name: "J6", title: "10 MB of source to bytecode",
        ours: .script(script, arguments: ["check"]) { _ in "\(Generated.size)" },
        peer: .init(
          runner: .script("j6/parse.lua"), arguments: [peer], result: Work.lastField))
    ]
  }

  private static func write(_ text: [UInt8], to path: String) throws(BenchError) {
    guard let file = fopen(path, "w") else { throw BenchError("\(path) cannot be written") }
    defer { fclose(file) }
    guard fwrite(text, 1, text.count, file) == text.count else {
      throw BenchError("\(path) cannot be written")
    }
  }
}
