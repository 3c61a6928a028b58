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

  /// Words of other languages for what is called something else here.
  static let foreign = [
    "null": "nil", "undefined": "nil", "None": "nil", "NULL": "nil", "True": "true",
    "False": "false", "YES": "true", "NO": "false", "this": "self", "println": "print",
    "echo": "print", "setTimeout": "after", "setInterval": "every", "sleep": "wait",
  ]

  /// A noun with `a` or `an` before it; what is no noun stands alone.
  static func article(_ noun: String) -> String {
    if ["nil", "true or false"].contains(noun) || noun.hasPrefix("a ") || noun.hasPrefix("an ") {
      return noun
    }
    return ("aeioAEIO".contains(noun.first ?? "x") ? "an " : "a ") + noun
  }

  /// How a value of a kind is written.
  static func example(of kind: String) -> String? {
    switch kind {
    case "number", "fraction": "0.5"
    case "duration", "time", "time or array of times": "0.5s"
    case "point", "point or rect": "(160, 240)"
    case "rect", "size or rect": "rect(10, 20, 100, 80)"
    case "view or point": "(160, 240)"
    case "angle": "45deg"
    case "color": "#ff8800"
    case "bool", "boolean", "true or false": "true"
    case "string": "\"text\""
    case "transform": "rotation(45deg)"
    case "view", "view or nil": "box"
    case "curve": ".easeInOut"
    case "symbol", "symbol or array of symbols": ".curveLinear"
    case "block": "{ … }"
    case "array": "[a, b]"
    case "anchor": "box.left"
    case "anchor or number": "stage.left"
    case "number or array of four numbers": "[8, 16, 8, 16]"
    default: nil
    }
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
