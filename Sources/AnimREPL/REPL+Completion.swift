import AnimInterpreter

extension REPL {
  /// Lets the terminal complete with what is known now.
  func prepareCompletion() {
    guard let reader = reader.terminal else { return }
    let dialogue = dialogue
    reader.complete = { line, length in
      REPL.completions(of: line, wordLength: length, in: dialogue)
    }
  }

  /// The words that may stand at the end of a line, the last `count` characters of which are typed.
  static func completions(
    of line: String, wordLength count: Int, in dialogue: InteractiveSession
  ) -> [String] {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(":") else { return dialogue.completions(of: line, wordLength: count) }
    let word = line.suffix(count)
    guard let space = text.firstIndex(of: " ") else {
      return Command.allCases.map(\.rawValue).filter { $0.hasPrefix(word) }
    }
    switch try? Command.named(String(text[..<space].dropFirst())).get() {
    case .help:
      let commands = Command.allCases.map(\.rawValue)
      let names = text.dropLast(count).hasSuffix(":") ? commands : Reference.names
      return names.filter { $0.hasPrefix(word) }.sorted()
    case .show, .plot:
      return dialogue.completions(of: String(text[space...]), wordLength: count)
    default: return []
    }
  }
}
