/// A command line that makes no sense: exit status 2.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// An unknown word, with the one that was probably meant.
  init(unknown what: String, _ word: String, among candidates: [String]) {
    let near = Suggestion.nearest(to: word, among: candidates)
    message = "unknown \(what) '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// The word somebody probably meant.
enum Suggestion {
  /// The candidate fewest edits away, if that is at most a third of the word; nil for none.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // Longer words are not typing errors, and the comparison is quadratic.
    guard word.utf8.count <= 64 else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance = edits(Array(word.utf8), Array(candidate.utf8))
      let allowed = max(1, min(word.utf8.count, candidate.utf8.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
