import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what the compiler alone complains about, ordered by id.
  public static let compiler: [DiagnosticEntry] = CompilerID.allCases.compactMap(\.entry)
    .sorted { $0.id < $1.id }

  /// Every explanation there is, ordered by id.
  public static let all: [DiagnosticEntry] =
    (syntax + compiler + runtime + limits + layout + transitions + dynamics + screens)
    .sorted { $0.id < $1.id }
}

extension CompilerID {
  /// The explanation; nil where the parser or the machine has the same complaint.
  var entry: DiagnosticEntry? {
    entryAboutNames ?? entryAboutClasses ?? entryAboutSentences ?? entryAboutClauses
      ?? entryAboutStatements
  }

  func entry(
    _ title: String, _ explanation: String, wrong: String = "", right: String = ""
  ) -> DiagnosticEntry {
    DiagnosticEntry(
      id: rawValue, title: title, explanation: explanation, wrong: wrong, right: right)
  }
}
