/// Finds what somebody probably meant.
public enum Spelling {
  /// The entry of `known` closest to `word`, if it is close enough to be meant.
  public static func closest(to word: String, among known: [String]) -> String? {
    // Longer words are no slips of the finger, and the comparison is quadratic.
    guard word.utf8.count <= 64 else { return nil }
    let limit = max(1, min(3, word.utf8.count / 3))
    var best: (distance: Int, word: String)?
    for candidate in known where candidate != word {
      let distance = distance(Array(word.utf8), Array(candidate.utf8), limit: limit)
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.word
  }

  /// The number of insertions, removals, changes and swaps of neighbours between two words.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    if abs(a.count - b.count) > limit { return limit + 1 }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...max(a.count, 1) where i <= a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...max(b.count, 1) where j <= b.count {
        let same = lowercased(a[i - 1]) == lowercased(b[j - 1])
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], before[j - 2] + 1)
        }
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 65 && byte <= 90 ? byte + 32 : byte
  }
}
