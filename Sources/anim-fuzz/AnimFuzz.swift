import Glibc

/// `anim-fuzz TARGET [options of libFuzzer] FOLDER|FILE…`, `anim-fuzz dictionary`.
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
    guard words.count > 1, let target = FuzzTarget(rawValue: words.remove(at: 1)) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      fatalError("usage: anim-fuzz \(names) [options of libFuzzer] FOLDER|FILE…")
    }
    exit(fuzz(target, words))
  }
}
