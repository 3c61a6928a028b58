/// Scripts that make sense, from any bytes: each byte chooses how the next gap is filled.
///
/// Mutated text seldom gets past the compiler; these scripts run, and what is looked for is how
/// values, closures, timers, animations and `deinit` bodies get on with one another.
struct ScriptGrammar {
  private var bytes: ArraySlice<UInt8>
  private var names = 0
  /// Choices left before every gap is filled by its first, plain choice.
  private var patience = 400

  /// The script that `bytes` choose.
  static func script(_ bytes: [UInt8]) -> String {
    var grammar = ScriptGrammar(bytes: bytes[...])
    var text = grammar.fill(prologue + physicsPrologue, depth: 2)
    while !grammar.bytes.isEmpty, grammar.patience > 0 {
      text += grammar.fill("[T]", depth: 0) + "\n"
    }
    return text
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// `template` with its gaps, such as `[N]`, filled.
  private mutating func fill(_ template: String, depth: Int) -> String {
    var text: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "["), rest.count > 1, rest.dropFirst().first == 0x5d,
        let letter = rest.first, letter >= 0x41, letter <= 0x5a
      else {
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      text += Array(gap(letter, depth).utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func gap(_ letter: UInt8, _ depth: Int) -> String {
    if letter == UInt8(ascii: "K") { return "\(names)" }
    guard let choices = ScriptGrammar.choices[letter] ?? ScriptGrammar.physics[letter] else {
      return ""
    }
    patience -= 1
    var choice = 0
    if depth < 7, patience > 0, let byte = bytes.popFirst() { choice = Int(byte) % choices.count }
    if choices[choice].contains("[K]") { names += 1 }
    return fill(choices[choice], depth: depth + 1)
  }
}
