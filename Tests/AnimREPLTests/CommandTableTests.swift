import AnimInterpreter
import AnimSyntax
import Synchronization
import Testing

@testable import AnimREPL

@Suite struct CommandTableTests {
  private let table = CommandTable.standard

  private func completions(_ line: String, in table: CommandTable = .standard) -> [String] {
    var session = InteractiveSession()
    _ = session.enter(SourceFile(name: "-", text: "let card = view (10, 10)"))
    let word = line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return table.completion(of: line, wordLength: word.count, in: session).words
  }

  /// What a session with these commands writes to lines of input.
  private func transcript(_ input: String, _ table: CommandTable) -> (
    output: String, errors: String
  ) {
    let (output, errors) = (Captured(), Captured())
    var repl = REPL(
      REPL.Streams(
        input: Array(input.utf8), output: { output.add($0) },
        errors: { _ = errors.add(Array($0.utf8)) }, isColored: false, greeting: ""),
      commands: table)
    repl.run()
    return (output.text, errors.text)
  }

  @Test func namesAreUniqueAndDocumented() throws {
    #expect(Set(table.names).count == table.rows.count)
    for command in table.rows {
      #expect(!command.summary.isEmpty)
      #expect(command.remarks.isEmpty || command.remarks.hasSuffix("\n"), "\(command.name)")
      #expect(table.overview.contains("\n  \(command.usage) "))
      let page = try #require(table.page(":" + command.name))
      #expect(page.hasPrefix(command.usage + "\n  " + command.summary + "\n"))
    }
  }

  @Test func beginningsOfNamesAreEnoughWhereTheyAreUnique() throws {
    #expect(try table.command(named: "q").name == "quit")
    #expect(try table.command(named: "step").name == "step")
    #expect(throws: CommandTable.LookupError.self) { try table.command(named: "s") }
    #expect(throws: CommandTable.LookupError.self) { try table.command(named: "") }
  }

  @Test func completionFollowsTheRows() {
    #expect(completions(":s") == ["step", "slow", "show", "save"])
    #expect(completions(":show car") == ["card"])
    #expect(completions(":plot card.alp") == ["alpha"])
    #expect(completions(":help anim").contains("animate"))
    #expect(completions(":help :un") == ["undo", "until"])
    #expect(completions(":tree ca") == [])
    let session = InteractiveSession()
    #expect(table.completion(of: ":st", wordLength: 2, in: session).isCommand)
    #expect(!table.completion(of: ":help :st", wordLength: 2, in: session).isCommand)
  }

  @Test func onlyOperandsThatAreFilesAreCompletedAsFiles() {
    for command in table.rows {
      var isFile = false
      if case .file = command.operand.completion { isFile = true }
      #expect(table.endsInFile(":\(command.name) x") == isFile)
      #expect(!table.endsInFile(":\(command.name)"))
    }
    #expect(table.endsInFile(":sa dir/na"))
    #expect(!table.endsInFile("load x"))
  }

  @Test func undoTakesBackExactlyWhatTheRowsSay() {
    let operands = [
      "step": "1s", "until": "2s", "rewind": "0.5s", "slow": "2", "show": "card",
      "plot": "card.alpha",
      "load": "/dev/null", "save": "/dev/null",
    ]
    for command in table.rows where command.name != "undo" && command.name != "quit" {
      let line = ":\(command.name) \(operands[command.name] ?? "")"
      // Two entries come before the command: a third `:undo` has something to take back only where
      // the command has left a state of its own; `:rewind` only replaces one.
      let lines = "let card = view (9, 9)\n:step 1s\n\(line)\n:undo\n:undo\n:undo\n"
      let errors = transcript(lines, table).errors
      #expect(!errors.contains("nothing to undo") == command.isUndoable, "\(command.name)")
    }
  }

  @Test func aNewRowIsACommandEverywhere() {
    let row = Command(
      "wave", Operand("WHO", completing: .expression), "greet a value of the script",
      remarks: "  :wave card\n"
    ) { repl, operand in repl.say("hello \(operand) at \(repl.session.timeText)\n") }
    let table = CommandTable(rows: CommandTable.standard.rows + [row])
    #expect(completions(":wa", in: table) == ["wave"])
    #expect(completions(":wave car", in: table) == ["card"])
    let talk = transcript(
      ":step 2s\n:wave card \n:wa you\n:wave\n:wvae x\n:help :wave\n:help\n", table)
    #expect(talk.output.hasPrefix("hello card at 2.000\nhello you at 2.000\n:wave WHO\n"))
    #expect(talk.output.contains("  greet a value of the script\n  :wave card\n"))
    #expect(talk.output.contains("\n  :wave WHO "))
    #expect(
      talk.errors == """
        anim: `:wave` needs WHO: greet a value of the script
        anim: there is no command ':wvae'; did you mean ':wave'?

        """)
  }
}

/// Bytes that a session writes.
private final class Captured: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) -> Bool {
    bytes.withLock { $0 += more }
    return true
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
