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
}
