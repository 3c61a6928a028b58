import AnimInterpreter
import AnimSyntax
import Glibc

extension Conversation {
  /// Does what a command says; `text` is what stands after the colon.
  mutating func perform(_ text: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let word = parts.first ?? ""
    var operand = parts.count > 1 ? parts[1] : ""
    while operand.last?.isWhitespace ?? false { operand.removeLast() }
    switch Command.named(word) {
    case .success(let command):
      if operand.isEmpty, command.needsOperand {
        return complain("`:\(command)` needs \(command.operand): it is for \(command.summary)")
      }
      if !operand.isEmpty, command.operand.isEmpty {
        return complain("`:\(command)` takes nothing after it")
      }
      perform(command, operand)
    case .failure(.unknown):
      complain("there is no command ':\(word)'; `:help` lists them")
    case .failure(.ambiguous(let commands)):
      let names = commands.map { ":\($0)" }.joined(separator: ", ")
      complain("':\(word)' may mean \(names)")
    }
  }

  private mutating func perform(_ command: Command, _ operand: String) {
    switch command {
    case .step: step(operand)
    case .run: time(operand, otherwise: 60) { $0.report($0.dialogue.run(atMost: $1), isRun: true) }
    case .until: time(operand) { $0.goOn(to: $1) }
    case .show: show(operand)
    case .digest: say(dialogue.digest + "\n")
    case .tree: list(dialogue.tree, otherwise: "")
    case .timers: list(dialogue.timers, otherwise: "no timers")
    case .animations: list(dialogue.animations, otherwise: "no animations")
    case .leaks: list(dialogue.leaks, otherwise: "no leaks")
    case .undo: if !dialogue.undo() { complain("there is nothing to undo") }
    case .rewind: time(operand) { $0.rewind($1) }
    case .load: load(path: operand)
    case .save: save(path: operand)
    case .help: help(operand)
    case .quit: isOver = true
    }
  }

  // MARK: Time

  private mutating func time(
    _ text: String, otherwise usual: Double? = nil, _ body: (inout Conversation, Double) -> Void
  ) {
    guard let seconds = text.isEmpty ? usual : Seconds.parse(text) else {
      return complain("a time is written 0.5s, 500ms or 2min, not '\(text)'")
    }
    body(&self, seconds)
  }

  private mutating func step(_ operand: String) {
    if operand.isEmpty { return report(dialogue.step()) }
    time(operand) { $0.report($0.dialogue.advance(bySeconds: $1)) }
  }

  private mutating func goOn(to seconds: Double) {
    guard seconds >= dialogue.now else {
      return complain("it is \(dialogue.timeText)s already; `:rewind` goes back")
    }
    report(dialogue.advance(toSeconds: seconds))
  }

  private mutating func rewind(_ seconds: Double) {
    guard seconds > 0 else { return }
    if dialogue.now == 0 { return complain("it is 0s: there is nothing to go back to") }
    if !dialogue.rewind(toSeconds: dialogue.now - seconds) {
      complain("that is longer ago than the session remembers")
    }
  }

  // MARK: Looking

  private mutating func show(_ text: String) {
    do {
      list(try dialogue.show(text), otherwise: "")
    } catch {
      streams.errors(
        DiagnosticRenderer(color: streams.isColored).render(error.diagnostics, in: error.source))
    }
  }

  private mutating func list(_ lines: [String], otherwise: String) {
    if lines.isEmpty, !otherwise.isEmpty { say(otherwise + "\n") }
    say(lines.map { $0 + "\n" }.joined())
  }

  // MARK: Files

  private mutating func load(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return fail("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return fail("read", path) }
      if count == 0 { break }
    }
    load(SourceFile(name: path, bytes: bytes))
  }

  private func save(path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return fail("write", path) }
    var rest = dialogue.script[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        fail("write", path)
        break
      }
    }
    if close(descriptor) != 0 { fail("write", path) }
  }

  private func fail(_ verb: String, _ path: String) {
    complain("cannot \(verb) '\(path)': \(String(cString: strerror(errno)).lowercased())")
  }

  // MARK: Help

  private mutating func help(_ name: String) {
    if name.isEmpty { return say(Help.overview) }
    if let page = Help.page(name) { return say(page) }
    let near = Spelling.closest(to: name, among: Reference.names).map { "; did you mean '\($0)'?" } ?? ""
    complain("there is no help about '\(name)'\(near)")
  }
}
