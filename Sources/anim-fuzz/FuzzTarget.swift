/// What can be fed with arbitrary bytes; each traps where a promise does not hold.
enum FuzzTarget: String, CaseIterable {
  /// Lexer, parser, compiler, and whatever shows a tree or a diagnostic.
  case source
  /// Whole runs with low limits.
  case run
  /// Reading and comparing traces.
  case trace

  func feed(_ bytes: [UInt8]) {
    switch self {
    case .source: SourceTarget.feed(bytes)
    case .run: RunTarget.feed(bytes)
    case .trace: TraceTarget.feed(bytes)
    }
  }
}

/// A promise that must hold for every input; the fuzzer keeps the input where it does not.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError("broken promise: " + what()) }
}
