/// One thing that is measured: work of ours, and the peer's program for the same work.
struct Work {
  var name: String
  /// What it is, for the table.
  var title: String
  var ours: Ours
  var peer: Peer
  /// How often each is run, in turn.
  var runs = 5
  /// How far the results' numbers may be apart, as a part of their size.
  var tolerance = 0.0

  /// What we run.
  enum Ours {
    /// `anim` with these arguments and the script, which is found among the jobs' unless it is a
    /// whole path; what its output comes to.
    case script(String, arguments: [String] = ["run"], result: (Child.Output) -> String = printed)
    /// The runtime, called here.
    case here(() -> Result)
  }

  /// What a run within this program took, in seconds of processor time, and came to.
  struct Result {
    var seconds: Double
    var check: String
  }

  /// A program of a peer; its source lies below the peers' directory.
  struct Peer {
    var runner: Runner
    var arguments: [String] = []
    /// What its output comes to.
    var result: (Child.Output) -> String = { lastLine($0.tail) }

    enum Runner {
      /// Given to an interpreter.
      case script(String, interpreter: String = "lua5.4")
      /// Compiled first, with optimisation.
      case source(String, compiler: String = "cc")
      /// Lies among the scripts of the jobs, not with the peers; compiled with the physics engine.
      case scene(String)
    }

    /// How the table calls it.
    var title: String {
      switch runner {
      case .script(_, let interpreter): interpreter
      case .source(_, let compiler): compiler == "cc" ? "C" : "C++"
      case .scene: "Box2D, C++"
      }
    }
  }

  /// What the last `print` of a trace says.
  static func printed(_ output: Child.Output) -> String {
    for line in output.tail.split(separator: UInt8(ascii: "\n")).reversed() {
      let words = line.split(separator: UInt8(ascii: " "))
      if words.count > 2, words[1].elementsEqual("print".utf8) {
        return words[2...].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      }
    }
    return ""
  }

  /// What peers that time themselves tell last on standard error, as in `check=12`.
  static func lastField(_ output: Child.Output) -> String {
    lastLine(output.errors).split(separator: "=").last.map(String.init) ?? ""
  }

  static func lastLine(_ text: [UInt8]) -> String {
    text.split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
