import AnimInterpreter
import AnimSyntax
import AnimTrace

/// The words of the language and of traces, as a dictionary for libFuzzer.
enum FuzzDictionary {
  static var text: String {
    var words: Set<String> = ["\n", " { in ", "\\(", "1e308", "5e-324", "9007199254740993", "-0"]
    for kind in TokenKind.allCases { words.insert("\(kind.spelling)") }
    for entry in Reference.all {
      words.formUnion([entry.name, entry.signature])
      for part in entry.parts {
        words.insert(" \(part.label) ")
        words.formUnion(part.symbols.map { "." + $0 })
      }
    }
    for kind in EventKind.allCases { words.insert("\(kind.name)") }
    words.remove("")
    return words.sorted().map { "\"\(escaped($0))\"\n" }.joined()
  }

  /// Bytes that could be misread are written in hexadecimal.
  private static func escaped(_ word: String) -> String {
    word.utf8.prefix(64).map { byte in
      if byte > 0x20, byte < 0x7f, byte != 0x22, byte != 0x5c {
        return String(Character(UnicodeScalar(byte)))
      }
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
