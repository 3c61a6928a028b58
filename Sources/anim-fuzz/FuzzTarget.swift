import Glibc

/// What can be fed with arbitrary bytes; each traps where a promise does not hold.
enum FuzzTarget: String, CaseIterable {
  /// Lexer, parser, compiler, and whatever shows a tree or a diagnostic.
  case source
  /// Whole runs with low limits.
  case run
  /// Whole runs of scripts that make sense, see `ScriptGrammar`.
  case grammar
  /// Reading and comparing traces.
  case trace

  func feed(_ bytes: [UInt8]) {
    switch self {
    case .source: SourceTarget.feed(bytes)
    case .run: RunTarget.feed(bytes)
    case .grammar: RunTarget.feed(Array(ScriptGrammar.script(bytes).utf8))
    case .trace: TraceTarget.feed(bytes)
    }
  }
}

extension FuzzTarget {
  /// The bytes of a file; none where it cannot be read.
  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }
}

/// A promise that must hold for every input. Where it does not, the process traps, by which the fuzzer
/// tells that it has found something and keeps the input.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError("broken promise: " + what()) }
}
