import AnimInterpreter

/// The commands of a session; finding, completing and describing them all derive from the rows.
struct CommandTable: Sendable {
  let rows: [Command]

  /// The rows of every session, in the order of help.
  static let standard = CommandTable(
    rows: Command.time + Command.inspection + Command.history + Command.session)

  /// Why a word is no command.
  enum LookupError: Error {
    case unknown
    case ambiguous([Command])
  }

  var names: [String] { rows.map(\.name) }

  /// The command of that name, or the only one that begins so.
  func command(named word: String) throws(LookupError) -> Command {
    if let exact = rows.first(where: { $0.name == word }) { return exact }
    let matches = rows.filter { !word.isEmpty && $0.name.hasPrefix(word) }
    if matches.count == 1 { return matches[0] }
    throw matches.isEmpty ? .unknown : .ambiguous(matches)
  }

  // MARK: Completing

  /// What Tab offers at the end of a line.
  struct Completion: Equatable {
    var words: [String] = []
    /// The word is the name of a command, which something else follows.
    var isCommand = false
  }

  /// Whether `line` ends in the path of a file.
  func endsInFile(_ line: String) -> Bool {
    guard case .file = operand(of: line)?.completion else { return false }
    return true
  }

  /// What may stand at the end of a line, the last `count` characters of which are typed.
  func completion(
    of line: String, wordLength count: Int, in session: InteractiveSession
  ) -> Completion {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(":") else {
      return Completion(words: session.completions(of: line, wordLength: count))
    }
    let word = line.suffix(count)
    guard let space = text.firstIndex(of: " ") else {
      return Completion(
        words: names.filter { $0.hasPrefix(word) }, isCommand: line.count == count + 1)
    }
    switch operand(of: line)?.completion {
    case .topic:
      let topics = text.dropLast(count).hasSuffix(":") ? names : Reference.names
      return Completion(words: topics.filter { $0.hasPrefix(word) }.sorted())
    case .expression:
      return Completion(
        words: session.completions(of: String(text[space...]), wordLength: count))
    case .file, .nothing, nil: return Completion()
    }
  }

  /// The operand of the command that `line` begins with; nil before the space after its name.
  private func operand(of line: String) -> Operand? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(":"), let space = text.firstIndex(of: " ") else { return nil }
    return try? command(named: String(text[..<space].dropFirst())).operand
  }
}
