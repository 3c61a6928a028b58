@testable import AnimSyntax

/// Changes what stands between the tokens of a text, as authors in a hurry do.
struct GapScatterer {
  private var bytes: [UInt8]
  private var random: RandomNumbers
  private var count = 0

  /// `text` with comments, line ends and blanks in gaps picked at random, still without an error.
  static func scatter(_ text: String, seed: UInt64) -> [UInt8] {
    var scatterer = GapScatterer(
      bytes: Array(text.utf8), random: RandomNumbers(seed: seed &+ 77))
    scatterer.run()
    return scatterer.bytes
  }

  private mutating func run() {
    let tokens = Lexer.lex(SourceFile(name: "text", bytes: bytes)).tokens
    // Every change is parsed, so there are not many of them.
    let odds = max(1 + random.below(12), tokens.count / 40)
    // From the end, so that the places of the tokens before stay what they are.
    for index in tokens.indices.reversed() where random.once(in: odds) {
      let start = index == 0 ? 0 : Int(tokens[index - 1].end)
      let end = Int(tokens[index].start)
      let inString = tokens[index].kind == .stringMiddle || tokens[index].kind == .stringEnd
      var changed = bytes
      changed.replaceSubrange(start..<end, with: gap(Array(bytes[start..<end]), inString))
      let parsed = Parsed(bytes: changed)
      if parsed.diagnostics.isEmpty { bytes = changed }
    }
  }

  /// Something else for the gap `old`.
  private mutating func gap(_ old: [UInt8], _ inString: Bool) -> [UInt8] {
    count += 1
    let comment = random.pick(["/* \(count) */", "/*\(count)/*é*/*/", "/* \(count)\n     go on */"])
    let line = random.pick(["// \(count)\n", "//\(count)  \n", "// \(count)\r\n  "])
    let text = inString ? random.pick(["", " ", comment]) : String(decoding: old, as: UTF8.self)
    switch inString ? 0 : random.below(12) {
    case 0: return Array(text.utf8)
    case 1: return Array((text + comment).utf8)
    case 2: return Array((comment + text).utf8)
    case 3: return Array((text + line).utf8)
    case 4: return Array((text + "\n" + line + text).utf8)
    case 5: return Array((text + comment + "\n" + comment + line + comment + text).utf8)
    case 6: return Array((text + "\n").utf8)
    case 7: return Array((text + "\n \n\n").utf8)
    case 8: return Array((";" + text).utf8)
    case 9: return Array((";" + comment + text).utf8)
    case 10: return Array((text + "," + random.pick(["", "\n", line, comment])).utf8)
    default: return [Byte.space]
    }
  }
}
