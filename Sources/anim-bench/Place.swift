import Glibc

/// Where the programs and scripts of the jobs are.
struct Place {
  /// The `anim` beside this program.
  let anim: String
  /// The scripts of the jobs, in the sources above this program.
  let scripts: String
  /// The directory of the peers' programs.
  let peers: String?

  init(peers: String?) throws(BenchError) {
    self.peers = peers
    guard let path = realpath("/proc/self/exe", nil) else {
      throw BenchError("this program cannot be found")
    }
    defer { free(path) }
    var parts = String(cString: path).split(separator: "/")
    parts.removeLast()
    anim = "/" + parts.joined(separator: "/") + "/anim"
    while true {
      let scripts = "/" + (parts + ["Sources", "anim-bench", "Jobs"]).joined(separator: "/")
      if access(scripts, R_OK) == 0 {
        self.scripts = scripts
        return
      }
      if parts.popLast() == nil { throw BenchError("Sources/anim-bench/Jobs is not above anim") }
    }
  }

  /// The path of a file that a job makes for itself.
  func made(_ name: String) throws(BenchError) -> String {
    let directory = "/tmp/anim-bench-\(getuid())"
    guard mkdir(directory, 0o700) == 0 || errno == EEXIST else {
      throw BenchError("\(directory) cannot be made")
    }
    return directory + "/" + name
  }

  /// How a peer's program is run, compiled if it has to be; nil without peers.
  func command(of peer: Work.Peer) throws(BenchError) -> [String]? {
    guard let peers else { return nil }
    switch peer.runner {
    case .script(let script, let interpreter):
      return [interpreter, peers + "/" + script] + peer.arguments
    case .source(let source, let compiler):
      return [try compiled(peers + "/" + source, [compiler, "-lm"])] + peer.arguments
    case .scene(let source):
      return [try compiled(scripts + "/" + source, ["c++", "-lbox2d"])] + peer.arguments
    }
  }

  /// The path of a program made of `source` by a compiler, whose words are the first of `command`
  /// and what it is told to link.
  private func compiled(_ source: String, _ command: [String]) throws(BenchError) -> String {
    let name = source.split(separator: "/").suffix(2).joined(separator: "-").split(separator: ".")[
      0]
    let program = try made(String(name))
    let compilation = [command[0], "-O3", "-o", program, source] + command.dropFirst()
    guard try Child.run(compilation, looks: true).status == 0 else {
      throw BenchError("\(source) cannot be compiled")
    }
    return program
  }
}
