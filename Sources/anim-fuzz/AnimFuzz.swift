import Glibc

/// `anim-fuzz TARGET [options of libFuzzer] FOLDER|FILE…`, `anim-fuzz dictionary`, and
/// `anim-fuzz script FILE…`, which prints the scripts that inputs of the target `grammar` stand for.
///
/// Built only where the environment sets `ANIM_FUZZ`, by `.ci/fuzz`: it needs instrumented code
/// and, as deep scripts do, a wide stack.
@main struct AnimFuzz {
  static func main() {
    var words = CommandLine.arguments
    if words.count == 2, words[1] == "dictionary" {
      print(FuzzDictionary.text, terminator: "")
      return
    }
    if words.count > 2, words[1] == "script" {
      for path in words[2...] { print(ScriptGrammar.script(FuzzTarget.read(path)), terminator: "") }
      return
    }
    guard words.count > 1, let target = FuzzTarget(rawValue: words.remove(at: 1)) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      let usage = Array("usage: anim-fuzz \(names) [options of libFuzzer] FOLDER|FILE…\n".utf8)
      write(STDERR_FILENO, usage, usage.count)
      exit(2)
    }
    exit(fuzz(target, words))
  }
}
