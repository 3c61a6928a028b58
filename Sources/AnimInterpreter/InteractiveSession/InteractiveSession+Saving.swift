import AnimRuntime
import AnimSyntax

extension InteractiveSession {
  /// What was entered, as a script that waits where time passed.
  public var script: [UInt8] {
    var bytes: [UInt8] = []
    let end = transcript.last?.time ?? .zero
    if end >= session.stage.until, !beginsWithScene {
      // A run would end before the last lines.
      let until = (end + session.stage.until).seconds.rounded(.up)
      bytes += line("scene (320, 480) until \(DecimalText.string(until))s")
    }
    var time = Time.zero
    var trial = Session()
    for entry in transcript where !InteractiveSession.isOnlyLooking(entry.source, &trial) {
      if entry.time > time {
        bytes += line("wait \(DecimalText.string((entry.time - time).seconds))s")
        time = entry.time
      }
      bytes += entry.source
      if entry.source.last != 0x0a { bytes.append(0x0a) }
    }
    return bytes
  }

  /// Whether an entry asks for values and does nothing else, which a script is warned of.
  private static func isOnlyLooking(_ entry: [UInt8], _ trial: inout Session) -> Bool {
    let source = SourceFile(name: "", bytes: entry)
    var names = NameTable()
    let tree = Parser.parse(source, names: &names).tree
    let unused = trial.check(source).filter { $0.id == CompilerID.unusedValue.rawValue }
    return unused.count == tree[tree.statements].count
  }

  private var beginsWithScene: Bool {
    guard let first = transcript.first else { return false }
    let source = SourceFile(name: "", bytes: first.source)
    return Lexer.lex(source).tokens.first.map { source.text(of: $0.range) } == "scene"
  }

  private func line(_ text: String) -> [UInt8] { Array(text.utf8) + [0x0a] }
}
