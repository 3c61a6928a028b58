import AnimInterpreter
import AnimSyntax
import Glibc

/// An interactive session: reads entries, runs them and says what came of it.
public struct REPL {
  /// Where a session's words come from and go to.
  public struct Streams: Sendable {
    /// What stands in for standard input; nil for the real one.
    public var input: [UInt8]?
    /// Takes values and the trace; false when they cannot be written any more.
    public var output: @Sendable ([UInt8]) -> Bool
    /// Takes diagnostics.
    public var errors: @Sendable (String) -> Void
    /// Whether diagnostics are colored.
    public var isColored: Bool
    /// Said first on a terminal.
    public var greeting: String

    public init(
      input: [UInt8]?, output: @escaping @Sendable ([UInt8]) -> Bool,
      errors: @escaping @Sendable (String) -> Void, isColored: Bool, greeting: String
    ) {
      self.input = input
      self.output = output
      self.errors = errors
      self.isColored = isColored
      self.greeting = greeting
    }
  }

  let streams: Streams
  let commands: CommandTable
  var session: InteractiveSession
  let interrupt: Interrupt
  var reader: LineReader
  /// The number of the next entry, which diagnostics call it by.
  private var number = 1
  var isOver = false

  public init(_ streams: Streams) { self.init(streams, commands: .standard) }

  init(_ streams: Streams, commands: CommandTable) {
    self.streams = streams
    self.commands = commands
    let isTerminal = streams.input == nil && TerminalReader.isPossible
    var configuration = RunConfiguration()
    configuration.isUnbuffered = isTerminal
    let interrupt = configuration.interrupt
    let output = streams.output
    configuration.sink = { bytes in
      // Nobody reads any more: there is no use in going on.
      if !output(bytes) { interrupt.reason = Interrupt.user }
    }
    self.interrupt = interrupt
    session = InteractiveSession(configuration)
    if isTerminal {
      let history = HistoryFile.standard { getenv($0).map { String(cString: $0) } }
      reader = LineReader(TerminalReader(history: history, interrupting: interrupt.flag))
    } else {
      reader = LineReader(streams.input.map { PlainReader($0) } ?? PlainReader(descriptor: 0))
    }
  }

  /// Talks until the input ends or somebody leaves.
  public mutating func run() {
    if reader.terminal != nil { say(streams.greeting) }
    while !isOver {
      prepareCompletion()
      switch readEntry() {
      case .line(let entry): answer(entry)
      case .cancelled: reader.forgetPaste()
      case .end:
        if reader.terminal != nil { say("\n") }
        return
      }
    }
  }

  /// Lines up to a complete entry; at the end of the input it may be incomplete.
  private mutating func readEntry() -> LineReader.Answer {
    var entry: [UInt8] = []
    var scan = EntryScan()
    var isFirst = true
    while true {
      switch reader.next(isFirst ? prompt : continuation) {
      case .line(let line):
        entry += line
        if isFirst, REPL.command(in: entry) != nil { return .line(entry) }
        scan.add(line)
        if !scan.isIncomplete { return .line(entry) }
        entry.append(0x0a)
        isFirst = false
      case .cancelled: return .cancelled
      case .end: return isFirst ? .end : .line(Array(entry.dropLast()))
      }
    }
  }

  private mutating func answer(_ entry: [UInt8]) {
    if entry.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }) { return }
    reader.terminal?.history.add(entry)
    interrupt.reason = 0
    if let command = REPL.command(in: entry) {
      perform(command)
    } else {
      load(SourceFile(name: "[\(number)]", bytes: entry))
      number += 1
    }
    flush()
  }

  /// The words after the colon of a command; nil for anything else.
  private static func command(in entry: [UInt8]) -> String? {
    let text = entry.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.first == 0x3a else { return nil }
    return String(decoding: text.dropFirst(), as: UTF8.self)
  }

  // MARK: Commands

  /// Performs a command; `text` is what stands after the colon.
  private mutating func perform(_ text: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let word = text.first?.isWhitespace ?? true ? "" : parts.first ?? ""
    var operand = parts.count > 1 ? parts[1] : ""
    while operand.last?.isWhitespace ?? false { operand.removeLast() }
    do throws(CommandTable.LookupError) {
      let command = try commands.command(named: word)
      if operand.isEmpty, command.operand.isRequired {
        return complain(
          "`:\(command.name)` needs \(command.operand.label): \(command.summary)")
      }
      if !operand.isEmpty, command.operand.label.isEmpty {
        return complain("`:\(command.name)` takes no operand")
      }
      command.perform(&self, operand)
    } catch .ambiguous(let matches) {
      let names = matches.map { ":\($0.name)" }.joined(separator: ", ")
      complain("':\(word)' may mean \(names)")
    } catch {
      let near = Spelling.closest(to: word, among: commands.names)
        .map { "; did you mean ':\($0)'?" }
      complain("there is no command ':\(word)'\(near ?? "; `:help` lists them")")
    }
  }

  /// Lets the terminal complete with what is known now.
  private func prepareCompletion() {
    guard let reader = reader.terminal else { return }
    let (session, commands) = (session, commands)
    reader.complete = { commands.completion(of: $0, wordLength: $1, in: session) }
    reader.endsInFile = { commands.endsInFile($0) }
  }

  // MARK: Running

  mutating func load(_ source: SourceFile) {
    let (diagnostics, result) = session.enter(source)
    flush()
    streams.errors(renderer.render(diagnostics, in: source))
    report(result)
  }

  /// Says what came of running something; a run also says how it ended.
  mutating func report(_ result: InteractiveSession.Result, isRun: Bool = false) {
    switch result {
    case .done: if isRun { session.write(.until) }
    case .idle: session.write(.idle)
    case .stopped: session.write(.stop)
    case .interrupted:
      flushAfterKey()
      complain("interrupted; it is \(session.timeText)s")
    case .abandoned:
      flushAfterKey()
      complain("interrupted before it was done; all is as before, it is \(session.timeText)s")
    case .failed(let diagnostic, let source):
      flush()
      streams.errors(renderer.render(diagnostic, in: source))
      if isRun { complain("the run is undone; it is \(session.timeText)s") }
    }
    flush()
    switch result {
    case .interrupted, .abandoned: reader.forgetPaste()
    case .idle:
      if session.isDeadlocked { complain("a line waits for something that never comes") }
    default: break
    }
  }

  // MARK: Talking

  /// Writes the trace and the values that are waiting.
  mutating func flush() {
    let trace = session.takeOutput()
    if !trace.isEmpty, !streams.output(trace) { isOver = true }
  }

  /// The same after Ctrl-C, which the terminal has shown on a line of its own.
  private mutating func flushAfterKey() {
    flush()
    if reader.terminal != nil { say("\n") }
  }

  mutating func say(_ text: String) {
    if !text.isEmpty, !streams.output(Array(text.utf8)) { isOver = true }
  }

  func complain(_ message: String) { streams.errors("anim: " + message + "\n") }

  var renderer: DiagnosticRenderer { DiagnosticRenderer(color: streams.isColored) }

  private var prompt: String {
    if session.now == 0 { return "anim> " }
    // Readline must know what takes no room.
    let time = session.timeText + "s"
    return (streams.isColored ? "\u{1}\u{1b}[2m\u{2}\(time)\u{1}\u{1b}[0m\u{2}" : time) + " anim> "
  }

  private var continuation: String {
    String(repeating: " ", count: session.now == 0 ? 0 : session.timeText.count + 2) + " ...> "
  }
}
