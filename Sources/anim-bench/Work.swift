/// One thing that is measured: a program of ours, and the peer's for the same work.
struct Work {
  var name: String
  /// The arguments of `anim`; the script last, by its place.
  var arguments: [String] = ["run"]
  /// The script, found among the jobs' unless it is a whole path.
  var script: String
  /// The peer's program and arguments, its script below the peers' directory.
  var peer: Peer
  /// How often each is run.
  var runs = 5
  /// What our output comes to.
  var result: (Child.Output) -> String = { printed($0.text) }

  /// A program of a peer's interpreter.
  struct Peer {
    var interpreter = "lua5.4"
    var script: String
    var arguments: [String] = []
    /// What its output comes to.
    var result: (Child.Output) -> String = { lastLine($0.text) }
  }

  /// What the last `print` of a trace says.
  static func printed(_ trace: [UInt8]) -> String {
    for line in trace.split(separator: UInt8(ascii: "\n")).reversed() {
      let words = line.split(separator: UInt8(ascii: " "))
      if words.count > 2, words[1].elementsEqual("print".utf8) {
        return words[2...].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      }
    }
    return ""
  }

  static func lastLine(_ text: [UInt8]) -> String {
    text.split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
