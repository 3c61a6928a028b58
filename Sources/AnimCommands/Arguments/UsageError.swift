import AnimInterpreter

/// A command line that makes no sense: exit status 2.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// An unknown word, with the one that was probably meant.
  init(unknown what: String, _ word: String, among candidates: [String]) {
    let near = Spelling.closest(to: word, among: candidates)
    message = "unknown \(what) '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
