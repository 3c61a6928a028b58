import Glibc

extension Bench {
  /// J6: reading ten million bytes of functions without running them.
  static func reading(_ place: Place) throws(BenchError) -> [Work] {
    let directory = "/tmp/anim-bench"
    mkdir(directory, 0o755)
    let (script, peer) = (directory + "/big.anim", directory + "/big.lua")
    try write(Generated.text(of: Generated.ours), to: script)
    try write(Generated.text(of: Generated.lua), to: peer)
    return [
      Work(
        name: "J6", arguments: ["check"], script: script,
        peer: .init(script: "j6/parse.lua", arguments: [peer]) { output in
          Work.lastLine(output.errors).split(separator: "=").last.map(String.init) ?? ""
        },
        result: { _ in "\(Generated.size)" })
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
