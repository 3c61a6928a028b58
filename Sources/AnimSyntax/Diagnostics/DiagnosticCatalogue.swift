/// What `anim explain` says about a diagnostic.
public struct DiagnosticEntry: Hashable, Sendable {
  /// The stable id, such as `unknown-unit`.
  public var id: String
  /// A few words that name the mistake.
  public var title: String
  /// A paragraph: the rule and its reason.
  public var explanation: String
  /// A short script that gets the diagnostic; empty where none is short.
  public var wrong: String
  /// The same script, mended.
  public var right: String

  public init(
    id: String, title: String, explanation: String, wrong: String = "", right: String = ""
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
  }
}

/// The explanations of everything the lexer and the parser complain about.
public enum DiagnosticCatalogue {
  /// One entry for each id, ordered by id.
  public static let syntax: [DiagnosticEntry] = SyntaxID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }

  /// The entry with this id, nil if neither the lexer nor the parser has it.
  public static func syntaxEntry(_ id: String) -> DiagnosticEntry? {
    SyntaxID(rawValue: id)?.entry
  }
}

extension SyntaxID {
  var entry: DiagnosticEntry {
    entryAboutLiterals ?? entryAboutSentences ?? entryAboutOperands ?? entryAboutStatements
      ?? entry("", "")
  }

  func entry(
    _ title: String, _ explanation: String, wrong: String = "", right: String = ""
  ) -> DiagnosticEntry {
    DiagnosticEntry(
      id: rawValue, title: title, explanation: explanation, wrong: wrong, right: right)
  }
}
